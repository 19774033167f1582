// A shorter interval brings the first tick forward, but not to the beginning.
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
Signal.interval(.seconds(1), on: scheduler)
  .map { Int($0 / .seconds(1)) }
  .recorded("interval", by: recorder)
  .take(3)
  .recorded("take 3", by: recorder)
  .subscribe()
scheduler.run()
print(recorder.diagram)

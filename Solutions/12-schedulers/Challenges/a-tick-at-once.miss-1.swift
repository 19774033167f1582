// `startWith` stands after `take`, so its value is a fourth one.
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
Signal.interval(.seconds(2), on: scheduler)
  .map { Int($0 / .seconds(1)) }
  .recorded("interval", by: recorder)
  .take(3)
  .startWith(0)
  .recorded("take 3", by: recorder)
  .subscribe()
scheduler.run()
print(recorder.diagram)

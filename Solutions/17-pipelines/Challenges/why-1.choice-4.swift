let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
keys("ab------------------c", on: scheduler).recorded("typed", by: recorder)
  .throttle(.milliseconds(300), on: scheduler)
  .filter { !$0.isEmpty }
  .map { word in search(word, on: scheduler).take(1) }
  .flatten()
  .map { $0.joined(separator: "+") }
  .recorded("shown", by: recorder)
  .subscribe()
scheduler.run()
print(recorder.diagram)

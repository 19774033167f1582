// With a limit of two, the search for `c` may run beside the one for `b`.
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
keys("ab------------------c", on: scheduler).recorded("typed", by: recorder)
  .throttle(.milliseconds(300), on: scheduler)
  .filter { !$0.isEmpty }
  .map { word in search(word, on: scheduler) }
  .flatten(maxConcurrent: 2)
  .map { $0.joined(separator: "+") }
  .recorded("shown", by: recorder)
  .subscribe()
scheduler.run()
print(recorder.diagram)

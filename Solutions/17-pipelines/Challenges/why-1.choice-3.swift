let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
let typed = keys("ab------------------c", on: scheduler)
let asked =
  typed
  .throttle(.milliseconds(300), on: scheduler)
  .filter { !$0.isEmpty }
typed.recorded("typed", by: recorder).subscribe()
asked
  .map { word in search(word, on: scheduler).take(until: asked) }
  .flatten()
  .map { $0.joined(separator: "+") }
  .recorded("shown", by: recorder)
  .subscribe()
scheduler.run()
print(recorder.diagram)

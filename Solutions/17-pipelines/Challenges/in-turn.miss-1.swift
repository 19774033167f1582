// Two at a time is in turn.
// snippet.hide
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
let typed = Subject<String>()
for (word, time) in [("a", 0), ("b", 100), ("c", 2000)] {
  scheduler.schedule(after: .milliseconds(time)) { typed.sendNext(word) }
}
let search = { (word: String) in
  Signal.return([word]).delay(.milliseconds(300), on: scheduler)
    .merge(Signal.return([word.uppercased()]).delay(.seconds(3), on: scheduler))
    .scan([], +)
}
// snippet.show
typed.recorded("typed", by: recorder)
  .throttle(.milliseconds(300), on: scheduler)
  .filter { !$0.isEmpty }
  .map { word in search(word) }
  .flatten(maxConcurrent: 2)
  .map { $0.joined(separator: "+") }
  .recorded("shown", by: recorder)
  .subscribe()
scheduler.run()
print(recorder.diagram)

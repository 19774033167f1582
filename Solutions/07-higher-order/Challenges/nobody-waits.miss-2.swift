// One at a time is the fastest.
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
let sizes: [String: Timeline<String>] = [
  "a": "----a|", "b": "-b|", "c": "-c|", "d": "--d|",
]
scheduler.cold("(abcd|)").map { scheduler.cold(sizes[$0]!) }
  .recorded("page", inners: "picture", by: recorder)
  .flatten(maxConcurrent: 1)
  .recorded("loaded", by: recorder)
  .subscribe()
scheduler.run()
print(recorder.diagram)

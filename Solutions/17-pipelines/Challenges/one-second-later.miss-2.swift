// Two seconds between two ticks make a second at the start.
// snippet.hide
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
// snippet.show
let ticks = Signal.interval(.seconds(2), on: scheduler)
  .mapReplace("*").startWith("*").recorded("ticks", by: recorder)
let numbers = [3, 2, 1, 0].lazyList.signal(on: scheduler)
  .recorded("numbers", by: recorder)
ticks.zip(with: numbers)
  .map { $1 == 0 ? "again" : "\($1)" }
  .recorded("title", by: recorder).subscribe()
scheduler.run()
print(recorder.diagram)

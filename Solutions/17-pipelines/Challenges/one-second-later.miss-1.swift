// The first number is skipped in place of the first tick.
// snippet.hide
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
// snippet.show
let ticks = Signal.interval(.seconds(1), on: scheduler)
  .mapReplace("*").startWith("*").recorded("ticks", by: recorder)
let numbers = [3, 2, 1, 0].lazyList.signal(on: scheduler).skip(1)
  .recorded("numbers", by: recorder)
ticks.zip(with: numbers)
  .map { $1 == 0 ? "again" : "\($1)" }
  .recorded("title", by: recorder).subscribe()
scheduler.run()
print(recorder.diagram)

// snippet.hide
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
// snippet.show
let rows = Subject<Int>()
let bound: Signal<Int> = rows.recorded("rows (1)", by: recorder).bind {
  { row, _ in
    row == 2 ? nil : .return(row)
  }
}
bound.recorded("bind", by: recorder).subscribe()
rows.recorded("rows (2)", by: recorder)
  .flattenMap { row in row > 2 ? .empty() : .return(row) }
  .recorded("flattenMap", by: recorder).subscribe()
// snippet.hide
for row in 1...4 {
  scheduler.advance(by: .seconds(1))
  rows.sendNext(row)
}
scheduler.advance(by: .seconds(1))
rows.sendCompleted()
// snippet.show
print(recorder.diagram)

// snippet.hide
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
// snippet.show
let parts = Subject<Int>()
let bound: Signal<Int> = parts.recorded("parts (1)", by: recorder).bind {
  { part, stop in
    stop = part == 2
    return .return(part)
  }
}
bound.recorded("bind", by: recorder).subscribe()
parts.recorded("parts (2)", by: recorder)
  .flattenMap { part in part > 2 ? .empty() : .return(part) }
  .take(2)
  .recorded("flattenMap", by: recorder).subscribe()
// snippet.hide
for part in 1...4 {
  scheduler.advance(by: .seconds(1))
  parts.sendNext(part)
}
scheduler.advance(by: .seconds(1))
parts.sendCompleted()
// snippet.show
print(recorder.diagram)

// `.empty()` leaves out part 2 alone. The step is called again, and parts 3 and 4 are sent.
// snippet.hide
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
// snippet.show
let parts = Subject<Int>()
let bound: Signal<Int> = parts.recorded("parts (1)", by: recorder).bind {
  { part, _ in
    part == 2 ? .empty() : .return(part)
  }
}
bound.recorded("bind", by: recorder).subscribe()
parts.recorded("parts (2)", by: recorder)
  .flattenMap { part in part > 2 ? .empty() : .return(part) }
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

// Slip: What goes with the last second of patience is too late.
import ReactiveCore

func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  let watched = life().map { Weak(object: $0) }
  var alive: Int { watched.count { $0.object != nil } }
  for second in 0..<patience {
    if alive == 0 { return .gone(after: second) }
    clock.advance(by: .seconds(1))
  }
  return patience == 0 && alive == 0 ? .gone(after: 0) : .stays(max(alive, 1))
}

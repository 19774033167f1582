// Slip: A second passes before the first look.
import ReactiveCore

func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  let watched = life().map { Weak(object: $0) }
  var alive: Int { watched.count { $0.object != nil } }
  for second in 0..<patience {
    clock.advance(by: .seconds(1))
    if alive == 0 { return .gone(after: second) }
  }
  return alive == 0 ? .gone(after: patience) : .stays(alive)
}

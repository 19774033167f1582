// Slip: The clock says how many seconds have passed.
import ReactiveCore

func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  let watched = life().map { Weak(object: $0) }
  var alive: Int { watched.count { $0.object != nil } }

  for second in 0..<patience {
    if alive == 0 { return .gone(after: Int(clock.now / .seconds(1))) }
    clock.advance(by: .seconds(1))
  }
  return alive == 0 ? .gone(after: Int(clock.now / .seconds(1))) : .stays(alive)
}

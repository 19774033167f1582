import ReactiveCore

/// Returns the time at which the last object from `life` was released, or how many are still alive.
func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  let watched = life().map { Weak(object: $0) }
  var alive: Int { watched.count { $0.object != nil } }

  for second in 0..<patience {
    if alive == 0 { return .gone(after: second) }
    clock.advance(by: .seconds(1))
  }
  return alive == 0 ? .gone(after: patience) : .stays(alive)
}

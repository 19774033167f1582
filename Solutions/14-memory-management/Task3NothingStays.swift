import ReactiveCore

/// What becomes of the objects that `life` makes, once nobody holds them.
///
/// The tool looks through weak references alone: what it held itself could never go.
func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  let watched = life().map { Weak(object: $0) }
  var alive: Int { watched.count { $0.object != nil } }

  for second in 0..<patience {
    if alive == 0 { return .gone(after: second) }
    clock.advance(by: .seconds(1))
  }
  return alive == 0 ? .gone(after: patience) : .stays(alive)
}

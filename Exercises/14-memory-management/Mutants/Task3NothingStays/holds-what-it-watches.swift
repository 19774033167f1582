// Misconception: The objects may be kept in an array while the test watches them. See *Who keeps whom*, page 14.
import ReactiveCore

func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  let objects = life()
  let watched = objects.map { Weak(object: $0) }
  defer { withExtendedLifetime(objects) {} }
  var alive: Int { watched.count { $0.object != nil } }
  for second in 0..<patience {
    if alive == 0 { return .gone(after: second) }
    clock.advance(by: .seconds(1))
  }
  return alive == 0 ? .gone(after: patience) : .stays(alive)
}

// Misconception: When the first object is released, the others are, too. See *Two ends*, page 14.
import ReactiveCore

func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  let watched = Weak(object: life().first)
  for second in 0..<patience {
    if watched.object == nil { return .gone(after: second) }
    clock.advance(by: .seconds(1))
  }
  return watched.object == nil ? .gone(after: patience) : .stays(1)
}

// Misconception: A signal is like an array, so all its values can be sent in one loop. See *A clock of our own*, page 04.
import ReactiveCore

func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    guard start >= 0 else {
      subscriber.sendError(CountdownError.alreadyLaunched)
      return nil
    }
    for number in (0...start).reversed() { subscriber.sendNext(number) }
    subscriber.sendCompleted()
    return nil
  }
}

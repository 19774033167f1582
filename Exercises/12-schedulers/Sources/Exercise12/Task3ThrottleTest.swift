import Marbles
import ReactiveCore

/// A search box: a function that turns typed text into queries.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

/// Task 3: test a throttle without waiting.
///
///     typed  -a-b-------
///     sent   ------b----
///
/// Return whether a search box keeps this promise:
///
/// - An input is sent exactly three seconds after it was typed, unless another is typed by then.
/// - When the typing completes, a waiting input is sent immediately, and the box completes.
///
/// - Test in virtual time: type with `hot` on a `TestScheduler`.
///
/// Page: 12-schedulers, "Test time", "Throttle"
func keepsItsPromise(_ box: SearchBox) -> Bool {
  true
}

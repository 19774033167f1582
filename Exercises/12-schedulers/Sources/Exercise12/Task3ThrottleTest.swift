import Marbles
import ReactiveCore

/// Turns typed texts into the texts to search for.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

/// Task 3: test a throttle without waiting.
///
///     typed  -a-b-------
///     sent   ------b----
///
/// Return whether a search box keeps this promise:
///
/// - A text is sent exactly three seconds after it was typed.
/// - It is not sent if another one follows within three seconds.
/// - When the typing completes, a waiting text is sent at once, and the box completes.
///
/// - Test in virtual time: type with `hot` on a `TestScheduler`.
///
/// Page: 12-schedulers, "Test time", "Throttle"
func keepsItsPromise(_ box: SearchBox) -> Bool {
  true
}

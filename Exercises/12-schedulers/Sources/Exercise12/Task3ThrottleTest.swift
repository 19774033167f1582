import Marbles
import ReactiveCore

/// A search box: makes of the typed texts the texts to search for.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

/// Task 3: test a throttle without waiting.
///
///     typed  -a-b-------
///     sent   ------b----
///
/// Write a test that finds wrong search boxes: it returns whether a box keeps this promise.
///
/// - A text is sent when nothing else was typed for three seconds: not sooner, and not later.
/// - A text that is followed by another one after three seconds or less is not sent.
/// - When the typing completes, a text that waits is sent at once, and then the box completes.
///
/// - The test runs in virtual time: type with `hot` on a `TestScheduler`, and compare the result
///   with marble text.
///
/// Page: 12-schedulers, "Test time", "Throttle"
func keepsItsPromise(_ box: SearchBox) -> Bool {
  true
}

import Marbles
import ReactiveCore

/// A search box: makes of what is typed what is searched for, in the time of the scheduler.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

/// Task 3: test a throttle without waiting.
///
/// Your colleagues have each written a search box. Write the test that finds the wrong ones: it
/// returns whether a box keeps this promise.
///
/// - A text is sent when nothing else was typed for three seconds: not sooner, and not later.
/// - A text that is followed by another one after three seconds or less is not sent.
/// - When the typing is over, a text that waits is sent at once; then the box completes.
///
/// Do not wait for real seconds. Type with `hot` on a `TestScheduler`, and compare what comes with
/// marble text. Think: which typing makes a wrong box show itself?
///
/// Rests on the page 12-schedulers, cells "Test time" and "Throttle".
func keepsItsPromise(_ box: SearchBox) -> Bool {
  true
}

import ReactiveCore

/// Task 3: cancel the source when the last listener leaves.
///
///     first   ^-1-2!
///     second  ---^2-3-4!
///     source  ^-1-2-3-4!
///
/// Share one run of a cold signal while it has listeners. The code below never stops it. Fix it.
///
/// - The first listener starts the source, and gets everything, even if it is all sent at once.
/// - Other listeners join: they get the next values, and the end.
/// - The source is disposed when the last listener has left, and not before.
/// - A listener after that, or after an end, starts the source again.
/// - It is built from a subject, without the library's operators that share: they are for page 10.
///
/// Page: 09-hot-and-cold, "Nobody is left", "Started twice", "Turned off"
func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  let subject = Subject<Value>()
  source.subscribe(subject)
  return subject
}

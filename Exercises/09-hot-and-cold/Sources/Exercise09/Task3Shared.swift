import ReactiveCore

/// Task 3: cancel the source when the last subscriber leaves.
///
///     first   ^-1-2!
///     second  ---^2-3-4!
///     source  ^-1-2-3-4!
///
/// The code below never stops the source. Fix it.
///
/// - The first subscriber starts the source, and gets everything, even what is sent immediately.
/// - Later subscribers get the next values, and the completion or error.
/// - The source is disposed when the last subscriber leaves.
/// - The next subscriber after that, or after a completion or error, starts the source again.
/// - The code uses a subject, and none of the library's sharing operators.
///
/// Page: 09-hot-and-cold, "Nobody is left", "Started twice", "Turned off"
func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  let subject = Subject<Value>()
  source.subscribe(subject)
  return subject
}

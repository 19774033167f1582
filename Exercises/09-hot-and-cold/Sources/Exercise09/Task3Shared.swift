import ReactiveCore

/// Task 3: cancel the source when the last listener leaves.
///
/// Make a cold signal hot for as long as somebody listens. Build it by hand, from a subject and a
/// recipe: the operators with which the library shares a signal are the subject of page 10, and the
/// tests refuse them. The code below starts the source at once, and nothing turns it off.
///
/// - Nothing is subscribed before somebody listens.
/// - The first listener starts the source. Others join, and get what is sent from then on.
/// - The source is disposed when the last listener has left, and not before.
/// - A later listener starts the source anew, as if nobody had ever been there. So does a listener
///   after the source has ended.
/// - Completion and errors reach everybody who is there.
/// - The first listener gets all, even of a source that sends everything at once.
///
/// Here the first listener leaves at 5 s. The second comes at 3 s and leaves at 9 s, as the last one:
///
///     first   ^-1-2!
///     second  ---^2-3-4!
///     source  ^-1-2-3-4!
///
/// Rests on the page 09-hot-and-cold, cells "Nobody is left", "Started twice" and "Turned off".
func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  let subject = Subject<Value>()
  source.subscribe(subject)
  return subject
}

import ReactiveCore

/// Task 2: a heating without a subject.
///
/// A heating has to know whether it is to be on: it is while the room is colder than wanted. Somebody
/// wrote it with a subject in the middle. Write it without one, as a signal that is derived from
/// the two.
///
/// - It sends `true` or `false` as soon as both temperatures are known, and after that only when it
///   changes.
/// - Each subscriber gets it from the beginning, and nothing is measured while nobody listens.
/// - It completes when no temperature can change any more, and fails when one of the two fails.
/// - `dispose()` ends both.
///
///     room      18-----19-----21----19-|
///     wanted    ---20-------------------|
///     heating   ---true-------false-true|
///
/// Rests on the page 08-subjects, cells "In the middle" and "Without it".
func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  let result = Subject<Bool>()
  var latestRoom = 0
  var latestWanted = 0
  room.subscribeNext {
    latestRoom = $0
    result.sendNext(latestRoom < latestWanted)
  }
  wanted.subscribeNext {
    latestWanted = $0
    result.sendNext(latestRoom < latestWanted)
  }
  return result
}

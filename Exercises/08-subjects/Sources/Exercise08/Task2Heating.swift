import ReactiveCore

/// Task 2: a heater without a subject.
///
///     room      18-----19-----21----19-|
///     wanted    ---20-------------------|
///     heating   ---true-------false-true|
///
/// The heater is on while the room is colder than wanted.
///
/// - Sends `true` or `false` once both temperatures are known, and then sends only changes.
/// - Each subscription subscribes to both inputs, and disposing it ends both subscriptions.
/// - Completes when both complete, and fails when either fails.
///
/// Page: 08-subjects, "In the middle", "Without it"
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

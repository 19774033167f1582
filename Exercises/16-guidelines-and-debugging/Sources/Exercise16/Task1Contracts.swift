import ReactiveCore

/// Task 1: contracts for five signals.
///
/// ```swift
/// SignalContract(.cold, .one, of: Int.self, completion: "after the score")
/// // ColdSignal<Int, NoError>
/// // Completion: after the score
/// // Scheduler: current
/// // Multicast: NO
/// ```
///
/// Write a contract for each signal of `CityLibrary`, which is in Given/CityLibrary.swift.
///
/// - Be as specific as you can: `[T]` also fits a signal of exactly one value, but says less.
/// - Leave out a completion or an error that never happens. `completion` and `when` are free text.
///
/// Page: 16-guidelines-and-debugging, "A contract"
extension CityLibrary {
  var noticeContract: SignalContract<String> { SignalContract(.cold, .none) }

  var titlesContract: SignalContract<String> { SignalContract(.cold, .none) }

  var shelfContract: SignalContract<Int> { SignalContract(.cold, .none) }

  var borrowContract: SignalContract<Void> { SignalContract(.hot, .none) }

  var closingContract: SignalContract<Int> { SignalContract(.cold, .none) }
}

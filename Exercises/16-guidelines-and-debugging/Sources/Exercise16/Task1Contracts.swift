import ReactiveCore

/// Task 1: contracts for five signals.
///
/// Read how the five signals of `CityLibrary`, in Given/, are made, and write what each promises.
///
/// ```swift
/// SignalContract(.cold, .one, of: Int.self, completion: "after the score")
/// // ColdSignal<Int, NoError>
/// // Completion: after the score
/// // Scheduler: current
/// // Multicast: NO
/// ```
///
/// - Promise everything that is true: a signal of exactly one value keeps `[T]`, but that says
///   less.
/// - Leave out ends that never happen. `completion` and `when` are free text.
///
/// Page: 16-guidelines-and-debugging, "A contract"
extension CityLibrary {
  /// The contract of `noticeChanged`.
  var noticeContract: SignalContract<String> { SignalContract(.cold, .none) }

  /// The contract of `titles(containing:)`.
  var titlesContract: SignalContract<String> { SignalContract(.cold, .none) }

  /// The contract of `shelf(of:)`.
  var shelfContract: SignalContract<Int> { SignalContract(.cold, .none) }

  /// The contract of `borrow(_:)`.
  var borrowContract: SignalContract<Void> { SignalContract(.hot, .none) }

  /// The contract of `closingHour`.
  var closingContract: SignalContract<Int> { SignalContract(.cold, .none) }
}

import ReactiveCore

/// Task 1: contracts for five signals.
///
/// `CityLibrary`, in Given/, has five signals. Read how each of them is made, and write down what it
/// promises. The tests compare the notation, and then hold the signals to what you wrote.
///
/// - Promise all that is true. A signal that sends exactly one value keeps `[T]` as well, but that is
///   not all one can say.
/// - The texts for `completion` and for an error's `when` are for people: choose your own words. Leave
///   out what never happens.
///
/// ```swift
/// SignalContract(.cold, .one, of: Int.self, completion: "after the score")
/// // ColdSignal<Int, NoError>
/// // Completion: after the score
/// // Scheduler: current
/// // Multicast: NO
/// ```
///
/// Rests on the page 16-guidelines-and-debugging, cell "A contract".
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

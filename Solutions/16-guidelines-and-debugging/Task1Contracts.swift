import ReactiveCore

/// The contracts of the library's signals.
extension CityLibrary {
  /// The contract of `noticeChanged`.
  var noticeContract: SignalContract<String> { SignalContract(.hot, .many) }

  /// The contract of `titles(containing:)`.
  var titlesContract: SignalContract<String> {
    SignalContract(.cold, .many, completion: "after the last title", scheduler: .specified(desk))
  }

  /// The contract of `shelf(of:)`.
  var shelfContract: SignalContract<Int> {
    SignalContract(.cold, .oneOrNil, completion: "after the shelf")
  }

  /// The contract of `borrow(_:)`.
  var borrowContract: SignalContract<Void> {
    SignalContract(
      .cold, .none,
      error: .of(LoanError.self, when: "the library does not have the book"),
      completion: "when the book is lent")
  }

  /// The contract of `closingHour`.
  var closingContract: SignalContract<Int> {
    SignalContract(.cold, .one, completion: "after the hour", multicast: true)
  }
}

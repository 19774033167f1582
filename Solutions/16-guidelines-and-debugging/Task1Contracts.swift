import ReactiveCore

/// The contracts of the library's signals.
extension CityLibrary {
  var noticeContract: SignalContract<String> { SignalContract(.hot, .many) }

  var titlesContract: SignalContract<String> {
    SignalContract(.cold, .many, completion: "after the last title", scheduler: .specified(desk))
  }

  var shelfContract: SignalContract<Int> {
    SignalContract(.cold, .oneOrNil, completion: "after the shelf")
  }

  var borrowContract: SignalContract<Void> {
    SignalContract(
      .cold, .none,
      error: .of(LoanError.self, when: "the library does not have the book"),
      completion: "when the book is lent")
  }

  var closingContract: SignalContract<Int> {
    SignalContract(.cold, .one, completion: "after the hour", multicast: true)
  }
}

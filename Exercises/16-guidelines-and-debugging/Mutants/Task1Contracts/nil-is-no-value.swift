// Misconception: A missing shelf is no value, so any number of values come, or none. See *A contract*, page 16.
import ReactiveCore

extension CityLibrary {
  var noticeContract: SignalContract<String> {
    SignalContract(.hot, .many)
  }
  var titlesContract: SignalContract<String> {
    SignalContract(.cold, .many, completion: "after the last title", scheduler: .specified(desk))
  }
  var shelfContract: SignalContract<Int> {
    SignalContract(.cold, .many, completion: "after the shelf")
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

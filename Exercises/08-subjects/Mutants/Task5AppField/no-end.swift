// Misconception: The subject goes with the field, so nobody has to send an end. See *In the middle*, page 08.
import ReactiveCore

final class SearchField {
  private let subject = BehaviorSubject("")
  private var isEmpty = true

  var texts: Signal<String> { subject.map { $0 } }

  func type(_ text: String) {
    isEmpty = text.isEmpty
    subject.sendNext(text)
  }

  func clear() {
    if !isEmpty { type("") }
  }
}

// Misconception: Who subscribes late wants to know all that was typed. See *The last two*, page 08.
import ReactiveCore

final class SearchField {
  private let subject = ReplaySubject<String>()
  private var isEmpty = true

  init() {
    subject.sendNext("")
  }

  deinit {
    subject.sendCompleted()
  }

  var texts: Signal<String> { subject.map { $0 } }

  func type(_ text: String) {
    isEmpty = text.isEmpty
    subject.sendNext(text)
  }

  func clear() {
    if !isEmpty { type("") }
  }
}

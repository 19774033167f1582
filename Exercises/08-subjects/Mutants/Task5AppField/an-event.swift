// Misconception: A text is an event, so a late subscriber waits for the next one. See *A volume knob*, page 08.
import ReactiveCore

final class SearchField {
  private let subject = Subject<String>()
  private var isEmpty = true

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

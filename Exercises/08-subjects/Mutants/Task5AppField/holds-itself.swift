// Misconception: A signal of a field has to hold its field. See *At the edge*, page 08.
import ReactiveCore

final class SearchField {
  private let subject = BehaviorSubject("")
  private var isEmpty = true

  deinit {
    subject.sendCompleted()
  }

  var texts: Signal<String> { subject.doNext { _ in _ = self } }

  func type(_ text: String) {
    isEmpty = text.isEmpty
    subject.sendNext(text)
  }

  func clear() {
    if !isEmpty { type("") }
  }
}

import ReactiveCore

final class SearchField {
  private let subject = BehaviorSubject("")
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

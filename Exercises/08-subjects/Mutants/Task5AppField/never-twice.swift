// Misconception: Clearing twice is a repeat, so all repeats go. See *Distinct*, page 05.
import ReactiveCore

final class SearchField {
  private let subject = BehaviorSubject("")
  private var isEmpty = true

  deinit {
    subject.sendCompleted()
  }

  var texts: Signal<String> { subject.startWith("").distinctUntilChanged() }

  func type(_ text: String) {
    isEmpty = text.isEmpty
    subject.sendNext(text)
  }

  func clear() {
    type("")
  }
}

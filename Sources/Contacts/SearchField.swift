import ReactiveCore

/// A model of a search field.
public final class SearchField {
  private let subject = BehaviorSubject("")

  /// Creates an empty field.
  public init() {}

  deinit {
    subject.sendCompleted()
  }

  /// A signal that sends the current text and then each change, and completes when the field is
  /// deallocated.
  ///
  /// Only the field itself can send text, because the subject is private.
  public var texts: Signal<String> {
    subject.map { $0 }
  }

  /// Changes the text, as a user would.
  public func type(_ text: String) {
    subject.sendNext(text)
  }

  /// Clears the text.
  public func clear() {
    subject.sendNext("")
  }
}

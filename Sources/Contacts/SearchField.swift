import ReactiveCore

/// A field in which somebody types what to search for.
public final class SearchField {
  private let subject = BehaviorSubject("")

  /// Creates a field that is empty.
  public init() {}

  deinit {
    subject.sendCompleted()
  }

  /// The text that is there, and then each change; completes when the field is released.
  ///
  /// Only the field itself sends: the subject stays inside.
  public var texts: Signal<String> {
    subject.map { $0 }
  }

  /// Does what a person does: changes the text.
  public func type(_ text: String) {
    subject.sendNext(text)
  }

  /// Takes the text away.
  public func clear() {
    subject.sendNext("")
  }
}

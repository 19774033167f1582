import ReactiveCore

/// A model of a text field that a user edits and a program sets.
///
/// RAC: `UITextField`.
public final class TextField {
  /// The text in the field.
  ///
  /// Unlike ``type(_:)``, setting this property doesn't send the text.
  public var text: String

  /// An object whose `ended` signal completes when the field is deallocated.
  public let lifetime = Lifetime()

  private let edits = Subject<String>()

  /// Creates a field that contains `text`.
  public init(text: String = "") { self.text = text }

  /// Changes the text as a user would, and sends it.
  public func type(_ text: String) {
    self.text = text
    edits.sendNext(text)
  }

  /// A signal that sends the current text, and then the text after each edit.
  ///
  /// The signal completes when the field is deallocated, and never fails.
  ///
  /// RAC: `-rac_textSignal`.
  public var texts: Signal<String> {
    let edits = edits.take(until: lifetime.ended)
    return .defer { [weak self] in self.map { edits.startWith($0.text) } ?? .empty() }
  }

  /// Returns one terminal of a new channel whose other terminal is connected to the field.
  ///
  /// The terminal sends the text after each edit, but not the initial text. The field shows the
  /// text that the terminal receives. To keep the field in sync with a model:
  ///
  /// ```swift
  /// let name = account.$name.channel()
  /// let field = nameField.channel()
  /// name.subscribe(field)
  /// field.subscribe(name)
  /// ```
  ///
  /// RAC: `-rac_newTextChannel`.
  public func channel() -> ChannelTerminal<String> {
    let channel = Channel<String>()
    channel.following.subscribeNext { [weak self] text in self?.text = text }
    edits.take(until: lifetime.ended).subscribe(channel.following)
    return channel.leading
  }
}

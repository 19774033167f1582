import ReactiveCore

/// A model of a text field: a person types into it, a program sets it.
///
/// RAC: `UITextField`.
public final class TextField {
  /// The text in the field.
  ///
  /// Setting it, unlike ``type(_:)``, notifies nobody.
  public var text: String

  /// Completes when the field is deallocated.
  public let lifetime = Lifetime()

  private let edits = Subject<String>()

  /// Creates a field with a text in it.
  public init(text: String = "") { self.text = text }

  /// Does what a person does: changes the text, and sends it.
  public func type(_ text: String) {
    self.text = text
    edits.sendNext(text)
  }

  /// Sends the text at the moment of subscription, and then the text after each edit.
  ///
  /// It completes with the field.
  ///
  /// RAC: `-rac_textSignal`.
  public var texts: Signal<String> {
    let edits = edits.take(until: lifetime.ended)
    return .defer { [weak self] in self.map { edits.startWith($0.text) } ?? .empty() }
  }

  /// A terminal of a new channel, whose other terminal is the field: it sends edits, and sets the text.
  ///
  /// It has no first value. To show a model's text in the field, and keep both in step:
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

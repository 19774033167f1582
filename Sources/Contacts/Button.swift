import ReactiveCore

/// A model of a button: a person clicks it while it is enabled.
///
/// RAC: `UIButton`.
public final class Button {
  /// Whether a click does anything.
  public var isEnabled = true

  /// Completes when the button is deallocated.
  public let lifetime = Lifetime()

  private let clicked = Subject<Button>()
  private let binding = SerialDisposable()

  /// Creates a button that is enabled.
  public init() {}

  deinit { binding.dispose() }

  /// Does what a person does.
  public func click() {
    if isEnabled { clicked.sendNext(self) }
  }

  /// Sends the button at each click.
  ///
  /// It completes with the button.
  ///
  /// RAC: `-rac_signalForControlEvents:`.
  public var clicks: Signal<Button> { clicked.take(until: lifetime.ended) }

  /// Lets each click execute `command`, and the command say whether the button is enabled.
  ///
  /// A command that was bound before is let go.
  ///
  /// RAC: `rac_command`.
  public func bind<Output>(to command: Command<Button, Output>) {
    unbind()
    binding.disposable = CompoundDisposable([
      command.enabled.bind(to: \.isEnabled, on: self),
      clicks.subscribeNext { command.execute($0) },
    ])
  }

  /// Lets the command go, and enables the button again.
  public func unbind() {
    binding.swap(nil)?.dispose()
    isEnabled = true
  }
}

import ReactiveCore

/// A model of a button that a user can click.
///
/// RAC: `UIButton`.
public final class Button {
  /// A Boolean value that indicates whether clicks have an effect.
  public var isEnabled = true

  /// An object whose `ended` signal completes when the button is deallocated.
  public let lifetime = Lifetime()

  private let clicked = Subject<Button>()
  private let binding = SerialDisposable()

  /// Creates an enabled button.
  public init() {}

  deinit { binding.dispose() }

  /// Clicks the button, as a user would.
  public func click() {
    if isEnabled { clicked.sendNext(self) }
  }

  /// A signal that sends the button on each click.
  ///
  /// The signal completes when the button is deallocated, and never fails.
  ///
  /// RAC: `-rac_signalForControlEvents:`.
  public var clicks: Signal<Button> { clicked.take(until: lifetime.ended) }

  /// Executes `command` on each click, and enables the button while the command is enabled.
  ///
  /// If the button already has a command, the new one replaces it.
  ///
  /// RAC: `rac_command`.
  public func bind<Output>(to command: Command<Button, Output>) {
    unbind()
    binding.disposable = CompoundDisposable([
      command.enabled.bind(to: \.isEnabled, on: self),
      clicks.subscribeNext { command.execute($0) },
    ])
  }

  /// Removes the command, and enables the button.
  public func unbind() {
    binding.swap(nil)?.dispose()
    isEnabled = true
  }
}

/// Decides when and where work runs, one piece at a time, in the order in which it was asked for.
///
/// A scheduler returns a disposable for each piece of work, which cancels it while it has not begun,
/// or `nil` where cancelling is not possible. Delays are a `Duration`.
///
/// A subclass overrides `now` and the three `schedule` methods, and runs its work through
/// ``performAsCurrent(_:)``.
///
/// RAC: `RACScheduler`. Keeps SCH-BASE-1, 2, 4, 5, 7 and 8, SCH-CURRENT-1…6; SCH-BASE-3 and 6 are
/// different: there are no dates, and a description shows no address.
open class Scheduler: @unchecked Sendable {  // Sendable: a name that never changes.
  /// What the scheduler calls itself in descriptions.
  public let name: String

  /// Creates a scheduler of a subclass.
  public init(name: String? = nil) {
    self.name = name ?? "reactive-core.\(Self.self).anonymousScheduler"
  }

  /// The time on this scheduler's clock, of which only differences mean something.
  open var now: Duration { overridden() }

  /// Runs `action` after everything that was scheduled before it.
  @discardableResult
  open func schedule(_ action: @escaping () -> Void) -> Disposable? { overridden() }

  /// Runs `action` once `delay` has passed, or later.
  @discardableResult
  open func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Disposable? {
    overridden()
  }

  /// Runs `action` once `delay` has passed, and then every `interval`, until it is disposed.
  ///
  /// Each run may come up to `leeway` late.
  @discardableResult
  open func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration = .zero,
    _ action: @escaping () -> Void
  ) -> Disposable? {
    overridden()
  }

  /// Runs `action` with this scheduler as ``current``, and restores the previous one afterwards.
  public final func performAsCurrent(_ action: () -> Void) {
    let context = ThreadContext.current
    let previous = context.scheduler
    context.scheduler = self
    action()
    context.scheduler = previous
  }

  /// Returns what `body` makes where a scheduler is current: this thread's, or a new one.
  ///
  /// So what it subscribes has been subscribed when it returns.
  static func withCurrent<Result>(_ body: () -> Result) -> Result {
    let context = ThreadContext.current
    if context.hasScheduler { return body() }
    context.scheduler = .background()
    defer { context.scheduler = nil }
    return body()
  }

  /// The scheduler whose work this thread is doing.
  ///
  /// On the main thread it is ``main`` where it is no other.
  public static var current: Scheduler? {
    let context = ThreadContext.current
    return context.scheduler ?? (context.isMain ? .main : nil)
  }

  private func overridden(_ method: StaticString = #function) -> Never {
    preconditionFailure("\(Self.self) is a Scheduler, so it has to override \(method).")
  }
}

extension Scheduler: CustomStringConvertible {
  /// The kind of scheduler, and its name.
  public var description: String { "<\(type(of: self))> \(name)" }
}

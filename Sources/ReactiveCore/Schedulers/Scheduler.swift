/// Decides when and where work runs, one piece at a time, in the order in which it was asked for.
///
/// A scheduler returns a disposable for each piece of work, which cancels it while it has not begun,
/// or `nil` where cancelling is not possible. Delays are a `Duration`. Work goes to another thread, so it
/// has to be `@Sendable`, as for a task: the compiler warns of what two threads could use at the same time,
/// and of what belongs to an actor. A ``TestScheduler`` does its work where its clock is moved, and takes any.
///
/// A subclass overrides `now` and the three `schedule` methods, and runs its work through
/// ``performAsCurrent(_:)``.
///
/// RAC: `RACScheduler`.
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
  @preconcurrency @discardableResult
  open func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable? { overridden() }

  /// Runs `action` once `delay` has passed, or later.
  @preconcurrency @discardableResult
  open func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Disposable?
  {
    overridden()
  }

  /// Runs `action` once `delay` has passed, and then every `interval`, until it is disposed.
  ///
  /// Each run may come up to `leeway` late.
  @preconcurrency @discardableResult
  open func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration = .zero,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable? {
    overridden()
  }

  /// Runs `action`, and once more for each call of the closure that it is given.
  ///
  /// A pass that is asked for inside the action runs after it, at the end of the scheduler's queue, so
  /// nothing nests, and others get their turn. Disposing stops the passes that have not begun.
  ///
  /// RAC: `-scheduleRecursiveBlock:`.
  @preconcurrency @discardableResult
  public func scheduleRecursive(
    _ action: @escaping @Sendable (_ reschedule: @escaping () -> Void) -> Void
  ) -> Disposable? {
    recur(action)
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

extension Scheduler {
  /// Runs `action` as `schedule` does, for a caller that keeps what it holds to one thread at a time.
  @discardableResult
  final func scheduleUnchecked(
    after delay: Duration? = nil, _ action: @escaping () -> Void
  ) -> Disposable? {
    nonisolated(unsafe) let action = action
    guard let delay else { return schedule { action() } }
    return schedule(after: delay) { action() }
  }
}

extension Scheduler: CustomStringConvertible {
  /// The kind of scheduler, and its name.
  public var description: String { "<\(type(of: self))> \(name)" }
}

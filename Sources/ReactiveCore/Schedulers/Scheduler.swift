/// An object that runs work, one piece at a time, in the order in which it was scheduled.
///
/// The schedule methods return a disposable, which cancels the work if it hasn't started. They
/// return `nil` if the work can't be canceled.
///
/// Work may run on another thread, so its closure must be `@Sendable`, as for a task.
/// The compiler warns about values that two threads could use at the same time, and
/// values that belong to an actor. A ``TestScheduler`` runs work on the thread that
/// advances its clock, and accepts any closure.
///
/// A subclass overrides `now` and the three `schedule` methods, and runs its work with
/// ``performAsCurrent(_:)``.
///
/// RAC: `RACScheduler`.
open class Scheduler: @unchecked Sendable {  // Sendable: the name never changes.
  /// The name of the scheduler, for debugging.
  public let name: String

  /// Creates a scheduler, for use by a subclass.
  public init(name: String? = nil) {
    self.name = name ?? "reactive-core.\(Self.self).anonymousScheduler"
  }

  /// The time on the scheduler's clock.
  ///
  /// Only differences between two times are meaningful.
  open var now: Duration { overridden() }

  /// Runs `action` after all work that was scheduled earlier.
  @preconcurrency @discardableResult
  open func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable? { overridden() }

  /// Runs `action` after `delay` has passed.
  @preconcurrency @discardableResult
  open func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Disposable?
  {
    overridden()
  }

  /// Runs `action` after `delay`, and then every `interval`, until the returned disposable is
  /// disposed.
  ///
  /// Each run may be up to `leeway` late.
  @preconcurrency @discardableResult
  open func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration = .zero,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable? {
    overridden()
  }

  /// Runs `action`, and repeats it for each call to the closure that `action` receives.
  ///
  /// A repetition that is requested inside the action goes to the end of the scheduler's queue. Calls
  /// therefore don't nest, and other work can run between them. Disposal cancels the repetitions that
  /// haven't started.
  ///
  /// RAC: `-scheduleRecursiveBlock:`.
  @preconcurrency @discardableResult
  public func scheduleRecursive(
    _ action: @escaping @Sendable (_ reschedule: @escaping () -> Void) -> Void
  ) -> Disposable? {
    recur(action)
  }

  /// Runs `action` with this scheduler as ``current``, and restores the previous one afterward.
  public final func performAsCurrent(_ action: () -> Void) {
    let context = ThreadContext.current
    let previous = context.scheduler
    context.scheduler = self
    action()
    context.scheduler = previous
  }

  /// Runs `body` with the current scheduler, or with a new one if this thread has none.
  ///
  /// The recipes of signals that `body` subscribes to therefore run before this method returns.
  static func withCurrent<Result>(_ body: () -> Result) -> Result {
    let context = ThreadContext.current
    if context.hasScheduler { return body() }
    context.scheduler = .background()
    defer { context.scheduler = nil }
    return body()
  }

  /// The scheduler whose work is running on this thread, or `nil` if there is none.
  ///
  /// On the main thread, this is ``main``, unless another scheduler's work is running.
  public static var current: Scheduler? {
    let context = ThreadContext.current
    return context.scheduler ?? (context.isMain ? .main : nil)
  }

  private func overridden(_ method: StaticString = #function) -> Never {
    preconditionFailure("\(Self.self) is a Scheduler, so it must override \(method).")
  }
}

extension Scheduler {
  /// Schedules an action that is not `@Sendable`.
  ///
  /// The caller ensures that only one thread at a time uses the action.
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
  /// The scheduler's type and name.
  public var description: String { "<\(type(of: self))> \(name)" }
}

import Dispatch
import Foundation

/// A scheduler that runs work asynchronously on its own serial queue.
///
/// RAC: `RACQueueScheduler`, `RACTargetQueueScheduler`.
public final class QueueScheduler: Scheduler, @unchecked Sendable {  // Sendable: the queue is.
  private let queue: DispatchQueue
  private let start = DispatchTime.now().uptimeNanoseconds

  /// Creates a scheduler whose serial queue targets a serial or concurrent queue.
  public init(name: String? = nil, target: DispatchQueue) {
    let name = name ?? target.label
    queue = DispatchQueue(label: name, target: target)
    super.init(name: name)
  }

  /// The time since this scheduler was created.
  public override var now: Duration {
    .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds - start))
  }

  /// Runs `action` asynchronously on the queue.
  @preconcurrency @discardableResult
  public override func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable? {
    let work = ScheduledWork(work: action)
    queue.async { [self] in work.performOnce(on: self) }
    return work
  }

  /// Runs `action` on the queue once `delay` has passed.
  @preconcurrency @discardableResult
  public override func schedule(
    after delay: Duration, _ action: @escaping @Sendable () -> Void
  ) -> Disposable? {
    let work = ScheduledWork(work: action)
    queue.asyncAfter(deadline: .now() + delay.dispatchInterval) { [self] in
      work.performOnce(on: self)
    }
    return work
  }

  /// Runs `action` on the queue once `delay` has passed, and then every `interval`.
  @preconcurrency @discardableResult
  public override func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration = .zero,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable? {
    precondition(interval > .zero, "An interval must be longer than zero.")
    precondition(leeway >= .zero, "A leeway cannot be negative.")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(
      deadline: .now() + delay.dispatchInterval, repeating: interval.dispatchInterval,
      leeway: leeway.dispatchInterval)
    let cancel = Disposable { timer.cancel() }
    // The timer retains the scheduler until it is canceled, because nothing else might retain it.
    timer.setEventHandler { [self] in
      if !cancel.isDisposed { performAsCurrent(action) }
    }
    timer.resume()
    return cancel
  }
}

extension Duration {
  /// The duration in nanoseconds, at least 0, or `never` if the number is too large.
  fileprivate var dispatchInterval: DispatchTimeInterval {
    let nanoseconds = max(0, attoseconds / 1_000_000_000)
    return Int(exactly: nanoseconds).map(DispatchTimeInterval.nanoseconds) ?? .never
  }
}

extension Scheduler {
  /// The priority of work on a background scheduler.
  public enum Priority: Sendable {
    /// Work that the user is waiting for.
    case high
    /// Work without special urgency.
    case `default`
    /// Work that can wait.
    case low
    /// Work that should not slow other work down.
    case background
  }

  /// The scheduler of the main thread.
  ///
  /// Its work runs on the main run loop.
  public static let main: Scheduler = QueueScheduler(name: "main", target: .main)

  /// Returns a new serial scheduler, which runs work independently of all others.
  public static func background(priority: Priority = .default) -> Scheduler {
    QueueScheduler(name: "background.\(priority)", target: .global(qos: priority.quality))
  }

  /// The scheduler that runs a recipe if the subscribing thread has no current scheduler.
  static let subscription: Scheduler = QueueScheduler(name: "subscription", target: .global())
}

extension Scheduler.Priority {
  fileprivate var quality: DispatchQoS.QoSClass {
    switch self {
    case .high: .userInitiated
    case .default: .default
    case .low: .utility
    case .background: .background
    }
  }
}

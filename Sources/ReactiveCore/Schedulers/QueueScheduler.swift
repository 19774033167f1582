import Dispatch
import Foundation

/// Runs work on a serial queue of its own, always later, never inside the call that asks for it.
///
/// RAC: `RACQueueScheduler`, `RACTargetQueueScheduler`.
public final class QueueScheduler: Scheduler, @unchecked Sendable {  // Sendable: the queue is.
  private let queue: DispatchQueue
  private let start = DispatchTime.now().uptimeNanoseconds

  /// Creates a scheduler whose serial queue runs its work on `target`, which may be concurrent.
  public init(name: String? = nil, target: DispatchQueue) {
    let name = name ?? target.label
    queue = DispatchQueue(label: name, target: target)
    super.init(name: name)
  }

  /// The time since this scheduler was made.
  public override var now: Duration {
    .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds - start))
  }

  /// Runs `action` later on the queue.
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
    precondition(interval > .zero, "An interval has to be longer than zero.")
    precondition(leeway >= .zero, "A leeway cannot be negative.")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(
      deadline: .now() + delay.dispatchInterval, repeating: interval.dispatchInterval,
      leeway: leeway.dispatchInterval)
    let cancel = Disposable { timer.cancel() }
    // The timer keeps the scheduler until it is cancelled, as nobody else may.
    timer.setEventHandler { [self] in
      if !cancel.isDisposed { performAsCurrent(action) }
    }
    timer.resume()
    return cancel
  }
}

extension Duration {
  /// As many nanoseconds, or `never` where these are too many to count; none if it lies behind.
  fileprivate var dispatchInterval: DispatchTimeInterval {
    if self <= .zero { return .nanoseconds(0) }
    if self >= .seconds(Int64.max) { return .never }
    let (seconds, attoseconds) = components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (nanoseconds, overflowsAfterAll) = whole.addingReportingOverflow(
      attoseconds / 1_000_000_000)
    return overflows || overflowsAfterAll ? .never : .nanoseconds(Int(nanoseconds))
  }
}

extension Scheduler {
  /// How urgent the work of a background scheduler is.
  public enum Priority: Sendable {
    /// Work that somebody is waiting for.
    case high
    /// Work like any other.
    case `default`
    /// Work that can wait.
    case low
    /// Work that should not slow other work down.
    case background
  }

  /// The scheduler of the main thread.
  ///
  /// Its work runs when the main run loop turns.
  public static let main: Scheduler = QueueScheduler(name: "main", target: .main)

  /// A new scheduler, serial in itself, that runs beside all others.
  public static func background(priority: Priority = .default) -> Scheduler {
    QueueScheduler(name: "background.\(priority)", target: .global(qos: priority.quality))
  }

  /// Where subscriptions run that are made on a thread without a scheduler.
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

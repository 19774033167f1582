import ReactiveCore
import Synchronization

/// One subscription while it is recorded.
final class Track<Value>: @unchecked Sendable {  // Sendable: `lock` guards what follows it.
  private let subscribed: Duration
  private let lock = Mutex(())
  private var moments: [Timeline<Value>.Moment] = []
  private var disposed: Duration?
  private var isOver = false

  init(subscribed: Duration) {
    self.subscribed = subscribed
  }

  func record(_ event: Event<Value>, at time: Duration) {
    lock.withLock { _ in
      if isOver { return }
      moments.append(.init(time, event))
      isOver = event.isTerminating
    }
  }

  func dispose(at time: Duration) {
    lock.withLock { _ in
      if isOver { return }
      disposed = time
      isOver = true
    }
  }

  func timeline(observed: Duration) -> Timeline<Value> {
    lock.withLock { _ in
      Timeline(
        subscribed: subscribed, moments, disposed: disposed,
        observed: isOver ? .zero : observed)
    }
  }
}

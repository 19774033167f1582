import Dispatch
import Foundation
import Synchronization

/// A thread stopped in the middle of what it does, so that another gets in between.
///
/// A signal stops it wherever it happens to be: no two runs are alike, and a hundred find most places.
enum Interruption {
  /// Repeats `work` until a pause has come while it was done, and does `other` on this thread meanwhile.
  static func pause(while other: () -> Void, in work: @escaping @Sendable () -> Void) {
    signal(SIGUSR1) { _ in
      hasPaused.store(true, ordering: .sequentiallyConsistent)
      usleep(300)
    }
    hasPaused.store(false, ordering: .sequentiallyConsistent)
    let (thread, isDone) = (Runner(), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      thread.start(pthread_self())
      while !hasPaused.load(ordering: .sequentiallyConsistent) { work() }
      isDone.signal()
    }
    pthread_kill(thread.wait(), SIGUSR1)
    while !hasPaused.load(ordering: .sequentiallyConsistent) {}
    other()
    isDone.wait()
  }

  /// The name of a thread, for whoever waits for it.
  private final class Runner: @unchecked Sendable {  // Sendable: the semaphore orders the two uses.
    private var thread: pthread_t?
    private let isKnown = DispatchSemaphore(value: 0)

    func start(_ thread: pthread_t) {
      self.thread = thread
      isKnown.signal()
    }

    func wait() -> pthread_t {
      isKnown.wait()
      return thread!
    }
  }
}

// A handler of signals captures nothing.
private let hasPaused = Atomic(false)

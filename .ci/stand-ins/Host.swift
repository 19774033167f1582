// What the heart of the library needs of those schedulers that stand on queues.

struct MainThread {
  let isCurrent = true
}

func blockThread(for duration: Duration) {}

extension Scheduler {
  public static let main: Scheduler = TestScheduler()
  static let subscription: Scheduler = TestScheduler()
  public static func background() -> Scheduler { TestScheduler() }
}

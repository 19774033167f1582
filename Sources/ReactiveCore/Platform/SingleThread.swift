#if hasFeature(Embedded)
  // The platform for a WebAssembly module, which has one thread and no actors. The module's build
  // leaves out the files in this folder that use an operating system. See `.web-assembly/build`.
  import Synchronization

  var currentThread: UInt { 1 }

  struct MainThread {
    var isCurrent: Bool { true }
  }

  struct ThreadLocal<Object: AnyObject>: @unchecked Sendable {  // Sendable: single-threaded.
    let current: Object

    init(_ make: () -> Object) { current = make() }

    @inline(__always)
    func withCurrent<Result>(_ body: (Object) -> Result) -> Result { body(current) }
  }

  /// A parking lot without sleepers, because the only thread never waits for a lock.
  enum Parking {
    static func take(
      _ owner: UnsafePointer<Atomic<UInt>>, counting sleepers: UnsafePointer<Atomic<UInt32>>
    ) -> Bool { true }

    static func passOn(
      _ owner: UnsafePointer<Atomic<UInt>>, counting sleepers: UnsafePointer<Atomic<UInt32>>
    ) {}
  }

  func checkingActor<Callback>(of callback: Callback) -> Callback { callback }
#endif

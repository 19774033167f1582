import ReactiveCore

/// An event of a script.
public enum ScriptEvent: Equatable, Sendable {
  /// A number.
  case next(Int)
  /// An error, which ends the signal.
  case error
  /// A completion, which ends the signal.
  case completed
}

/// A shared source that sends each subscriber the initial events, and then all later events.
public final class ScriptSource {
  private(set) var starts = 0
  private let initialEvents: [ScriptEvent]
  private var subscribers: [(number: Int, send: (ScriptEvent) -> Void)] = []

  init(initialEvents: [ScriptEvent]) { self.initialEvents = initialEvents }

  /// Adds `send` as a subscriber, and returns a closure that ends the subscription.
  public func begin(_ send: @escaping (ScriptEvent) -> Void) -> () -> Void {
    starts += 1
    let number = starts
    for event in initialEvents { send(event) }
    subscribers.append((number, send))
    return { self.subscribers.removeAll { $0.number == number } }
  }

  /// Subscribes one closure per kind of event, and returns a closure that ends the subscription.
  public func begin(
    next: @escaping (Int) -> Void, error: @escaping (any Error) -> Void,
    completed: @escaping () -> Void
  ) -> () -> Void {
    begin { event in
      switch event {
      case .next(let value): next(value)
      case .error: error(ScriptError())
      case .completed: completed()
      }
    }
  }

  func send(_ event: ScriptEvent) {
    for subscriber in subscribers { subscriber.send(event) }
  }
}

/// The signal, subject, or connection under test in ``RandomScripts``.
public struct ScriptTarget {
  let join: (@escaping (ScriptEvent) -> Void) -> () -> Void
  let connect: () -> Void
  let disconnect: () -> Void

  /// Creates an object under test.
  ///
  /// - Parameters:
  ///   - connect: A closure that connects the object, as `publish()` requires.
  ///   - disconnect: A closure that disconnects.
  ///   - join: A closure that subscribes a listener, and returns a closure that removes it.
  public init(
    connect: @escaping () -> Void = {}, disconnect: @escaping () -> Void = {},
    join: @escaping (_ hear: @escaping (ScriptEvent) -> Void) -> () -> Void
  ) {
    self.join = join
    self.connect = connect
    self.disconnect = disconnect
  }

  /// Creates an object under test from a signal, and from closures that connect and disconnect it.
  public init(
    connect: @escaping () -> Void = {}, disconnect: @escaping () -> Void = {},
    listeningTo signal: Signal<Int>
  ) {
    self.init(connect: connect, disconnect: disconnect) { hear in
      signal.subscribe(
        next: { hear(.next($0)) }, error: { _ in hear(.error) }, completed: { hear(.completed) }
      ).dispose
    }
  }

  /// Creates an object under test from a signal.
  public init(_ signal: Signal<Int>) { self.init(listeningTo: signal) }

  /// Creates an object under test from a multicast connection.
  public init(_ connection: MulticastConnection<Int>) {
    var connected: Disposable?
    self.init(
      connect: { connected = connection.connect() }, disconnect: { connected?.dispose() },
      listeningTo: connection.signal)
  }

  /// Creates an object under test from a subject that receives the events of `source`.
  public init(_ subject: Subject<Int>, pushedBy source: ScriptSource) {
    self.init(subject)
    _ = source.begin(
      next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted)
  }
}

extension Signal<Int> {
  /// Creates a signal that sends the events of a script source.
  public convenience init(_ source: ScriptSource) {
    self.init { subscriber in
      Disposable(
        source.begin(
          next: subscriber.sendNext, error: subscriber.sendError,
          completed: subscriber.sendCompleted))
    }
  }
}

/// The error of a script.
public struct ScriptError: Error {
  /// Creates an error.
  public init() {}
}

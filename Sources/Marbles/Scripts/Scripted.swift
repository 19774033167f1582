import ReactiveCore

/// What a source of a script sends, and what a listener hears.
public enum ScriptEvent: Equatable, Sendable {
  /// A number.
  case next(Int)
  /// The end, because something failed.
  case error
  /// The end, because there is nothing more to come.
  case completed
}

/// A source that its subscribers share: each gets what is sent at once, and then what is sent.
public final class ScriptSource {
  private(set) var starts = 0
  private let atOnce: [ScriptEvent]
  private var subscribers: [(number: Int, send: (ScriptEvent) -> Void)] = []

  init(atOnce: [ScriptEvent]) { self.atOnce = atOnce }

  /// Subscribes, and returns what ends it.
  public func begin(_ send: @escaping (ScriptEvent) -> Void) -> () -> Void {
    starts += 1
    let number = starts
    for event in atOnce { send(event) }
    subscribers.append((number, send))
    return { self.subscribers.removeAll { $0.number == number } }
  }

  /// Subscribes with a closure for each kind of event, and returns what ends it.
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

/// What is under test in ``RandomScripts``: something to listen to, and perhaps a connection.
public struct Scripted {
  let join: (@escaping (ScriptEvent) -> Void) -> () -> Void
  let connect: () -> Void
  let disconnect: () -> Void

  /// Creates what a script runs on.
  ///
  /// - Parameters:
  ///   - connect: What a script calls that connects, as the connection of `publish()` does.
  ///   - disconnect: What it calls to end that.
  ///   - join: Subscribes a listener, and returns what takes it away.
  public init(
    connect: @escaping () -> Void = {}, disconnect: @escaping () -> Void = {},
    join: @escaping (_ hear: @escaping (ScriptEvent) -> Void) -> () -> Void
  ) {
    self.join = join
    self.connect = connect
    self.disconnect = disconnect
  }

  /// Creates what a script runs on from a signal, and perhaps its connection.
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

  /// Creates what a script runs on from a signal.
  public init(_ signal: Signal<Int>) { self.init(listeningTo: signal) }

  /// Creates what a script runs on from a connection.
  public init(_ connection: MulticastConnection<Int>) {
    var connected: Disposable?
    self.init(
      connect: { connected = connection.connect() }, disconnect: { connected?.dispose() },
      listeningTo: connection.signal)
  }

  /// Creates what a script runs on from a subject that `source` pushes.
  public init(_ subject: Subject<Int>, pushedBy source: ScriptSource) {
    self.init(subject)
    _ = source.begin(
      next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted)
  }
}

extension Signal<Int> {
  /// Creates a signal that sends what a source of a script sends.
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

import Marbles
import ReactiveCore

@testable import Solution18

extension MiniSignal<Int> {
  /// Creates a signal that sends the events of a source.
  convenience init(_ source: ScriptSource) {
    self.init { subscriber in
      MiniDisposable(
        source.begin(
          next: subscriber.sendNext, error: subscriber.sendError,
          completed: subscriber.sendCompleted))
    }
  }
}

extension ScriptTarget {
  init(_ signal: MiniSignal<Int>) { self.init(listeningTo: signal) }

  private init(
    connect: @escaping () -> Void = {}, disconnect: @escaping () -> Void = {},
    listeningTo signal: MiniSignal<Int>
  ) {
    self.init(connect: connect, disconnect: disconnect) { hear in
      signal.subscribe(
        next: { hear(.next($0)) }, error: { _ in hear(.error) }, completed: { hear(.completed) }
      ).dispose
    }
  }

  init(_ connection: MiniMulticastConnection<Int>) {
    var connected: MiniDisposable?
    self.init(
      connect: { connected = connection.connect() }, disconnect: { connected?.dispose() },
      listeningTo: connection.signal)
  }

  init(_ subject: MiniSubject<Int>, pushedBy source: ScriptSource) {
    self.init(subject)
    _ = source.begin(
      next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted)
  }
}

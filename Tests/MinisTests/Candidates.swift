import Marbles
import ReactiveCore

@testable import Solution09
@testable import Solution18

extension MiniSignal<Int> {
  /// Sends what a source of a script sends.
  convenience init(_ source: ScriptSource) {
    self.init { subscriber in
      MiniDisposable(
        source.begin { event in
          switch event {
          case .next(let value): subscriber.sendNext(value)
          case .error: subscriber.sendError(ScriptError())
          case .completed: subscriber.sendCompleted()
          }
        })
    }
  }
}

extension Scripted {
  init(_ signal: MiniSignal<Int>) {
    self.init { hear in
      signal.subscribe(
        next: { hear(.next($0)) }, error: { _ in hear(.error) }, completed: { hear(.completed) }
      ).dispose
    }
  }

  init(_ connection: MiniMulticastConnection<Int>) {
    var connected: MiniDisposable?
    self.init(
      connect: { connected = connection.connect() }, disconnect: { connected?.dispose() }
    ) { hear in
      connection.signal.subscribe(
        next: { hear(.next($0)) }, error: { _ in hear(.error) }, completed: { hear(.completed) }
      ).dispose
    }
  }

  init(_ subject: MiniSubject<Int>, pushedBy source: ScriptSource) {
    self.init(subject)
    _ = source.begin { event in
      switch event {
      case .next(let value): subject.sendNext(value)
      case .error: subject.sendError(ScriptError())
      case .completed: subject.sendCompleted()
      }
    }
  }
}

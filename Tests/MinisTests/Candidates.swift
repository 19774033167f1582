import ReactiveCore

@testable import Solution09
@testable import Solution18

// MARK: - The library's side

extension Signal<Int> {
  convenience init(_ source: Source) {
    self.init { subscriber in
      Disposable(
        source.begin { event in
          switch event {
          case .next(let value): subscriber.sendNext(value)
          case .error: subscriber.sendError(Failure())
          case .completed: subscriber.sendCompleted()
          }
        })
    }
  }
}

extension Candidate {
  init(_ signal: Signal<Int>) {
    self.init { hear in
      signal.subscribe(
        next: { hear(.next($0)) }, error: { _ in hear(.error) }, completed: { hear(.completed) }
      ).dispose
    }
  }

  init(_ connection: MulticastConnection<Int>) {
    self.init(connection.signal)
    var connected: Disposable?
    connect = { connected = connection.connect() }
    disconnect = { connected?.dispose() }
  }

  /// A subject that the first source pushes.
  init(_ subject: Subject<Int>, pushedBy sources: [Source]) {
    self.init(subject)
    _ = sources[0].begin { event in
      switch event {
      case .next(let value): subject.sendNext(value)
      case .error: subject.sendError(Failure())
      case .completed: subject.sendCompleted()
      }
    }
  }
}

// MARK: - The Minis' side

extension MiniSignal<Int> {
  convenience init(_ source: Source) {
    self.init { subscriber in
      MiniDisposable(
        source.begin { event in
          switch event {
          case .next(let value): subscriber.sendNext(value)
          case .error: subscriber.sendError(Failure())
          case .completed: subscriber.sendCompleted()
          }
        })
    }
  }
}

extension Candidate {
  init(_ signal: MiniSignal<Int>) {
    self.init { hear in
      signal.subscribe(
        next: { hear(.next($0)) }, error: { _ in hear(.error) }, completed: { hear(.completed) }
      ).dispose
    }
  }

  init(_ connection: MiniMulticastConnection<Int>) {
    self.init(connection.signal)
    var connected: MiniDisposable?
    connect = { connected = connection.connect() }
    disconnect = { connected?.dispose() }
  }

  init(_ subject: MiniSubject<Int>, pushedBy sources: [Source]) {
    self.init(subject)
    _ = sources[0].begin { event in
      switch event {
      case .next(let value): subject.sendNext(value)
      case .error: subject.sendError(Failure())
      case .completed: subject.sendCompleted()
      }
    }
  }
}

struct Failure: Error {}

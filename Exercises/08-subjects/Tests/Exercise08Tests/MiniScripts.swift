import Marbles

@testable import Exercise08

extension Scripted {
  /// What a script runs on from a subject that `source` pushes.
  init(_ subject: MiniSubject<Int>, pushedBy source: ScriptSource) {
    _ = source.begin(
      next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted)
    self.init { hear in
      subject.subscribe(
        next: { hear(.next($0)) }, error: { _ in hear(.error) }, completed: { hear(.completed) }
      ).dispose
    }
  }
}

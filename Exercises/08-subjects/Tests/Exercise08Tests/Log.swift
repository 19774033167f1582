@testable import Exercise08

/// The events of several subscribers: `a1` is a value of a, `a#` an error, `a|` a completion.
final class Log {
  private(set) var lines: [String] = []

  @discardableResult
  func listen(
    _ name: String, to signal: MiniSignal<Int>, _ react: @escaping (Int) -> Void = { _ in }
  ) -> MiniDisposable {
    signal.subscribe(
      next: { value in
        self.lines.append("\(name)\(value)")
        react(value)
      },
      error: { _ in self.lines.append("\(name)#") },
      completed: { self.lines.append("\(name)|") })
  }
}

struct Failure: Error {}

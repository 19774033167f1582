@testable import Exercise08

/// A log of events: `a1` is a value for subscriber `a`, `a#` is an error, and `a|` is a completion.
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

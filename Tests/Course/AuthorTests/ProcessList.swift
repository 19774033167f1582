import XCTest

enum ProcessList {
  /// Returns the processes whose command line contains all of these words.
  static func numbers(with words: String...) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { number in
      let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      let text = String(decoding: line, as: UTF8.self)
      return number != getpid() && words.allSatisfy(text.contains)
    }
  }

  /// Returns the process's state, such as `R`, `S`, or `T` (stopped), or nil if it has ended.
  static func state(of number: pid_t) -> String? { fields(of: number).first }

  /// Returns the CPU time in hundredths of a second.
  static func work(of number: pid_t) -> Int {
    fields(of: number).dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }

  /// Returns the fields after the process name (which may contain spaces and parentheses).
  private static func fields(of number: pid_t) -> [String] {
    let text = FileManager.default.contents(atPath: "/proc/\(number)/stat") ?? Data()
    let line = String(decoding: text, as: UTF8.self)
    guard let end = line.lastIndex(of: ")") else { return [] }
    return line[line.index(after: end)...].split(separator: " ").map(String.init)
  }
}

extension XCTestCase {
  /// Waits until `condition` is true, and returns false if it isn't true within `seconds`.
  func comes(within seconds: TimeInterval, _ condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
      guard Date() < end else { return false }
      usleep(20_000)
    }
    return true
  }
}

/// How many seconds it took to judge answers to an exercise, by the clock.
package struct TrialTime: Codable, Equatable {
  /// Building them and testing them all.
  package var seconds: Double
  /// Testing alone, by task number.
  package var tasks: [Int: Double] = [:]

  package init(seconds: Double, tasks: [Int: Double] = [:]) {
    self.seconds = seconds
    self.tasks = tasks
  }

  /// What somebody else has written down as seconds; nil for what no clock has shown.
  package static func seconds(_ found: Double?) -> Double? {
    found.flatMap { (0..<1e6).contains($0) ? $0 : nil }
  }
}

extension Duration {
  /// To the millisecond.
  package var inSeconds: Double { (self / .milliseconds(1)).rounded() / 1000 }
}

import CourseModel

/// What was found out about answers to an exercise.
package struct Judgement {
  /// By the task's number, of each task that was asked for.
  package internal(set) var verdicts: [Int: TaskVerdict] = [:]
  /// For a task that was judged on the course's answers to other tasks: the numbers of those.
  package internal(set) var onOurs: [Int: [Int]] = [:]
  /// What does not compile and is in none of the verdicts.
  package internal(set) var otherFaults: [TaskVerdict.Problem] = []
  /// Nil where nobody has measured it.
  package internal(set) var time: JudgingTime?

  package init(verdicts: [Int: TaskVerdict] = [:]) { self.verdicts = verdicts }
}

/// How many seconds it took to judge answers to an exercise, by the clock.
package struct JudgingTime: Codable, Equatable {
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

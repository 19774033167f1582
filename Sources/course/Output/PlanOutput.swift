import Console
import CourseModel

extension Terminal {
  /// A line for each session: its minutes and its chapters.
  func summarize(_ plan: TeachingPlan) {
    say(painted(plan.title, .strong) + painted("  \(plan.remark)", .frame))
    for (index, session) in plan.sessions.enumerated() {
      let name = "\(plan.unit) \(index + 1)".padding(toLength: 8, withPad: " ", startingAt: 0)
      say(
        "  \(name)\(padded(session.minutes, to: 4)) min   "
          + session.chapters.map { $0.prefix(2) }.joined(separator: " "))
    }
    say()
  }

  /// The hours of each session.
  func show(_ plan: TeachingPlan) {
    say(painted(plan.title, .strong) + painted("  \(plan.remark)", .frame))
    for (index, session) in plan.sessions.enumerated() {
      say(
        "\n" + painted("Day \(index + 1)", .strong)
          + painted("  \(session.minutes) min", .frame))
      for (index, item) in session.items.enumerated() {
        let start = clock(session.start(of: index))
        let line = "\(start)  \(padded(item.minutes, to: 3)) min  \(words(for: item))"
        let isPause = item.kind == .rest || item.kind == .lunch
        say("  " + (isPause ? painted(line, .frame) : line))
      }
    }
    next("read Chapters/NN-name/INSTRUCTOR.md before you teach a chapter")
  }

  private func words(for item: Timetable.Item) -> String {
    let chapter = item.chapter ?? ""
    switch item.kind {
    case .page: return chapter
    case .exercise:
      let number = Int(chapter.prefix(2)) ?? 0
      let tasks = item.tasks.map { "\(number).\($0)" }.joined(separator: " ")
      return "\(chapter.prefix(2)) exercise: \(tasks)"
    case .rest: return "break"
    case .lunch: return "lunch"
    }
  }

  private func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  private func padded(_ number: Int, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
  }
}

import Console
import CourseModel

/// `course syllabus`: the minutes of pages and exercises, cut into days and weeks.
enum Syllabus: CourseCommand {
  static let name = "syllabus"
  static let summary = "the course in one day, two days, ten weeks"
  static let options = ["--json"]
  static let operands = 0
  static let help = """
    course syllabus [--json]

      For instructors. Adds up the minutes of each chapter's INSTRUCTOR.md and
      cuts the course into one day, two days and ten weeks.
    """

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    let plans = try plans(for: Course())
    if arguments.has("--json") {
      terminal.say(try JSON.text(plans))
      return .success
    }
    for plan in plans {
      terminal.say(
        terminal.painted(plan.title, .strong) + terminal.painted("  \(plan.remark)", .frame))
      for (index, session) in plan.sessions.enumerated() {
        let name = "\(plan.unit) \(index + 1)".padding(toLength: 8, withPad: " ", startingAt: 0)
        let minutes = String(repeating: " ", count: 4 - "\(session.minutes)".count)
        terminal.say(
          "  \(name)\(minutes)\(session.minutes) min   "
            + session.chapters.map { $0.prefix(2) }.joined(separator: " "))
      }
      terminal.say()
    }
    terminal.say(
      terminal.painted("A number is a chapter. Each has its notes beside its page.", .frame))
    terminal.next("read Chapters/NN-name/INSTRUCTOR.md before you teach a chapter")
    return .success
  }

  struct Plan: Encodable {
    struct Session: Encodable {
      var chapters: [String]
      var minutes: Int
    }

    var title: String
    var remark: String
    /// What a session is called.
    var unit: String
    var sessions: [Session]
  }

  /// The chapters that a search box rests on.
  static let oneDay = [4, 5, 6, 7, 8, 9, 11, 12, 17]

  static func plans(for course: Course) throws -> [Plan] {
    let lessons = try course.chapters.filter(\.hasPage).map { chapter in
      (chapter: chapter, notes: try notes(of: chapter))
    }
    func sessions(_ count: Int, of chapters: [Part]) -> [Plan.Session] {
      evenParts(chapters, count: count, weight: \.minutes).map { part in
        Plan.Session(
          chapters: part.map(\.name), minutes: part.map(\.minutes).reduce(0, +))
      }
    }
    let pages = lessons.map { Part(name: $0.chapter.name, minutes: $0.notes.reading) }
    let all = lessons.map {
      Part(name: $0.chapter.name, minutes: $0.notes.reading + $0.notes.exercise)
    }
    let core = pages.filter { page in oneDay.contains { Int(page.name.prefix(2)) == $0 } }
    return [
      Plan(
        title: "One day", remark: "the pages that a search box rests on; exercises at home",
        unit: "day", sessions: sessions(1, of: core)),
      Plan(
        title: "Two days", remark: "every page; exercises at home", unit: "day",
        sessions: sessions(2, of: pages)),
      Plan(
        title: "Ten weeks", remark: "every page and every exercise", unit: "week",
        sessions: sessions(10, of: all)),
    ]
  }

  private struct Part {
    let name: String
    let minutes: Int
  }

  private static func notes(of chapter: Chapter) throws -> InstructorNotes {
    guard let notes = try? InstructorNotes(of: chapter) else {
      throw CourseError("Chapters/\(chapter.name)/INSTRUCTOR.md cannot be read.")
    }
    return notes
  }
}

/// Cuts a list into parts in order, so that the heaviest part is as light as can be.
func evenParts<Element>(
  _ elements: [Element], count: Int, weight: (Element) -> Int
) -> [[Element]] {
  var limit = elements.map(weight).max() ?? 0
  while true {
    let parts = filled(elements, upTo: limit, weight: weight)
    if parts.count <= count { return parts }
    limit += 1
  }
}

/// Fills each part as far as the limit allows.
private func filled<Element>(
  _ elements: [Element], upTo limit: Int, weight: (Element) -> Int
) -> [[Element]] {
  var parts: [[Element]] = []
  var sum = 0
  for element in elements {
    if parts.isEmpty || sum + weight(element) > limit {
      parts.append([])
      sum = 0
    }
    parts[parts.count - 1].append(element)
    sum += weight(element)
  }
  return parts
}

import Console
import CourseModel
import Judging

/// `course syllabus`: pages, exercises and breaks, cut into days and weeks.
enum Syllabus: Command {
  static let name = "syllabus"
  static let summary = "the course in one day, two days, ten weeks"
  static let options = ["--json"]
  static let valuedOptions = ["--minutes", "--from"]
  static let operands = 0
  static let help = """
    course syllabus [--minutes M] [--from N] [--json]

      For instructors. Adds up the minutes of each chapter's INSTRUCTOR.md and
      cuts the course into one day, two days and ten weeks: pages, exercises in
      class, and breaks.
      --minutes M shows the hours of days that are M minutes long, breaks included;
      420 where only --from is given.
      --from N begins with chapter N.

      Example: course syllabus --minutes 420 --from 4
    """

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    let course = try Course()
    let minutes = try arguments.value(of: "--minutes").map(minutes)
    let first = try arguments.value(of: "--from").map { try Selection($0).chapter }
    let plans =
      minutes == nil && first == nil
      ? try plans(for: course)
      : [try days(of: minutes ?? usualDay, from: first ?? 1, in: course)]
    if arguments.has("--json") {
      terminal.say(try JSON.text(plans))
      return .success
    }
    if plans.count == 1 {
      show(plans[0], on: terminal)
    } else {
      plans.forEach { summarize($0, on: terminal) }
      terminal.say(
        terminal.painted("A number is a chapter. Each has its notes beside its page.", .frame))
      terminal.next(
        "`\(NextStep.program) syllabus --minutes \(usualDay) --from \(usualStart)` shows the hours")
    }
    return .success
  }

  struct Plan: Encodable {
    struct Session: Encodable {
      var chapters: [String]
      var minutes: Int
      var items: [Timetable.Item]

      init(_ day: Timetable.Day) {
        chapters = day.chapters
        minutes = day.minutes
        items = day.items
      }
    }

    var title: String
    var remark: String
    /// What a session is called.
    var unit: String
    var sessions: [Session]
  }

  static let usualDay = 420
  /// Who knows Swift can begin here.
  static let usualStart = 4

  static func plans(for course: Course) throws -> [Plan] {
    let remark = "from chapter \(usualStart); exercises in class"
    let fromHere = try timetable(of: usualDay, from: usualStart, in: course).days
    let chapters = try lessons(from: 1, in: course)
    let weeks = evenParts(chapters, count: 10) { $0.reduce(0) { $0 + $1.minutes } }
      .flatMap { Timetable($0.flatMap(\.self), minutes: .max / 8).days }
    return [
      Plan(
        title: "One day", remark: remark, unit: "day",
        sessions: fromHere.prefix(1).map(Plan.Session.init)),
      Plan(
        title: "Two days", remark: remark, unit: "day",
        sessions: fromHere.prefix(2).map(Plan.Session.init)),
      Plan(
        title: "Ten weeks", remark: "every page and every exercise", unit: "week",
        sessions: weeks.map(Plan.Session.init)),
    ]
  }

  /// As many days of one length as the course takes.
  static func days(of minutes: Int, from first: Int, in course: Course) throws -> Plan {
    let days = try timetable(of: minutes, from: first, in: course).days
    return Plan(
      title: "From chapter \(first), \(minutes) minutes a day",
      remark: days.count == 1 ? "1 day" : "\(days.count) days", unit: "day",
      sessions: days.map(Plan.Session.init))
  }

  private static func timetable(
    of minutes: Int, from first: Int, in course: Course
  ) throws -> Timetable {
    let parts = try lessons(from: first, in: course).flatMap(\.self)
    if let longest = parts.max(by: { $0.minutes < $1.minutes }), longest.minutes > minutes {
      let what = longest.task.map { "task \($0)" } ?? "the page"
      throw UsageError(
        "\(minutes) minutes are too few: \(what) of \(longest.chapter) alone takes "
          + "\(longest.minutes). Name at least so many.")
    }
    return Timetable(parts, minutes: minutes)
  }

  /// The page and the tasks of each chapter.
  private static func lessons(from first: Int, in course: Course) throws -> [[Timetable.Part]] {
    let chapters = course.chapters.filter(\.hasPage)
    let wanted = chapters.filter { $0.number >= first }
    guard !wanted.isEmpty else { throw Course.refusal(of: first, knowing: chapters) }
    return try wanted.map { chapter in
      guard let notes = try InstructorNotes.ifPresent(of: chapter) else {
        throw CourseError("Chapters/\(chapter.name)/INSTRUCTOR.md is missing.")
      }
      return notes.parts(of: chapter)
    }
  }

  private static func minutes(_ text: String) throws -> Int {
    guard let minutes = Int(text), (30...1440).contains(minutes) else {
      throw UsageError("“\(text)” is no length of a day: name its minutes, from 30 to 1440.")
    }
    return minutes
  }

  // MARK: - Showing

  private static func summarize(_ plan: Plan, on terminal: Terminal) {
    terminal.say(
      terminal.painted(plan.title, .strong) + terminal.painted("  \(plan.remark)", .frame))
    for (index, session) in plan.sessions.enumerated() {
      let name = "\(plan.unit) \(index + 1)".padding(toLength: 8, withPad: " ", startingAt: 0)
      terminal.say(
        "  \(name)\(padded(session.minutes, to: 4)) min   "
          + session.chapters.map { $0.prefix(2) }.joined(separator: " "))
    }
    terminal.say()
  }

  private static func show(_ plan: Plan, on terminal: Terminal) {
    terminal.say(
      terminal.painted(plan.title, .strong) + terminal.painted("  \(plan.remark)", .frame))
    for (index, session) in plan.sessions.enumerated() {
      terminal.say(
        "\n" + terminal.painted("Day \(index + 1)", .strong)
          + terminal.painted("  \(session.minutes) min", .frame))
      for item in session.items {
        let line = "\(clock(item.start))  \(padded(item.minutes, to: 3)) min  \(words(for: item))"
        let isPause = item.kind == .rest || item.kind == .lunch
        terminal.say("  " + (isPause ? terminal.painted(line, .frame) : line))
      }
    }
    terminal.next("read Chapters/NN-name/INSTRUCTOR.md before you teach a chapter")
  }

  private static func words(for item: Timetable.Item) -> String {
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

  private static func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
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

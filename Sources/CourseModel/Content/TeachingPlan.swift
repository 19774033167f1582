import Console

/// Pages, exercises and breaks, cut into days or weeks.
package struct TeachingPlan {
  package var title: String
  package var remark: String
  /// What a session is called.
  package var unit: String
  package var sessions: [Timetable.Day]

  package static let usualDay = 420

  package static func plans(for course: Course) throws -> [TeachingPlan] {
    let remark = "for people who are new to it; exercises in class"
    let fromHere = try timetable(of: usualDay, from: 1, in: course).days
    let chapters = try lessons(from: 1, in: course)
    let weeks = evenParts(chapters, count: 10) { $0.reduce(0) { $0 + $1.minutes } }
      .flatMap { Timetable($0.flatMap(\.self), minutes: .max / 8).days }
    return [
      TeachingPlan(
        title: "One day", remark: remark, unit: "day",
        sessions: Array(fromHere.prefix(1))),
      TeachingPlan(
        title: "Two days", remark: remark, unit: "day",
        sessions: Array(fromHere.prefix(2))),
      TeachingPlan(
        title: "Ten weeks", remark: "every page and every exercise", unit: "week",
        sessions: weeks),
    ]
  }

  /// As many days of one length as the course takes.
  package static func days(of minutes: Int, from first: Int, in course: Course) throws
    -> TeachingPlan
  {
    let days = try timetable(of: minutes, from: first, in: course).days
    return TeachingPlan(
      title: "From chapter \(first), \(minutes) minutes a day",
      remark: (days.count == 1 ? "1 day" : "\(days.count) days") + condition(to: first, in: course),
      unit: "day",
      sessions: days)
  }

  /// Why a plan may begin later than at the first chapter.
  private static func condition(to first: Int, in course: Course) -> String {
    let before = course.chapters.map(\.number).filter { $0 < first }
    guard let last = before.last, let start = before.first else { return "" }
    let chapters = start == last ? "chapter \(last)" : "chapters \(start) to \(last)"
    return ", for people who have worked through \(chapters)"
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
}

/// Cuts a list into parts in order, so that the heaviest part is as light as can be.
func evenParts<Element>(
  _ elements: [Element], count: Int, weight: (Element) -> Int
) -> [[Element]] {
  var limit = elements.map(weight).max() ?? 0
  while true {
    var parts: [[Element]] = []
    for element in elements {
      if let part = parts.last, part.map(weight).reduce(weight(element), +) <= limit {
        parts[parts.count - 1].append(element)
      } else {
        parts.append([element])
      }
    }
    if parts.count <= count { return parts }
    limit += 1
  }
}

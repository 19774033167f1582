/// Pages, tasks and breaks, one after the other, cut into days of so many minutes.
///
/// Nobody works for more than 90 minutes without a break, unless one page or one task alone takes longer.
/// Tasks are done in class. A day's minutes hold its breaks, and a long day holds lunch.
package struct Timetable {
  /// What is taught or done without a break inside.
  package struct Part: Equatable {
    package let chapter: String
    /// Nil for the page.
    package let task: Int?
    package let minutes: Int

    package init(chapter: String, task: Int? = nil, minutes: Int) {
      self.chapter = chapter
      self.task = task
      self.minutes = minutes
    }
  }

  package struct Item: Equatable {
    package enum Kind { case page, exercise, lunch, rest }

    package let kind: Kind
    package var chapter: String?
    /// The tasks of an exercise.
    package var tasks: [Int] = []
    /// From the beginning of its day.
    package let start: Int
    package var minutes: Int
  }

  package struct Day {
    package var items: [Item] = []
    package var minutes: Int { items.last.map { $0.start + $0.minutes } ?? 0 }
    /// The chapters of which something is taught, in order.
    package var chapters: [String] {
      items.compactMap(\.chapter).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
  }

  package static let mostWork = 90
  package static let rest = 15
  package static let lunch = 45
  /// A day from this length on has lunch.
  package static let longDay = 300

  package private(set) var days: [Day] = []

  /// Lays parts out in order.
  ///
  /// - Parameter minutes: How long a day is; every part has to fit into one.
  package init(_ parts: [Part], minutes: Int) {
    var day = Layout(minutes: minutes)
    for part in parts {
      if !day.add(part) {
        days.append(day.day)
        day = Layout(minutes: minutes)
        _ = day.add(part)
      }
    }
    if !day.day.items.isEmpty { days.append(day.day) }
  }

  /// A day that is being filled.
  private struct Layout {
    let minutes: Int
    var day = Day()
    private var work = 0
    private var hasLunch: Bool

    init(minutes: Int) {
      self.minutes = minutes
      hasLunch = minutes < Timetable.longDay
    }

    /// False if there is no room for it any more; an empty day takes anything.
    mutating func add(_ part: Part) -> Bool {
      let start = day.minutes
      guard work > 0 else {
        append(part, at: start)
        return true
      }
      guard work + part.minutes > Timetable.mostWork else {
        guard start + part.minutes <= minutes else { return false }
        append(part, at: start)
        return true
      }
      let isLunch = !hasLunch && start * 5 >= minutes * 2
      let pause = isLunch ? Timetable.lunch : Timetable.rest
      guard start + pause + part.minutes <= minutes else { return false }
      day.items.append(
        Item(kind: isLunch ? .lunch : .rest, chapter: nil, start: start, minutes: pause))
      if isLunch { hasLunch = true }
      work = 0
      append(part, at: start + pause)
      return true
    }

    private mutating func append(_ part: Part, at start: Int) {
      work += part.minutes
      guard let task = part.task else {
        day.items.append(
          Item(kind: .page, chapter: part.chapter, start: start, minutes: part.minutes))
        return
      }
      if let last = day.items.indices.last, day.items[last].kind == .exercise,
        day.items[last].chapter == part.chapter
      {
        day.items[last].tasks.append(task)
        day.items[last].minutes += part.minutes
      } else {
        day.items.append(
          Item(
            kind: .exercise, chapter: part.chapter, tasks: [task], start: start,
            minutes: part.minutes))
      }
    }
  }
}

extension InstructorNotes {
  /// The page and each task, with their minutes.
  package func parts(of chapter: Chapter) -> [Timetable.Part] {
    let tasks = rows.compactMap { row -> Timetable.Part? in
      guard let match = row.part.wholeMatch(of: /exercise, task (\d+)/), let task = Int(match.1)
      else { return nil }
      return Timetable.Part(chapter: chapter.name, task: task, minutes: row.minutes)
    }
    return [Timetable.Part(chapter: chapter.name, minutes: reading)] + tasks
  }
}

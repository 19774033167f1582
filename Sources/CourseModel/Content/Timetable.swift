/// Pages, tasks and breaks, one after the other, cut into days of so many minutes.
///
/// Nobody works for more than 90 minutes without a break: a page or a task that takes longer is cut. Tasks are done
/// in class. A day's minutes hold its breaks, and the break in the third hour of a long day is lunch.
package struct Timetable {
  /// What is taught or done without a break inside.
  package struct Part: Equatable {
    package let chapter: String
    /// Nil for the page.
    package var task: Int?
    package let minutes: Int

    /// Pieces of which none is longer than people work without a break.
    fileprivate var pieces: [Part] {
      let count = max(1, (minutes + Timetable.mostWork - 1) / Timetable.mostWork)
      return (0..<count).map { piece in
        Part(
          chapter: chapter, task: task,
          minutes: minutes * (piece + 1) / count - minutes * piece / count)
      }
    }
  }

  package struct Item: Equatable {
    package enum Kind { case page, exercise, lunch, rest }

    package let kind: Kind
    package var chapter: String?
    /// The tasks of an exercise.
    package var tasks: [Int] = []
    package var minutes: Int

    fileprivate var isWork: Bool { kind == .page || kind == .exercise }
  }

  package struct Day {
    package fileprivate(set) var items: [Item] = []

    package var minutes: Int { start(of: items.endIndex) }

    /// When an item begins, from the beginning of the day.
    package func start(of index: Int) -> Int { items[..<index].map(\.minutes).reduce(0, +) }

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

  /// When lunch would be best, from the beginning of a day; breaks are at most 105 minutes apart.
  fileprivate static let lunchTime = 165

  package private(set) var days: [Day] = []

  /// Lays parts out in order.
  ///
  /// - Parameter minutes: How long a day is; every part has to fit into one.
  package init(_ parts: [Part], minutes: Int) {
    // Lunch is a break that is made longer afterwards.
    let extra = minutes < Timetable.longDay ? 0 : Timetable.lunch - Timetable.rest
    for part in parts.flatMap(\.pieces) {
      if let today = days.last?.adding(part), today.minutes <= minutes - extra {
        days[days.count - 1] = today
      } else {
        days.append(Day().adding(part))
      }
    }
    if extra > 0 { days = days.map(\.withLunch) }
  }
}

extension Timetable.Day {
  /// The same and a part more, after a break where one is due.
  fileprivate func adding(_ part: Timetable.Part) -> Timetable.Day {
    var day = self
    let work = items.reversed().prefix(while: \.isWork).map(\.minutes).reduce(0, +)
    if work > 0, work + part.minutes > Timetable.mostWork {
      day.items.append(Timetable.Item(kind: .rest, minutes: Timetable.rest))
    }
    if let task = part.task, let last = day.items.last, last.kind == .exercise,
      last.chapter == part.chapter
    {
      let tasks = last.tasks.last == task ? last.tasks : last.tasks + [task]
      day.items[day.items.count - 1] = Timetable.Item(
        kind: .exercise, chapter: part.chapter, tasks: tasks, minutes: last.minutes + part.minutes)
    } else {
      day.items.append(
        Timetable.Item(
          kind: part.task == nil ? .page : .exercise, chapter: part.chapter,
          tasks: part.task.map { [$0] } ?? [], minutes: part.minutes))
    }
    return day
  }

  /// A day that is no half one has lunch.
  fileprivate var withLunch: Timetable.Day {
    let distance = { abs(start(of: $0) - Timetable.lunchTime) }
    let rests = items.indices.filter { items[$0].kind == .rest }
    guard minutes * 2 > Timetable.longDay,
      let place = rests.min(by: { distance($0) < distance($1) })
    else { return self }
    var day = self
    day.items[place] = Timetable.Item(kind: .lunch, minutes: Timetable.lunch)
    return day
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

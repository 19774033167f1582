/// Pages, tasks and breaks, one after the other, cut into days of so many minutes.
///
/// Nobody works for more than 90 minutes without a break: a page or a task that takes longer is cut. Tasks are done
/// in class. A day's minutes hold its breaks, and the break in the third hour of a long day is lunch.
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
    /// From the beginning of its day.
    package fileprivate(set) var start: Int
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

  /// When lunch would be best, from the beginning of a day; breaks are at most 105 minutes apart.
  private static let lunchTime = 165

  package private(set) var days: [Day] = []

  /// Lays parts out in order.
  ///
  /// - Parameter minutes: How long a day is; every part has to fit into one.
  package init(_ parts: [Part], minutes: Int) {
    // Lunch is a break that is made longer afterwards.
    let extra = minutes < Timetable.longDay ? 0 : Timetable.lunch - Timetable.rest
    var day = Layout(minutes: minutes - extra)
    for part in parts.flatMap(\.pieces) {
      if !day.add(part) {
        days.append(day.day)
        day = Layout(minutes: minutes - extra)
        _ = day.add(part)
      }
    }
    if !day.day.items.isEmpty { days.append(day.day) }
    if extra > 0 { days = days.map(Timetable.withLunch) }
  }

  /// A day that is no half one has lunch.
  private static func withLunch(_ day: Day) -> Day {
    let rests = day.items.indices.filter { day.items[$0].kind == .rest }
    guard day.minutes * 2 > longDay,
      let place = rests.min(by: {
        abs(day.items[$0].start - lunchTime) < abs(day.items[$1].start - lunchTime)
      })
    else { return day }
    var later = day
    for index in day.items.indices.dropFirst(place + 1) { later.items[index].start += lunch - rest }
    later.items[place] = Item(
      kind: .lunch, chapter: nil, start: day.items[place].start, minutes: lunch)
    return later
  }

  /// A day that is being filled.
  private struct Layout {
    let minutes: Int
    var day = Day()
    private var work = 0

    init(minutes: Int) { self.minutes = minutes }

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
      guard start + Timetable.rest + part.minutes <= minutes else { return false }
      day.items.append(
        Item(kind: .rest, chapter: nil, start: start, minutes: Timetable.rest))
      work = 0
      append(part, at: start + Timetable.rest)
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
        if day.items[last].tasks.last != task { day.items[last].tasks.append(task) }
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

import Console
import CourseModel
import Judging

/// `course syllabus`: the course cut into days and weeks.
enum Syllabus: Command {
  static let name = "syllabus"
  static let summary = "the course in one day, two days, ten weeks"
  static let valuedOptions = ["--minutes", "--from"]
  static let help = """
    course syllabus [--minutes M] [--from N]

      For instructors. Adds up the minutes of each chapter's INSTRUCTOR.md and
      cuts the course into one day, two days and ten weeks: pages, exercises in
      class, and breaks. Nobody works longer than 90 minutes without one. The days
      are for people who are new to it and begin with chapter 1.
      --minutes M shows the hours of days that are M minutes long, breaks included;
      420 where only --from is given.
      --from N begins with chapter N, for people who have worked through those
      before it.

      Example: course syllabus --minutes 420 --from 4
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let minutes = try arguments.value(of: "--minutes").map(minutes)
    let first = try arguments.value(of: "--from").map {
      try course.chapter(Selection($0).chapter).number
    }
    let plans =
      minutes == nil && first == nil
      ? try TeachingPlan.plans(for: course)
      : [try TeachingPlan.days(of: minutes ?? TeachingPlan.usualDay, from: first ?? 1, in: course)]
    if plans.count == 1 {
      terminal.show(plans[0])
    } else {
      plans.forEach(terminal.summarize)
      terminal.say(
        terminal.painted("A number is a chapter. Each has its notes beside its page.", .frame))
      terminal.next(
        "`\(NextStep.program) syllabus --minutes \(TeachingPlan.usualDay)` shows the hours")
    }
    return .success
  }

  private static func minutes(_ text: String) throws -> Int {
    guard let minutes = Int(text), (30...1440).contains(minutes) else {
      throw UsageError("“\(text)” is no length of a day: name its minutes, from 30 to 1440.")
    }
    return minutes
  }
}

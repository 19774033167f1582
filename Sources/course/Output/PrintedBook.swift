import Book
import Console
import CourseModel

extension Book {
  /// The book as its pages print themselves now, with the lab where this toolchain can build it; where it
  /// cannot, a line says why.
  ///
  /// - Parameter other: What stands for the module where there is none; without it drawings stay as they are.
  static func printed(
    of course: Course, as form: BookForm = .files, labWithoutModule other: LabModule? = nil,
    on terminal: Terminal
  ) throws -> Book {
    let pages = try PrintedPages(of: course, progress: ProgressReporter(.standard()))
    let lab = LabBuild(course).module(progress: pages.progress)
    let book = try Book(of: course, as: form, lab: lab.module ?? other, record: pages.record)
    pages.progress.clear()
    if let reason = lab.reason {
      let place = other == nil ? "without the lab" : "the lab runs here, and not in the browser"
      terminal.say("\(place): \(reason)")
    }
    return book
  }
}

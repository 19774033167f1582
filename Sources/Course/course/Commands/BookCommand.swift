import Site
import Terminal
import Exercises
import Foundation
import PlainText

/// `course book`: the whole course as a site.
enum BookCommand: Command {
  static let name = "book"
  static let summary = "the whole course as a site"
  static let valuedOptions = ["--out"]
  static let help = """
    course book --out FOLDER

      Runs every page and makes a book of them: chapters, exercises, operators,
      search. FOLDER/index.html is the first page; files that are there already
      and have the same names are replaced. The book opens without a server and
      asks for nothing from outside. The marbles of drawings can be dragged.

      Example: swift run course book --out ~/book
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    guard let folder = arguments.value(of: "--out") else {
      throw UsageError("where to? Write `swift run course book --out FOLDER`.")
    }
    let book = try Book.printed(of: Course())
    try book.write(to: URL(fileURLWithPath: folder))
    terminal.next("open \(folder)/index.html in a browser")
    return .success
  }
}

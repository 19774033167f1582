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

      Runs every page and writes the book to FOLDER: chapters, exercises,
      operators, and search. It replaces files with the same names. Open
      FOLDER/index.html; the book needs no server and no network.

      Example: swift run course book --out ~/book
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    guard let folder = arguments.value(of: "--out") else {
      throw UsageError("missing folder. Use `swift run course book --out FOLDER`.")
    }
    let book = try Book.printed(of: Course())
    try book.write(to: URL(fileURLWithPath: folder))
    terminal.next("open \(folder)/index.html in a browser")
    return .success
  }
}

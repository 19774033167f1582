import Book
import Console
import CourseModel
import Foundation
import PlainText

/// `course book`: the whole course as a site, or as one file.
enum BookCommand: Command {
  static let name = "book"
  static let summary = "the whole course as a site, or as one HTML file"
  static let valuedOptions = ["--out", "--single"]
  static let help = """
    course book --out FOLDER | --single FILE

      Runs every page and makes a book of them: chapters, exercises, operators,
      search. --out writes a folder, whose index.html is the first page; files that
      are there already and have the same names are replaced. --single writes one
      HTML file. Both open without a server and ask for nothing from outside.
      Where the toolchain can build for WebAssembly, drawings can be changed.

      Example: swift run course book --out ~/book
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let (folder, file) = (arguments.value(of: "--out"), arguments.value(of: "--single"))
    guard (folder == nil) != (file == nil) else {
      throw UsageError(
        "where to? Write `swift run course book --out FOLDER`, or `--single FILE`.")
    }
    let place = folder ?? file ?? ""
    let book = try Book.printed(of: Course(), as: file == nil ? .files : .oneFile, on: terminal)
    try book.write(to: URL(fileURLWithPath: place))
    terminal.next("open \(place)\(file == nil ? "/index.html" : "") in a browser")
    return .success
  }
}

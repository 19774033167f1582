import Console
import Page

/// What the reader asked for on the command line.
struct Options: Equatable {
  enum Purpose: Equatable { case show, list, help }

  var purpose = Purpose.show
  /// Print straight through, never wait.
  var runsAll = false
  /// Begin with this cell.
  var first: Int?
  /// Begin with that cell itself, and not with the text before it.
  var isAtCell = false
  /// Show this cell alone.
  var cell: Int?
  var isPlain = false
  var format = Format.text
  var width: Int?
  /// Let virtual time take as long as real time.
  var isLive = false
  /// Show figures that differ from run to run.
  var showsMeasured = false

  static let widths = 20...400

  static func parse(_ arguments: [String]) throws(UsageError) -> Options {
    let arguments = try sorted(arguments)
    var options = Options()
    if arguments.has("--help") {
      options.purpose = .help
    } else if arguments.has("--list") {
      options.purpose = .list
    }
    options.runsAll = arguments.has("--all")
    options.isPlain = arguments.has("--plain")
    options.isLive = arguments.has("--live")
    options.showsMeasured = arguments.has("--measure")
    options.cell = try arguments.value(of: "--cell").map { text throws(UsageError) in
      try number(text, in: 1...Int.max, for: "--cell")
    }
    for name in ["--from", "--at"] {
      guard let text = arguments.value(of: name) else { continue }
      options.first = try number(text, in: 1...Int.max, for: name)
      options.isAtCell = name == "--at"
    }
    options.width = try arguments.value(of: "--width").map { text throws(UsageError) in
      try number(text, in: widths, for: "--width")
    }
    if let name = arguments.value(of: "--format") {
      guard let format = Format(rawValue: name) else { throw refusal(of: name, for: "--format") }
      options.format = format
    }
    return options
  }

  private static func sorted(_ words: [String]) throws(UsageError) -> Arguments {
    do {
      return try Arguments(
        words, options: ["--all", "--list", "--plain", "--live", "--measure"],
        valued: Array(needs.keys), mostOperands: 0)
    } catch {
      switch error {
      case .unknownOption(let word): throw UsageError("unknown option '\(word)'")
      case .missingValue(let option): throw UsageError(needs[option] ?? "")
      case .unexpected(let word): throw UsageError("unexpected '\(word)'")
      }
    }
  }

  /// What to say where an option's value is missing or makes no sense.
  private static let needs = [
    "--cell": "--cell needs the number of a cell, from 1",
    "--from": "--from needs the number of a cell, from 1",
    "--at": "--at needs the number of a cell, from 1",
    "--width": "--width needs a number from \(widths.lowerBound) to \(widths.upperBound)",
    "--format": "--format needs one of \(Format.names)",
  ]

  private static func refusal(of value: String, for option: String) -> UsageError {
    UsageError("\(needs[option] ?? ""), not '\(value)'")
  }

  private static func number(
    _ text: String, in range: ClosedRange<Int>, for option: String
  ) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw refusal(of: text, for: option)
    }
    return number
  }
}

extension Options {
  /// The text of `--help`.
  static func help(_ program: String) -> String {
    """
    Usage: swift run \(program) [options]

    Shows this chapter: its text, its cells, and what each cell prints as it runs.

      --all        run every cell, never wait
      --cell N     run cell N alone
      --from N     begin with the text before cell N
      --at N       begin with cell N itself
      --list       list the cells, run none
      --live       let virtual time pass as real time; Return cuts a wait short
      --measure    show figures that differ from run to run, such as times
      --format F   give the page as \(Format.names)
      --plain      no colour, no decoration
      --width N    lines of N columns, \(widths.lowerBound) to \(widths.upperBound)
      --help       show this text

    On a terminal the page waits after each cell. Type a letter if you like, then
    Return: Return goes on; e changes the cell; ? lists the other keys.
    What you change is yours, in .course/cells; the page stays as it is.
    A format other than text is a whole file:
      swift run \(program) --format html > page.html
    With NO_COLOR set, there is no colour.

    Exit code: 0 if every cell prints what the page says, 64 for a bad option, and
    1 if a cell differs and nobody reads at a terminal.

    """
  }
}

extension Options {
  static func noCell(_ number: Int, of count: Int, in program: String) -> String {
    let cells = count == 1 ? "the one cell 1" : "cells 1 to \(count)"
    return "\(program): there is no cell \(number); this page has \(cells) (--list shows them)"
  }
}

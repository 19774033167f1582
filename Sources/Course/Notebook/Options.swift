import Terminal
import Pages
import PlainText

/// A page's command-line options.
struct Options: Equatable {
  enum Purpose: Equatable { case show, list, help }

  var purpose = Purpose.show
  var runsAll = false
  /// The number of the first cell to show.
  var first: Int?
  /// A Boolean value that indicates whether the text before the first cell is skipped.
  var isAtCell = false
  /// The number of the only cell to show.
  var cell: Int?
  var isPlain = false
  var format = Format.text
  var width: Int?
  var showsMeasured = false
  var accepts = false

  static let widths = 20...400

  static func parse(_ words: [String]) throws(UsageError) -> Options {
    let arguments = try sorted(words)
    var options = Options()
    for option in PageOption.all {
      guard let value = arguments.value(of: option.name), !option.take(value, &options) else {
        continue
      }
      throw UsageError("\(option.name) must be \(option.need ?? ""), not '\(value)'")
    }
    if options.accepts, options.format != .text || options.purpose == .list {
      throw UsageError("--accept cannot be combined with --format or --list")
    }
    return options
  }

  private static func sorted(_ words: [String]) throws(UsageError) -> Arguments {
    let options = Dictionary(grouping: PageOption.all) { $0.need == nil }
      .mapValues { $0.map(\.name) }
    do {
      return try Arguments(
        words, options: options[true] ?? [], valued: options[false] ?? [], maximumOperands: 0)
    } catch {
      switch error {
      case .unknownOption(let word): throw UsageError("unknown option '\(word)'")
      case .missingValue(let name):
        let need = PageOption.all.first { $0.name == name }?.need
        throw UsageError("\(name) needs a value: \(need ?? "")")
      case .repeated(let name): throw UsageError("\(name) is given twice; remove one of them")
      case .unexpected(let word): throw UsageError("unexpected argument '\(word)'")
      }
    }
  }
}

struct PageOption: Sendable {
  let usage: String
  let summary: String
  /// A description of valid values, or `nil` for an option without a value.
  let need: String?
  /// A closure that applies the option and returns whether the value is valid.
  let take: @Sendable (String, inout Options) -> Bool

  var name: String { String(usage.prefix { $0 != " " }) }

  /// All options in the order of the help; the last of several conflicting ones wins.
  static let all = [
    PageOption("--all", "run every cell without waiting") { $0.runsAll = true },
    PageOption("--cell N", "run only cell N", need: cellNumber) {
      $1.cell = number($0, in: 1...Int.max)
      return $1.cell != nil
    },
    PageOption("--from N", "begin with the text before cell N", need: cellNumber) {
      $1.first = number($0, in: 1...Int.max)
      return $1.first != nil
    },
    PageOption("--at N", "begin with cell N itself", need: cellNumber) {
      $1.first = number($0, in: 1...Int.max)
      $1.isAtCell = true
      return $1.first != nil
    },
    PageOption("--list", "list the cells without running them") { $0.purpose = .list },
    PageOption("--measure", "show figures that differ from run to run, such as times") {
      $0.showsMeasured = true
    },
    PageOption("--format F", "print the page as F: \(Format.names)", need: Format.names) {
      guard let format = Format(rawValue: $0) else { return false }
      $1.format = format
      return true
    },
    PageOption("--accept", "replace the page's //> lines with the cells' output") {
      $0.accepts = true
      $0.runsAll = true
    },
    PageOption("--plain", "print without color or decoration") { $0.isPlain = true },
    PageOption("--width N", "wrap lines at N columns, \(widths)", need: "a number from \(widths)") {
      $1.width = number($0, in: Options.widths)
      return $1.width != nil
    },
    PageOption("--help", "show this text") { $0.purpose = .help },
  ]

  private static let cellNumber = "a cell number, 1 or higher"
  private static let widths = "\(Options.widths.lowerBound) to \(Options.widths.upperBound)"

  private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private init(
    _ usage: String, _ summary: String, need: String? = nil,
    take: @escaping @Sendable (String, inout Options) -> Bool
  ) {
    self.usage = usage
    self.summary = summary
    self.need = need
    self.take = take
  }

  private init(_ usage: String, _ summary: String, set: @escaping @Sendable (inout Options) -> Void)
  {
    self.init(usage, summary) {
      set(&$1)
      return true
    }
  }
}

extension Options {
  static func help(_ program: String) -> String {
    let options = PageOption.all.map { option in
      "  " + option.usage + repeated(" ", 13 - option.usage.count) + option.summary
    }
    return """
      Usage: swift run \(program) [options]

      Shows this chapter: its text, its cells, and what each cell prints.

      \(options.joined(separator: "\n"))

      In a terminal, the page waits after each cell. Press Return to continue, or type
      a key and press Return: e changes the cell, and ? lists all keys. Your
      changes are saved in .course/cells, and the page itself doesn't change.
      Set NO_COLOR to turn off color.

      Exit code: 0 if the output of every cell matches the page, 1 if it doesn't and
      the page isn't shown in a terminal, 64 for an invalid option.

      """
  }
}

extension Options {
  static func noCell(_ number: Int, of count: Int, in program: String) -> String {
    let cells = count == 1 ? "only cell 1" : "cells 1 to \(count)"
    return "\(program): cell \(number) doesn't exist; this page has \(cells) (--list shows them)"
  }
}

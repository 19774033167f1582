/// What the reader asked for on the command line.
struct Options: Equatable {
  enum Task: Equatable { case show, list, help }

  var task = Task.show
  /// Print straight through, never wait.
  var runsAll = false
  /// Show this cell alone.
  var cell: Int?
  var isPlain = false
  var width: Int?
  /// Show figures that differ from run to run.
  var showsMeasured = false

  static let widths = 20...400

  static func parse(_ arguments: [String]) throws -> Options {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (name, given) = split(argument)
      func value(_ wish: String) throws -> String {
        guard let value = given ?? rest.popFirst() else { throw UsageError("\(name) needs \(wish)") }
        return value
      }
      switch name {
      case "--cell":
        let wish = "the number of a cell, from 1"
        let text = try value(wish)
        guard let number = Int(text), number > 0 else {
          throw UsageError("\(name) needs \(wish); '\(text)' is none")
        }
        options.cell = number
      case "--width":
        let wish = "a number from \(widths.lowerBound) to \(widths.upperBound)"
        let text = try value(wish)
        guard let number = Int(text), widths.contains(number) else {
          throw UsageError("\(name) needs \(wish); '\(text)' is none")
        }
        options.width = number
      case _ where given != nil: throw UsageError("unknown option '\(argument)'")
      case "--all": options.runsAll = true
      case "--list": options.task = options.task == .help ? .help : .list
      case "--plain": options.isPlain = true
      case "--measure": options.showsMeasured = true
      case "--help", "-h": options.task = .help
      case _ where name.hasPrefix("-"): throw UsageError("unknown option '\(argument)'")
      default: throw UsageError("unexpected '\(argument)'")
      }
    }
    return options
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }
}

/// An option that makes no sense, in one line.
struct UsageError: Error, Equatable {
  static let exitCode: Int32 = 64

  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// What the reader asked for on the command line.
struct Options: Equatable {
  enum Task: Equatable { case show, list, help }

  var task = Task.show
  /// Print straight through, never wait.
  var runsAll = false
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
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (name, given) = split(argument)
      switch name {
      case "--cell":
        options.cell = try number(
          given ?? rest.popFirst(), in: 1...Int.max, "\(name) needs the number of a cell, from 1")
      case "--width":
        options.width = try number(
          given ?? rest.popFirst(), in: widths,
          "\(name) needs a number from \(widths.lowerBound) to \(widths.upperBound)")
      case "--format": options.format = try format(given ?? rest.popFirst())
      case _ where given != nil: throw UsageError("unknown option '\(argument)'")
      case "--all": options.runsAll = true
      case "--list": options.task = options.task == .help ? .help : .list
      case "--plain": options.isPlain = true
      case "--live": options.isLive = true
      case "--measure": options.showsMeasured = true
      case "--help", "-h": options.task = .help
      case _ where name.hasPrefix("-"): throw UsageError("unknown option '\(argument)'")
      default: throw UsageError("unexpected '\(argument)'")
      }
    }
    return options
  }

  private static func format(_ text: String?) throws(UsageError) -> Format {
    let wish = "--format needs one of \(Format.names)"
    guard let text else { throw UsageError(wish) }
    guard let format = Format(rawValue: text) else { throw UsageError("\(wish), not '\(text)'") }
    return format
  }

  private static func number(
    _ text: String?, in range: ClosedRange<Int>, _ wish: String
  ) throws(UsageError) -> Int {
    guard let text else { throw UsageError(wish) }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("\(wish), not '\(text)'")
    }
    return number
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }
}

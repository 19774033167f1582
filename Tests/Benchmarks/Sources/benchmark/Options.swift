/// What was asked for on the command line.
struct Options {
  enum Action {
    case help
    case list
    case measure
    case grow
  }

  var action = Action.measure
  var isJSON = false
  var filters: [String] = []
  var rounds = 9

  static let help = """
    Usage: swift run -c release --package-path Tests/Benchmarks benchmark [options]

    Measures the library beside its floors: the same work as a plain loop, and as
    the smallest chain of closures behind a module boundary. All three take turns in
    one process. Times are the processor's, and the least of all rounds, since other
    processes only add to them. Workloads that switch or concatenate have no chain
    of their own, and are compared with W6's. Fails if a workload takes more than
    its limit.

      --filter ID   only the workloads whose id begins with ID; may be repeated
      --rounds N    how often each is measured (9)
      --json        for a program to read
      --list        the workloads
      --growth      the cost of an event among ten times as many; 1 for linear work
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": action = .help
      case "--list": action = .list
      case "--growth": action = .grow
      case "--json": isJSON = true
      case "--filter": filters.append(try Self.value(of: argument, in: &rest))
      case "--rounds":
        let text = try Self.value(of: argument, in: &rest)
        guard let number = Int(text), (1...1000).contains(number) else {
          throw UsageError("--rounds takes a number from 1 to 1000, not “\(text)”")
        }
        rounds = number
      default: throw UsageError("unknown option “\(argument)”; --help shows what there is")
      }
    }
  }

  func selects(_ id: String) -> Bool {
    filters.isEmpty || filters.contains { id.hasPrefix($0) }
  }

  private static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }
}

/// A mistake on the command line, in one line.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

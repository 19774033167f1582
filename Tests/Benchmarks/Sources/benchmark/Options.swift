struct Options {
  var isHelp = false
  var filters: [String] = []
  var rounds = 9

  static let help = """
    Usage: swift run -c release --package-path Tests/Benchmarks benchmark [options]

    Compares the library with a minimal chain of closures in another module and, in
    W1, with a plain loop. Reports the fastest round of each, because other
    processes can only slow a round down. Times are CPU times, except in W12, which
    uses several threads. Workloads that switch or concatenate are compared with
    W6's chain. The exit code is 1 if a workload exceeds its limit.

      --filter ID   run only workloads whose ID begins with ID; may be repeated
      --rounds N    the number of rounds (default 9)
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch (argument, rest.first) {
      case ("--help", _), ("-h", _): isHelp = true
      case ("--filter", let id?): filters.append(id)
      case ("--rounds", let text?):
        guard let number = Int(text), (1...1000).contains(number) else {
          throw UsageError("invalid number of rounds “\(text)”. Use 1 to 1000.")
        }
        rounds = number
      case ("--filter", nil), ("--rounds", nil):
        throw UsageError("\(argument) needs a value. See --help.")
      default: throw UsageError("unknown option “\(argument)”. See --help.")
      }
      if argument == "--filter" || argument == "--rounds" { rest.removeFirst() }
    }
  }

  func selects(_ id: String) -> Bool {
    filters.isEmpty || filters.contains { id.hasPrefix($0) }
  }
}

struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

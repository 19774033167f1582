/// What was asked for on the command line.
struct Options {
  var isHelp = false
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
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch (argument, rest.first) {
      case ("--help", _), ("-h", _): isHelp = true
      case ("--filter", let id?): filters.append(id)
      case ("--rounds", let text?):
        guard let number = Int(text), (1...1000).contains(number) else {
          throw UsageError("--rounds takes a number from 1 to 1000, not “\(text)”")
        }
        rounds = number
      case ("--filter", nil), ("--rounds", nil): throw UsageError("\(argument) needs a value")
      default: throw UsageError("unknown option “\(argument)”; --help shows what there is")
      }
      if argument == "--filter" || argument == "--rounds" { rest.removeFirst() }
    }
  }

  func selects(_ id: String) -> Bool {
    filters.isEmpty || filters.contains { id.hasPrefix($0) }
  }
}

/// A mistake on the command line, in one line.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

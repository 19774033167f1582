import Console

/// What became of the mutants, and what is to be done.
struct MutationReport: Encodable {
  static let mostUnexplained = 0.03

  struct Survivor: Encodable {
    let file: String
    let line: Int
    let change: String
  }

  let seed: UInt64
  let sites: Int
  let mutants: Int
  private(set) var killedByLinked = 0
  private(set) var killedByOthers = 0
  private(set) var outOfTime = 0
  private(set) var accepted = 0
  private(set) var unexplained: [Survivor] = []
  /// Of the statements that the mutated files keep: how many there are, and how many have a linked
  /// test that was red under a mutant.
  let statements: Int
  private(set) var statementsNotRed: [String]
  private(set) var faults: [String] = []

  init(
    seed: UInt64, sites: [Mutation], drawn: [(number: Int, mutation: Mutation)],
    verdicts: [MutationVerdict], accepted survivors: [AcceptedSurvivor],
    statements: [String: Set<String>]
  ) {
    let red = verdicts.reduce(into: Set<String>()) { $0.formUnion($1.red) }
    let fates = Dictionary(uniqueKeysWithValues: verdicts.map { ($0.number, $0.fate) })
    let alive = drawn.filter { fates[$0.number] == .survived }.map(\.mutation)
    self.seed = seed
    self.sites = sites.count
    mutants = drawn.count
    self.statements = statements.count
    statementsNotRed = statements.filter { $0.value.isDisjoint(with: red) }.keys.sorted()
    for (number, mutation) in drawn {
      let reason = survivors.first { $0.covers(mutation) }
      switch fates[number] {
      case .killed(let test):
        killedByLinked += 1
        note(reason, killedBy: test, of: sites, drawn: drawn.map(\.mutation), alive: alive)
      case .killedByOthers(let test):
        killedByOthers += 1
        note(reason, killedBy: test, of: sites, drawn: drawn.map(\.mutation), alive: alive)
      case .outOfTime: outOfTime += 1
      case .survived where reason != nil: accepted += 1
      case .survived, nil:
        unexplained.append(
          Survivor(file: mutation.path, line: mutation.line, change: mutation.change))
      }
    }
    faults += survivors.filter { survivor in !sites.contains(where: survivor.covers) }
      .map { "Survivors.txt: \($0.file) has no “\($0.change)” any more; take the line out." }
  }

  /// A line of the list may mean several places of a file, of which one survives.
  private mutating func note(
    _ survivor: AcceptedSurvivor?, killedBy test: String, of sites: [Mutation],
    drawn: [Mutation], alive: [Mutation]
  ) {
    guard let survivor, !alive.contains(where: survivor.covers),
      drawn.count(where: survivor.covers) == sites.count(where: survivor.covers)
    else { return }
    faults.append(
      "Survivors.txt: \(test) kills “\(survivor.change)” of \(survivor.file); take the line out.")
  }

  var isGood: Bool {
    faults.isEmpty && Double(unexplained.count) < Self.mostUnexplained * Double(max(1, mutants))
  }

  func print(on terminal: Terminal) {
    for survivor in unexplained {
      let place = "\(MutatedPackage.library)/\(survivor.file):\(survivor.line)"
      terminal.say("  \(terminal.painted("✗", .bad)) \(place) \(survivor.change)")
    }
    for fault in faults { terminal.say("  \(terminal.painted("✗", .bad)) \(fault)") }
    let killed = killedByLinked + killedByOthers + outOfTime
    terminal.say(
      "\(isGood ? terminal.painted("✓", .good) : terminal.painted("✗", .bad)) \(mutants) of \(sites) mutants, seed "
        + "\(seed): \(killed) killed (\(killedByLinked) by linked tests, \(killedByOthers) by "
        + "others, \(outOfTime) by time), \(accepted) accepted, \(unexplained.count) unexplained")
    terminal.say(
      "  \(statements - statementsNotRed.count) of \(statements) statements that these files keep "
        + "have a linked test that was red")
  }
}

import Console

/// Which rows of the table of conformance have seen a test of their own red, and under what.
struct RowReport: Encodable {
  enum State: String, Encodable {
    case machine
    case hand
    case reason
    case open
  }

  struct Row: Encodable {
    let id: String
    let state: State
    /// The mutant and a test that was red under it, or the reason.
    let words: String
  }

  let seed: UInt64
  let rows: [Row]
  /// The statements that no test of the library's stands for.
  let untested: Int
  private(set) var faults: [String] = []

  init(
    seed: UInt64, rows: [ConformanceRow], untested: Int, verdicts: [MutationVerdict],
    written: [WrittenMutant], owners: [Int: String]
  ) {
    self.seed = seed
    self.untested = untested
    let reasons = Dictionary(
      written.compactMap { mutant in mutant.reason.map { (mutant.id, $0) } },
      uniquingKeysWith: { $1 })
    self.rows = rows.map { Self.judge($0, by: verdicts, reason: reasons[$0.id], owners: owners) }
    faults = self.rows.filter { $0.state != .reason && reasons[$0.id] != nil }
      .map { "Rows.txt: \($0.id) is red under \($0.words); take its reason out." }
    let states = Dictionary(uniqueKeysWithValues: self.rows.map { ($0.id, $0.state) })
    for mutant in written where states[mutant.id] == nil {
      faults.append("Rows.txt: \(mutant.id) is no row with a test; take the line out.")
    }
    for mutant in written where mutant.reason == nil {
      if let state = states[mutant.id], state != .hand {
        faults.append(
          "Rows.txt: \(mutant.id) has a mutant that does not compile, or leaves its test green.")
      }
    }
  }

  /// What an author wrote for a row says more of it than a mutant of the machine's.
  private static func judge(
    _ row: ConformanceRow, by verdicts: [MutationVerdict], reason: String?, owners: [Int: String]
  ) -> Row {
    let reds = verdicts.filter { !row.redTests(of: $0, owners: owners).isEmpty }
    if let verdict = reds.first(where: { owners[$0.number] != nil }) ?? reds.first {
      let test = row.redTests(of: verdict, owners: owners).min() ?? ""
      return Row(
        id: row.id, state: owners[verdict.number] == nil ? .machine : .hand,
        words: "\(verdict.place) \(verdict.change), red: \(test)")
    }
    if let reason { return Row(id: row.id, state: .reason, words: reason) }
    let files = row.paths.sorted().prefix(4).joined(separator: ", ")
    return Row(
      id: row.id, state: .open,
      words: files.isEmpty
        ? "is about no file: write a mutant, or why there is none"
        : "green under all mutants of \(files)")
  }

  var isGood: Bool { faults.isEmpty && !rows.contains { $0.state == .open } }

  func count(_ state: State) -> Int { rows.count { $0.state == state } }

  func print(on terminal: Terminal) {
    for row in rows {
      let mark =
        switch row.state {
        case .machine, .hand: terminal.painted("✓", .good)
        case .reason: "–"
        case .open: terminal.painted("✗", .bad)
        }
      terminal.say("  \(mark) \(row.id) \(row.words)")
    }
    for fault in faults { terminal.say("  \(terminal.painted("✗", .bad)) \(fault)") }
    terminal.say(
      "\(isGood ? terminal.painted("✓", .good) : terminal.painted("✗", .bad)) \(rows.count) rows, "
        + "seed \(seed): \(count(.machine)) red under a mutant of the machine's, \(count(.hand)) "
        + "under one written for them, \(count(.reason)) with a reason, \(count(.open)) open; "
        + "\(untested) statements have no test of the library's")
  }
}

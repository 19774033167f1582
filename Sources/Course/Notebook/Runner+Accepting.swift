import Terminal
import Foundation
import Pages

extension Runner {
  /// Writes the changed lines, reports them, and returns the exit code.
  ///
  /// Leaves the page unchanged if a cell failed or the program ended early.
  func accept(_ report: PageReport) -> Int32 {
    if let failed = outcome.findings.first(where: { $0.error != nil }) {
      return keepPage(
        since: "cell \(failed.cell.number) \"\(failed.cell.title)\" failed: \(failed.error ?? "")")
    }
    if let missing = report.missing { return keepPage(since: missing) }
    let differing = outcome.findings.filter { !$0.difference.isEmpty }
    do {
      if !differing.isEmpty {
        try page.map { try $0.accept(differing, sources: PagePlace(path: $0.path).sources) }
      }
    } catch {
      return keepPage(since: error.localizedDescription)
    }
    for finding in differing {
      let (removed, added) = finding.difference.counts
      writeStatus(
        "accepted \(finding.cell.number) \"\(finding.cell.title)\" (\(finding.place)): -\(removed) +\(added)"
      )
    }
    if differing.isEmpty { writeStatus("the output of every cell matches the page") }
    // These problems can't be fixed with `//>` lines.
    let questions = outcome.findings.compactMap { finding in
      finding.questionProblem.map { "\(finding.cell.number) \"\(finding.cell.title)\": \($0)" }
    }
    let left = questions + [report.printedOutside].compactMap(\.self)
    for sentence in left { terminal.complain("\(program): \(sentence)") }
    return (left.isEmpty ? ExitCode.success : .failure).rawValue
  }

  private func keepPage(since reason: String) -> Int32 {
    terminal.complain("\(program): \(reason); the page was not changed")
    return ExitCode.failure.rawValue
  }
}

extension LineDifference {
  fileprivate var counts: (removed: Int, added: Int) {
    lines.reduce(into: (0, 0)) { counts, line in
      switch line {
      case .same: break
      case .missing: counts.0 += 1
      case .unexpected: counts.1 += 1
      }
    }
  }
}

extension Terminal {
  /// A terminal that shows only errors.
  var silenced: Terminal { Terminal(write: { _ in }, writeError: writeError) }
}

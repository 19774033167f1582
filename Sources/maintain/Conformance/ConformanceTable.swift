import Foundation

extension ConformanceReport {
  /// The report as a page of tables, one a section.
  var table: String {
    var lines = introduction
    for (heading, entries) in sections {
      if !heading.isEmpty { lines += ["", "#\(heading)"] }
      if entries.isEmpty { continue }
      lines += ["", "| id | tags | statement | here |", "| --- | --- | --- | --- |"]
      lines += entries.map(row)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var introduction: [String] {
    let rows = [
      ("proven", proven, "the tests named hold it as it stands"),
      (
        "different", count("different"),
        "holds in another form, with the reason; tests named show that form"
      ), ("decided", count("decided"), "left open by the original and settled here"),
      (
        "impossible", count("impossible"),
        "Swift on Linux cannot have it; the reason, and what comes nearest"
      ), ("missing", missing.count, "nothing yet"), ("all", statements.count, ""),
    ]
    return [
      "# Conformance", "",
      "What the original library does, statement by statement, and what holds here. Written by",
      "`swift run maintain conformance` from the names of the tests, `Statements.txt` and",
      "`Exceptions.txt`; do not edit.", "",
      "Tags: S a specification asserts it, D documented, C read from code, M modelled, Q an",
      "accident to decide on, V the versions differ.", "",
      "| here | statements | meaning |", "| --- | --- | --- |",
    ] + rows.map { "| \($0.0) | \($0.1) | \($0.2) |" }
  }

  private func row(_ statement: ConformanceEntry) -> String {
    let cells = [statement.id, statement.mark, statement.text, verdict(on: statement.id)]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  private func verdict(on id: String) -> String {
    let proofs = proofs[id, default: []]
    guard let exception = exceptions[id] else {
      return proofs.isEmpty ? "**missing**" : proofs.map(link).joined(separator: "<br>")
    }
    let shown = tests(namedBy: exception).filter { test in
      !proofs.contains { $0.name == test.name }
    }
    let words = exception.text.split(separator: " ").filter { !$0.hasPrefix("test_") }
      .joined(separator: " ").trimmingCharacters(in: CharacterSet(charactersIn: " ;:,"))
    return (["**\(exception.mark)**: \(words)"] + (shown + proofs).map(link))
      .joined(separator: "<br>")
  }

  /// A link from the table's folder to the test's file.
  private func link(to test: ConformanceTest) -> String {
    let prefix = Self.folder + "/"
    let target =
      test.path.hasPrefix(prefix)
      ? String(test.path.dropFirst(prefix.count)) : "../../\(test.path)"
    return "[\(test.type).\(test.name)](\(target))"
  }
}

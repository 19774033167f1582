import Foundation

/// What each target may stand on, as the table in `CONTRIBUTING.md` says.
struct Layout: Equatable {
  /// What a row says: `ChapterNN` stands for each chapter, which needs not use all that it may.
  private(set) var rows: [String: Set<String>] = [:]
  private(set) var doubled: [String] = []

  init(rows: [String: Set<String>]) { self.rows = rows }

  /// Reads the rows of the table with the columns target, holds and stands on.
  init(in text: String) {
    var isInside = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells == ["target", "holds", "stands on"] { isInside = true }
      if !line.hasPrefix("|") { isInside = false }
      guard isInside, cells.count == 3, let name = Layout.codes(in: cells[0]).first else {
        continue
      }
      if rows[name] != nil { doubled.append(name) }
      rows[name] = Set(Layout.codes(in: cells[2]))
    }
  }

  /// What the table and the manifest do not agree on; tests may use everything.
  func faults(of targets: [Target]) -> [String] {
    let targets = targets.filter { !$0.isTest }
    let names = Set(targets.map { Layout.row(of: $0.name) })
    return targets.compactMap(fault)
      + rows.keys.filter { !names.contains($0) }.sorted().map {
        "CONTRIBUTING.md has a row for \($0), and Package.swift has no such target"
      }
      + doubled.map { "CONTRIBUTING.md has two rows for \($0)" }
  }

  private func fault(of target: Target) -> String? {
    let row = Layout.row(of: target.name)
    guard let allowed = rows[row] else { return "CONTRIBUTING.md has no row for \(target.name)" }
    let surplus = target.dependencies.subtracting(allowed)
    if !surplus.isEmpty {
      return "Package.swift lets \(target.name) stand on \(words(surplus)); "
        + "in CONTRIBUTING.md it stands on \(words(allowed))"
    }
    let missing = row == target.name ? allowed.subtracting(target.dependencies) : []
    return missing.isEmpty
      ? nil
      : "CONTRIBUTING.md lets \(target.name) stand on \(words(missing)), and Package.swift does not"
  }

  private func words(_ names: Set<String>) -> String {
    names.isEmpty ? "nothing" : names.sorted().joined(separator: ", ")
  }

  private static func row(of target: String) -> String {
    target.replacing(/[0-9]{2}$/, with: "NN")
  }

  private static func codes(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }
}

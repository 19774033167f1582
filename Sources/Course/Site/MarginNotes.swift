import Exercises
import Foundation
import Pages

/// Operators' names in other libraries, each next to the first cell that uses the operator.
struct MarginNotes {
  private var notes: [Int: [String]] = [:]

  /// Creates the notes of a page.
  ///
  /// - Parameter noted: The names that already have a note. The initializer adds the names in its
  ///   own notes.
  init(of record: PageRecord, names: OtherNames.Tables, noted: inout Set<String>) {
    for case .cell(let cell, _) in record.parts {
      let code = cell.code ?? ""
      for name in names.all where !noted.contains(name) && MarginNotes.uses(name, in: code) {
        guard let html = names[name].flatMap({ MarginNotes.html(name, $0) }) else { continue }
        notes[cell.number, default: []].append(html)
        noted.insert(name)
      }
    }
  }

  /// Returns the notes to show next to a part of the page.
  func html(beside part: PageRecord.Part) -> String {
    guard case .cell(let cell, _) = part, let notes = notes[cell.number] else { return "" }
    return """
      <div class="margin-note" role="note" aria-label="Names in other libraries">
      \(notes.joined(separator: "\n"))
      </div>

      """
  }

  /// Returns whether the code uses the type or calls the operator with this name and its labels.
  private static func uses(_ name: String, in code: String) -> Bool {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let base = words.first, !name.hasSuffix("()") else { return code.contains(".\(name)") }
    if words.count > 1 {
      return code.ranges(of: ".\(base)(").contains {
        code[$0.upperBound...].prefix { !"()".contains($0) }.contains("\(words[1]):")
      } && words.dropFirst(2).allSatisfy { code.contains("\($0):") }
    }
    let isType = base.first?.isUppercase == true
    let used = code.split { !$0.isLetter && !$0.isNumber && (isType || $0 != ".") }
    return used.contains { isType ? $0 == base : $0.hasSuffix(".\(base)") }
  }

  private static func html(_ name: String, _ names: OtherNames) -> String? {
    let rows = [("RAC", names.rac), ("RxSwift", names.rxSwift), ("Combine", names.combine)]
      .filter { !$0.1.isEmpty }
    guard !rows.isEmpty else { return nil }
    let list = rows.map { library, names in
      "<dt>\(library)</dt><dd>\(names.map { "<code>\($0.escapedForHTML)</code>" }.joined(separator: " "))</dd>"
    }.joined().replacing("(", with: "(<wbr>")
    return "<p><b>\(name.escapedForHTML)</b> elsewhere</p>\n<dl>\(list)</dl>"
  }
}

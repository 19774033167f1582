import Exercises
import Foundation
import Pages

/// What the names that a page teaches are called in other libraries, each beside the first cell that uses it.
struct MarginNotes {
  private var notes: [Int: [String]] = [:]

  init(of record: PageRecord, names: OtherNames.Tables) {
    let cells = record.parts.compactMap { part in
      if case .cell(let cell, _) = part {
        (cell.number, MarginNotes.words(in: cell.code ?? ""))
      } else {
        nil
      }
    }
    for name in record.parts.flatMap(\.newNames) {
      let words = MarginNotes.words(in: name)
      guard let html = names[name].flatMap({ MarginNotes.html(name, $0) }),
        let cell = cells.first(where: { $0.1.isSuperset(of: words) })
      else { continue }
      notes[cell.0, default: []].append(html)
    }
  }

  /// What stands beside a part of the page.
  func html(beside part: PageRecord.Part) -> String {
    guard case .cell(let cell, _) = part, let notes = notes[cell.number] else { return "" }
    return """
      <div class="elsewhere" role="note" aria-label="Names in other libraries">
      \(notes.joined(separator: "\n"))
      </div>

      """
  }

  private static func words(in code: String) -> Set<Substring> {
    Set(code.split { !$0.isLetter && !$0.isNumber })
  }

  private static func html(_ name: String, _ names: OtherNames) -> String? {
    let rows = [("RAC", names.rac), ("RxSwift", names.rxSwift), ("Combine", names.combine)]
      .filter { !$0.1.isEmpty }
    guard !rows.isEmpty else { return nil }
    let list = rows.map { library, names in
      "<dt>\(library)</dt><dd>\(names.map { "<code>\($0.escapedForHTML)</code>" }.joined(separator: " "))</dd>"
    }
    return "<p><b>\(name.escapedForHTML)</b> elsewhere</p>\n<dl>\(list.joined())</dl>"
  }
}

extension PageRecord.Part {
  /// The names in the paragraph that begins with "New here:".
  fileprivate var newNames: [String] {
    guard case .prose(let text) = self else { return [] }
    return text.components(separatedBy: "\n\n").filter { $0.hasPrefix(Page.newNamesOpening) }
      .flatMap(\.codeSpans)
  }
}

/// The context in which a page is written: its headings, links, and experiments.
package struct HTMLSetting {
  let headings = Headings()
  /// A closure that converts plain text to HTML, with links for mentions of other pages.
  let mentions: (String) -> String
  /// The experiments, keyed by the titles of their drawings.
  let experiments: [String: String]

  package init(
    mentions: @escaping (String) -> String = { $0.escapedForHTML },
    experiments: [String: String] = [:]
  ) {
    self.mentions = mentions
    self.experiments = experiments
  }
}

/// The unique anchors of a page's headings.
///
/// No anchor contains `_`, so none equals the anchor of a cell, a challenge, or a `why`.
package final class Headings {
  private var used: [String: Int] = [:]

  package init() {}

  package func name(of title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = words.isEmpty ? "section" : words.joined(separator: "-")
    used[name, default: 0] += 1
    let count = used[name] ?? 1
    return count == 1 ? name : "\(name)--\(count)"
  }
}

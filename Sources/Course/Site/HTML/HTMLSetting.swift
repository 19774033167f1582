/// Where a page's HTML stands, and what that changes about it.
package struct HTMLSetting {
  let headings = Headings()
  /// Plain text as HTML: a book makes links of what it mentions.
  let mentions: (String) -> String
  /// What drawings can be changed with, by their titles.
  let experiments: [String: String]

  package init(
    mentions: @escaping (String) -> String = { $0.escapedForHTML },
    experiments: [String: String] = [:]
  ) {
    self.mentions = mentions
    self.experiments = experiments
  }
}

/// The names of a page's headings, so that an address can lead to each; no two are alike.
///
/// None has a `_`; the names of other places do.
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

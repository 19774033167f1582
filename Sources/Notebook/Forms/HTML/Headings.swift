/// The names of a page's headings, so that an address can lead to each; no two are alike.
///
/// None has a `_`; the names of other places do.
final class Headings {
  private var used: [String: Int] = [:]

  func name(of title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = words.isEmpty ? "section" : words.joined(separator: "-")
    used[name, default: 0] += 1
    let count = used[name] ?? 1
    return count == 1 ? name : "\(name)--\(count)"
  }
}

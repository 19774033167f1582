/// A newspaper archive that loads one page at a time and records each load.
final class Archive {
  /// The page numbers passed to `load`, in order.
  private(set) var loaded: [Int] = []

  private let pages: [String]

  init(_ pages: [String]) { self.pages = pages }

  /// Returns the page with this number, counted from 1, or `nil` if there is no such page.
  func load(_ number: Int) -> String? {
    loaded.append(number)
    return pages.indices.contains(number - 1) ? pages[number - 1] : nil
  }
}

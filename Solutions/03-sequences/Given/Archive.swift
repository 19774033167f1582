/// A newspaper's archive, which loads one page at a time and writes down which ones it loaded.
///
/// Loading is slow. Pages are counted from 1.
final class Archive {
  /// The numbers that were asked for, in order.
  private(set) var loaded: [Int] = []

  private let pages: [String]

  init(_ pages: [String]) { self.pages = pages }

  /// The page with this number, or `nil` when the archive has no such page.
  func load(_ number: Int) -> String? {
    loaded.append(number)
    return pages.indices.contains(number - 1) ? pages[number - 1] : nil
  }
}

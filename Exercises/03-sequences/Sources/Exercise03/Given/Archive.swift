/// A newspaper archive that loads one page at a time, slowly, and logs each load.
final class Archive {
  /// The numbers of the loaded pages, in order.
  private(set) var loaded: [Int] = []

  private let pages: [String]

  init(_ pages: [String]) { self.pages = pages }

  /// Loads and returns the page with this number, counted from 1, or `nil` if there is none.
  func load(_ number: Int) -> String? {
    loaded.append(number)
    return pages.indices.contains(number - 1) ? pages[number - 1] : nil
  }
}

/// How the book is given, and so how its places are named and reached: as files beside each other, or as
/// one file.
package enum BookForm: Sendable {
  case files, oneFile

  /// The name of a place on a page.
  func name(_ place: String, on page: String) -> String { prefix(of: page) + place }

  /// What stands before each name of a page.
  func prefix(of page: String) -> String { self == .files ? "" : "\(page)_" }

  /// The address of a page, or of a place on it.
  func address(_ page: String, _ place: String? = nil) -> String {
    switch self {
    case .files: "\(page).html" + (place.map { "#\($0)" } ?? "")
    case .oneFile: "#" + (place.map { name($0, on: page) } ?? page)
    }
  }
}

/// How the book is given, and so how its places are named and reached: as files beside each other, or as
/// one file.
package enum BookForm: Sendable {
  case files, oneFile

  /// What stands before each name of a page: those of chapters and of exercises are alike.
  func prefix(of page: String) -> String {
    let isAlike = page.first?.isNumber == true || page.hasPrefix("exercise-")
    return self == .oneFile && isAlike ? "\(page)_" : ""
  }

  /// The address of a page, or of a place on it.
  func address(_ page: String, _ place: String? = nil) -> String {
    switch self {
    case .files: "\(page).html" + (place.map { "#\($0)" } ?? "")
    case .oneFile: "#" + (place.map { prefix(of: page) + $0 } ?? page)
    }
  }
}

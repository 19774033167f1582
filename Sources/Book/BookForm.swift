import Foundation

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

  /// The address of the lab with an experiment: `lab.html#letters:+cold+-A-B-%7C`.
  func address(ofExperiment text: String) -> String {
    // As `encodeURIComponent` does it, with the spaces and colons of its lines kept readable.
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'():")
    let encoded = text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    return (self == .files ? "lab.html#" : "#lab_") + encoded.replacing("%20", with: "+")
  }
}

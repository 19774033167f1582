import Foundation

/// An experiment in the address of the lab: `lab.html#letters:+cold+-A-B-%7C`.
enum LabAddress {
  static func of(_ experiment: String, in form: BookForm) -> String {
    (form == .files ? "lab.html#" : "#lab_") + fragment(experiment)
  }

  /// As `encodeURIComponent` does it, with the spaces and colons of its lines kept readable.
  private static func fragment(_ text: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'():")
    let encoded = text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    return encoded.replacing("%20", with: "+")
  }
}

/// What a list's item begins with: a bullet, or a number with a dot or a bracket.
struct ListMarker {
  /// Nil for a bullet.
  let number: Int?
  /// The columns before the item's text.
  let width: Int
  private let mark: Character

  init?(_ line: String) {
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard indentation < 4, digits.count < 10, let mark = text.dropFirst(digits.count).first,
      digits.isEmpty ? "-*+".contains(mark) : ".)".contains(mark)
    else { return nil }
    let rest = text.dropFirst(digits.count + 1)
    guard rest.isEmpty || rest.first == " " else { return nil }
    let spaces = rest.prefix { $0 == " " }.count
    number = Int(digits)
    width = indentation + digits.count + 1 + (1...4 ~= spaces ? spaces : 1)
    self.mark = mark
  }

  func isLike(_ other: ListMarker) -> Bool { mark == other.mark }

  /// A number in the middle of a text begins a list only if it is 1.
  var mayEndParagraph: Bool { number == nil || number == 1 }
}

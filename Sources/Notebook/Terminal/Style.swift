/// What a piece of text is to its reader; colour follows from it.
struct Style: OptionSet, Hashable {
  let rawValue: Int

  static let title = Style(rawValue: 1 << 0)
  static let heading = Style(rawValue: 1 << 1)
  static let strong = Style(rawValue: 1 << 2)
  static let emphasis = Style(rawValue: 1 << 3)
  static let code = Style(rawValue: 1 << 4)
  static let link = Style(rawValue: 1 << 5)
  static let frame = Style(rawValue: 1 << 6)
  static let good = Style(rawValue: 1 << 7)
  static let bad = Style(rawValue: 1 << 8)
  static let prompt = Style(rawValue: 1 << 9)
  static let keyword = Style(rawValue: 1 << 10)
  static let type = Style(rawValue: 1 << 11)
  static let string = Style(rawValue: 1 << 12)
  static let number = Style(rawValue: 1 << 13)
  static let comment = Style(rawValue: 1 << 14)
  static let attribute = Style(rawValue: 1 << 15)

  /// The numbers that a terminal wants, from the sixteen colours that its owner has chosen.
  var codes: [Int] {
    Self.table.flatMap { contains($0.0) ? $0.1 : [] }
  }

  private static let table: [(Style, [Int])] = [
    (.title, [1]), (.heading, [1]), (.strong, [1]), (.emphasis, [3]), (.code, [36]),
    (.link, [4]), (.frame, [2]), (.good, [32]), (.bad, [31]), (.prompt, [1]),
    (.keyword, [35]), (.type, [36]), (.string, [32]), (.number, [33]), (.comment, [2]),
    (.attribute, [35]),
  ]
}

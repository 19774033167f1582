import PlainText

/// The operators between what goes in and what comes out.
///
/// It names what goes in where other rows are between.
struct SVGOperatorBox {
  static let height = 34

  private let text: String

  init?(above row: Row) {
    guard let making = row.making else { return nil }
    text = making.text
  }

  /// How wide the box has to be.
  var width: Int { text.displayWidth * 9 + 24 }

  func markup(left: Int, right: Int, bottom: Int) -> String {
    let top = bottom - Self.height + 4
    return """
      <rect class="operator" x="\(left)" y="\(top)" width="\(right - left)" height="26" rx="6"/>\
      <text x="\(left + 12)" y="\(top + 18)">\(text.escapedForXML)</text>
      """
  }
}

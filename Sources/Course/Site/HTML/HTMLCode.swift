import Pages
import PlainText

/// A converter from code to highlighted HTML.
package enum HTMLCode {
  /// - Parameter setting: The context that provides links for pages mentioned in comments.
  package static func block(
    _ code: String, isSwift: Bool, label: String, in setting: HTMLSetting = HTMLSetting()
  ) -> String {
    let text =
      isSwift
      ? highlighted(code).map { $0.map { markup($0, setting) }.joined() }.joined(separator: "\n")
      : code.escapedForHTML
    return """
      <pre class="code" role="group" aria-label="\(label.escapedForHTML)" tabindex="0">\
      <code>\(text)</code></pre>
      """
  }

  private static func markup(_ span: Span, _ setting: HTMLSetting) -> String {
    let text = span.style == .comment ? setting.mentions(span.text) : span.text.escapedForHTML
    return name(of: span.style).map { "<span class=\"\($0)\">\(text)</span>" } ?? text
  }

  private static func name(of style: Style) -> String? {
    switch style {
    case .keyword: "keyword"
    case .type: "type"
    case .string: "string"
    case .number: "number"
    case .comment: "comment"
    case .attribute: "attribute"
    default: nil
    }
  }
}

extension String {
  /// The text with escapes for HTML content and attributes.
  package var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

/// The colours of an image that stands alone.
package enum SVGAppearance {
  /// Those that its reader has, light or dark.
  case readers
  case light
  case dark

  func applied(to svg: String) -> String {
    let (scheme, condition) =
      switch self {
      case .readers: ("light dark", Self.isDark)
      case .light: ("light", "@media not all")
      case .dark: ("dark", "@media all")
      }
    return svg.replacing("<style>\n", with: "<style>\n:root.marbles { color-scheme: \(scheme); }\n")
      .replacing(Self.isDark, with: condition)
  }

  private static let isDark = "@media screen and (prefers-color-scheme: dark)"
}

extension Diagram {
  /// The drawing as an image in a file of its own.
  package func svg(title: String, appearance: SVGAppearance) -> String {
    appearance.applied(to: svg(title: title))
  }
}

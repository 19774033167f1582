import PlainText

/// What stands around a page's text in a file, and how a file is taken apart again.
package enum HTMLDocument {
  package static func head(title: String, madeBy maker: String, style: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="\(maker.escapedForHTML)">
    <link rel="icon" href="data:,">
    <title>\(title.escapedForHTML)</title>
    \(style)
    </head>
    """
  }

  static func opening(ofPage program: String) -> String {
    "<main id=\"the_page\" data-page=\"\(program.escapedForHTML)\">"
  }

  static let closing = "</main>"

  /// What stands inside of a page's `<main>`, without the legend; nil for another file.
  package static func text(ofPage file: String) -> String? {
    guard let start = file.firstRange(of: "<main id=\"the_page\""),
      let open = file[start.upperBound...].firstRange(of: ">\n"),
      let end = file[open.upperBound...].firstRange(of: HTMLLegend.opening)
    else { return nil }
    return String(file[open.upperBound..<end.lowerBound])
  }
}

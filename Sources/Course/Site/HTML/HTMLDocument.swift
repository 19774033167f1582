import Foundation
import Marbles
import PlainText

/// The beginning of an HTML file, up to the end of its head.
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
}

/// The style sheet for all pages.
package enum HTMLStyle {
  package static let sheet = Bundle.module.text("page.css") + Diagram.style
}

/// The scripts for all pages (pages are readable without scripts).
package enum HTMLScript {
  /// The helpers that all scripts use.
  package static let elements = Bundle.module.text("dom.js")
  /// The script that shows the cause of a mark.
  package static let causes =
    "const nothingCausedIt = \(Diagram.nothingCausedIt.json)\n" + Bundle.module.text("causes.js")
  package static let text =
    elements + "const legend = \(HTMLLegend.html.json)\n" + causes + Bundle.module.text("page.js")
}

import Foundation
import Marbles
import PlainText

/// What stands around a page's text in a file.
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

/// How a page looks in a browser, by day and by night, on a phone and on paper.
package enum HTMLStyle {
  package static let sheet = Bundle.module.text("page.css") + Diagram.style
}

/// What a page does in a browser that runs scripts; without one every page still reads.
package enum HTMLScript {
  /// What every script of this project stands on: it makes elements.
  package static let elements = Bundle.module.text("dom.js")
  /// What lets the marks of a drawing say why they came.
  package static let reasons =
    "const nothingCausedIt = \(Diagram.nothingCausedIt.json)\n" + Bundle.module.text("reasons.js")
  package static let text = elements + reasons + Bundle.module.text("page.js")
}

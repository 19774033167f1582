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
  /// Room to write in, on paper.
  package static let paper = embedded(PackageResources.paper_css)
  package static let sheet = embedded(PackageResources.page_css) + Diagram.style
}

/// What a page does in a browser that runs scripts; without one every page still reads.
package enum HTMLScript {
  /// What every script of this project stands on: it makes elements.
  package static let elements = embedded(PackageResources.dom_js)
  package static let text = embedded(
    PackageResources.dom_js, PackageResources.compare_js, PackageResources.page_js)
}

/// The text of files under `Resources`, which the build embeds.
package func embedded(_ files: [UInt8]...) -> String {
  files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
}

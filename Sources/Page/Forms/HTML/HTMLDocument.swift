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

import Exercises
import Site
import Foundation
import Pages
import WebServer

/// The book's files, as they are sent: they are in memory, and nothing else can be asked for.
struct SiteFiles: Sendable {
  private let files: [String: String]

  /// Adds the script that makes the pages live.
  init(_ files: [String: String]) {
    var files = files.mapValues { text in
      text.replacing("</head>", with: "<script src=\"kept.js\"></script>\n</head>").replacing(
        "</body>", with: "<script src=\"live.js\"></script>\n</body>")
    }
    files["live.js"] = LiveResources.script
    self.files = files
  }

  /// The file of a path; `/` is the first page.
  func response(to path: String) -> HTTPResponse? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    guard let text = files[name] else { return nil }
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    return HTTPResponse(type: SiteFiles.types[ending] ?? "application/octet-stream", text: text)
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
  ]
}

/// What tells a browser to trust nothing but the book's own files.
enum Trust {
  static let headers = [
    (
      name: "Content-Security-Policy",
      value:
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
        + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; "
        + "frame-ancestors 'none'"
    ),
    (name: "X-Content-Type-Options", value: "nosniff"),
    (name: "Referrer-Policy", value: "no-referrer"),
    (name: "Cross-Origin-Opener-Policy", value: "same-origin"),
    (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
  ]
}

/// What the book's pages do where they are served.
enum LiveResources {
  /// What the course has kept of the reader's, and how it keeps more; it comes before all other scripts.
  static func kept(_ content: BrowserNotes.Content) -> String {
    "window.kept = \(content.json)\n" + Bundle.module.text("kept.js")
  }

  static let script = Bundle.module.text("server.js", "live.js", "live-exercise.js")
}

/// What the windows of a presentation do: wall and desk show what the server sends, and a voter's page votes once.
enum PresentResources {
  static let script = window + HTMLScript.reasons + Bundle.module.text("present.js")
  static let joinScript = window + Bundle.module.text("join.js")
  static let style = HTMLStyle.sheet + Bundle.module.text("present.css")

  private static let window =
    HTMLScript.elements + Bundle.module.text("server.js", "window.js")
}

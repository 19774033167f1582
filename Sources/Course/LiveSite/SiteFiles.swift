import Exercises
import Site
import Foundation
import Pages
import WebServer

/// The files of the book, kept in memory so that a request cannot read any other file.
struct SiteFiles: Sendable {
  private let files: [String: String]

  /// Creates the book's files and adds the scripts of the live book to each page.
  init(_ files: [String: String]) {
    var files = files.mapValues { text in
      text.replacing("</head>", with: "<script src=\"progress.js\"></script>\n</head>").replacing(
        "</body>", with: "<script src=\"live.js\"></script>\n</body>")
    }
    files["live.js"] = LiveScripts.live
    self.files = files
  }

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

/// The headers that keep a browser from loading anything from other sites.
enum SecurityHeaders {
  static let all = [
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

/// The scripts of the live book.
enum LiveScripts {
  /// Returns a script that sets the reader's progress before all other scripts run.
  static func progress(of course: Course) -> String {
    let progress = BrowserNotes(of: course).content.json
    return "window.progress = \(progress)\n" + Bundle.module.text("progress.js")
  }

  static let live = Bundle.module.text("server.js", "live.js", "live-exercise.js")
}

/// The scripts and styles of a presentation's windows.
enum PresentResources {
  static let script = window + HTMLScript.causes + Bundle.module.text("present.js")
  static let joinScript = window + Bundle.module.text("join.js")
  static let style = HTMLStyle.sheet + Bundle.module.text("present.css")

  private static let window =
    HTMLScript.elements + Bundle.module.text("server.js", "window.js")
}

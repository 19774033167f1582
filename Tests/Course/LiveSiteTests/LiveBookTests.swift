import Exercises
import Files
import XCTest

@testable import LiveSite

final class LiveBookTests: XCTestCase {
  private var live: LiveBook!
  private var browser: Browser!

  override func setUp() async throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let files = [
      "index.html": "<head></head><body></body>", "06-combining.html": "<body></body>",
      "book.css": "",
      "book.js": "",
    ]
    live = try LiveBook(files: files, of: course, port: 4700)
    browser = try Browser(openedAt: live.address)
  }

  override func tearDown() async throws { live.stop() }

  func test_pages_load_the_live_script_and_have_security_headers() async throws {
    let page = try await browser.ask("/06-combining.html")
    XCTAssertEqual(page.status, 200)
    XCTAssertTrue(page.text.contains("<script src=\"live.js\"></script>"))
    XCTAssertFalse(page.text.contains("<script>"), "The security policy forbids inline scripts.")
    for (name, value) in SecurityHeaders.all {
      XCTAssertEqual(page.headers[name] as? String, value)
    }
    for file in ["/", "/book.css", "/book.js", "/live.js"] {
      let reply = try await browser.ask(file)
      XCTAssertEqual(reply.status, 200, file)
    }
  }

  func test_the_security_headers_allow_only_the_books_own_files() throws {
    let headers = Dictionary(SecurityHeaders.all.map { ($0.name, $0.value) }) { $1 }
    let policy = try XCTUnwrap(headers["Content-Security-Policy"]).split(separator: "; ")
    for directive in [
      "default-src 'none'", "connect-src 'self'", "base-uri 'none'", "form-action 'self'",
      "frame-ancestors 'none'", "script-src 'self' 'wasm-unsafe-eval'",
    ] {
      XCTAssertTrue(policy.contains { $0 == directive }, directive)
    }
    XCTAssertEqual(headers["X-Content-Type-Options"], "nosniff")
    XCTAssertEqual(headers["Referrer-Policy"], "no-referrer")
    XCTAssertEqual(headers["Cross-Origin-Opener-Policy"], "same-origin")
    XCTAssertEqual(headers["Cross-Origin-Resource-Policy"], "same-origin")
  }

  func test_only_the_books_files_can_be_read() async throws {
    for path in ["/Package.swift", "/%2e%2e/Package.swift", "/etc/passwd", "/index", "/live"] {
      let reply = try await browser.ask(path)
      XCTAssertTrue([400, 404].contains(reply.status), "\(path) \(reply.status)")
    }
  }

  func test_every_route_requires_the_cookie() async throws {
    for path in [
      "/", "/book.js", "/live/events", "/live/texts?page=06-combining", "/live/answers?exercise=6",
      "/nothing",
    ] {
      let reply = try await browser.ask(path, headers: ["Cookie": nil])
      XCTAssertEqual(reply.status, 403, path)
      XCTAssertTrue(reply.text.contains("course open"), reply.text)
    }
    let strange = try await browser.ask("/%zz", headers: ["Cookie": nil])
    XCTAssertNotNil(
      strange.headers["Content-Security-Policy"],
      "Error responses should have a Content-Security-Policy header.")
    for path in [
      "run", "reset", "watch", "hint", "edit", "read", "save", "progress", "answer", "check",
      "restore",
    ] {
      let reply = try await browser.ask("/live/\(path)", post: "{}", headers: ["Cookie": nil])
      XCTAssertEqual(reply.status, 403, path)
    }
  }

  func test_invalid_requests_are_refused_with_a_reason() async throws {
    let requests: [(String, String, Int)] = [
      ("run", "nonsense", 400), ("run", "{}", 400), ("watch", "[]", 400),
      ("watch", "{}", 400), ("save", "{}", 400), ("progress", "{}", 400),
      ("save", "{\"page\": \"06-combining\", \"cell\": 99, \"text\": \"\"}", 409),
      ("progress", "{\"page\": \"../..\"}", 409),
      ("answer", "{}", 400), ("check", "{}", 400), ("restore", "{}", 400),
      ("answer", "{\"task\": \"../6\", \"text\": \"\", \"base\": \"\"}", 409),
      ("check", "{\"chapter\": 99}", 409), ("restore", "{\"task\": \"6.99\"}", 409),
      ("watch", "{\"chapter\": 99}", 409), ("hint", "{\"task\": \"6.99\", \"number\": 1}", 409),
      ("hint", "{\"task\": \"../6\", \"number\": 1}", 409),
      ("reset", "{\"page\": \"../..\", \"cell\": 1}", 409),
      ("reset", "{\"page\": \"06-combining\", \"cell\": 99}", 409), ("else", "{}", 404),
    ]
    for (path, body, status) in requests {
      let reply = try await browser.ask("/live/\(path)", post: body)
      XCTAssertEqual(reply.status, status, "\(path) \(body): \(reply.text)")
      XCTAssertFalse(reply.text.isEmpty)
    }
    let reply = try await browser.ask("/live/watch", post: "{\"chapter\": 99}")
    XCTAssertTrue(reply.text.hasPrefix("unknown chapter 99."), reply.text)
    let texts = try await browser.ask("/live/texts?page=../Solutions")
    XCTAssertEqual(texts.status, 409)
  }

  func test_running_a_missing_cell_ends_with_a_message() async throws {
    let reply = try await browser.ask(
      "/live/run", post: "{\"page\": \"06-combining\", \"cell\": 99, \"text\": \"\"}")
    XCTAssertEqual(
      reply.text,
      "{\"ending\":\"stopped\",\"kind\":\"end\",\"text\":\"this page has no such cell. Reload the page.\"}\n"
    )
  }
}

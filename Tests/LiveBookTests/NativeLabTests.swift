import CourseFixtures
import CourseModel
import Foundation
import TestFolders
import Page
import Sandbox
import WebServer
import XCTest

@testable import Book
@testable import LiveBook

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class NativeLabTests: XCTestCase {
  private func answer(of command: String, limits: Limits? = nil, to text: String = "") -> [String] {
    let lab = NativeLab(
      asking: ["/bin/sh", "-c", command],
      limits: limits ?? Limits(time: 60, output: .atMost(1 << 20)))
    return lab.answer(NativeLab.Wish(question: "run", text: text)).split(separator: "\0")
      .map(String.init)
  }

  func test_the_program_reads_the_question_and_the_text_and_its_words_are_the_answer() {
    XCTAssertEqual(answer(of: "cat", to: "A title\na: cold -A-|"), ["run\nA title\na: cold -A-|"])
  }

  func
    test_what_takes_too_long_or_grows_too_large_or_crashes_is_a_mistake_that_can_be_changed_back()
  {
    let few = Limits(time: 0.2, output: .atMost(1000))
    for (command, words) in [
      ("sleep 600", "too long"), ("yes", "too large"), ("kill -SEGV $$", "stopped"),
      ("exit 64", "stopped"),
    ] {
      let answer = answer(of: command, limits: few)
      XCTAssertEqual(answer.prefix(3), ["error", "0", "0"], command)
      XCTAssertTrue(answer.last?.contains(words) ?? false, "\(command): \(answer)")
    }
    let none = NativeLab(asking: ["/nowhere"]).answer(NativeLab.Wish(question: "run", text: ""))
    XCTAssertTrue(none.hasPrefix("error\00\00\0"), none)
  }

  func test_who_hangs_up_ends_the_program() async throws {
    let file = newPlace()
    let lab = NativeLab(
      asking: ["/bin/sh", "-c", "echo > '\(file.path)'; sleep 600"], limits: Limits(time: 120))
    let server = try HTTPServer { _ in
      { _, exchange in lab.answer(NativeLab.Wish(question: "run", text: ""), for: exchange) }
    }
    defer { server.stop() }
    let url = try XCTUnwrap(URL(string: "http://127.0.0.1:\(server.port)/"))
    let request = Task { try await URLSession.shared.data(from: url) }
    while !FileManager.default.fileExists(atPath: file.path) {
      try await Task.sleep(for: .milliseconds(10))
    }
    request.cancel()
    let start = ContinuousClock.now
    lab.stop()
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(60))
  }

  func test_a_question_is_answered_and_nothing_else() async throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let live = try LiveBook(
      files: ["index.html": ""], of: course, port: 4740, lab: ["/bin/cat"])
    defer { live.stop() }
    let body = "{\"question\":\"run\",\"text\":\"two\\nlines\"}"
    let browser = try Browser(openedAt: live.address)
    let found = try await browser.ask("/live/lab", post: body)
    XCTAssertEqual(found.status, 200)
    XCTAssertEqual(found.text, "run\ntwo\nlines")
    for wrong in ["", "{}", "[]", "{\"question\":1,\"text\":\"\"}"] {
      let reply = try await browser.ask("/live/lab", post: wrong)
      XCTAssertEqual(reply.status, 400, wrong)
    }
    let long = String(repeating: "a", count: 300 << 10)
    let large = try await browser.ask(
      "/live/lab", post: "{\"question\":\"run\",\"text\":\"\(long)\"}")
    XCTAssertEqual(large.status, 413)
  }

  func test_a_book_that_carries_a_module_has_no_such_address() async throws {
    let (book, course) = try SamplePage.book.get()
    let live = try LiveBook(book, of: course, port: 4760, lab: ["/bin/cat"])
    defer { live.stop() }
    let found = try await Browser(openedAt: live.address).ask(
      "/live/lab", post: "{\"question\":\"run\",\"text\":\"\"}")
    XCTAssertEqual(found.status, 404)
  }
}

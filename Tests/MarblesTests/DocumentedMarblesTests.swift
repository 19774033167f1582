import Foundation
import Marbles
import ReactiveCore
import XCTest

/// Tests that compare documented marble diagrams with the output of the operators.
///
/// `DocumentedOperatorTests` covers the operators that the lab can run.
final class DocumentedMarblesTests: XCTestCase {
  private typealias Rows = [String: Signal<String>]

  private let scheduler = TestScheduler()

  /// Returns each row's name and marbles from the first drawing in an operator's file.
  private func drawing(in file: String) throws -> [(name: String, marbles: String)] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Sources/ReactiveCore/Operators/\(file).swift")
    let lines = try String(contentsOf: path, encoding: .utf8)
      .components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let mark = "///     "
    return try lines.drop { !$0.hasPrefix(mark) }.prefix { $0.hasPrefix(mark) }.map { line in
      let words = line.dropFirst(mark.count).split(separator: " ")
        .filter { !["→", "(waits)"].contains($0) }
      return (String(words[0]), String(try XCTUnwrap(words.dropFirst().first, line)))
    }
  }

  /// Checks that `result` computes the drawing's last row from the other rows.
  private func check(_ file: String, _ result: (Rows) -> Signal<String>) throws {
    var rows = try drawing(in: file)
    let expected = try XCTUnwrap(rows.popLast(), file).marbles
    let inputs = try rows.map { ($0.name, scheduler.cold(try timeline($0.marbles))) }
    let signal = result(Rows(uniqueKeysWithValues: inputs)).mapError { _ in MarbleError() }
    let start = scheduler.now
    let recording = scheduler.record(signal)
    scheduler.advance(by: .seconds(expected.count { $0 != "…" }) - .milliseconds(500))
    recording.dispose()
    let moments = recording.timeline.moments.map {
      Timeline<String>.Moment($0.time - start, $0.event)
    }
    XCTAssertEqual(moments, try timeline(expected).moments, file)
  }

  /// Parses a row, and ignores an ellipsis, which means that the row continues.
  private func timeline(_ marbles: String) throws -> Timeline<String> {
    try Timeline(parsing: marbles.replacingOccurrences(of: "…", with: ""))
  }

  func test_operators_that_the_lab_cannot_run_match_their_documented_marbles() throws {
    try check("HigherOrder/Bind") { rows in rows["self"]!.bind { { value, _ in rows[value] } } }
    try check("Errors/Catch") { rows in rows["self"]!.catch { _ in rows["replacement"]! } }
    try check("Errors/RetryAfter") { $0["self"]!.retry(2, on: scheduler) { .seconds(1 + 2 * $0) } }
    try check("Errors/RetryWhen") { [scheduler] rows in
      rows["self"]!.retry { $0.delay(.seconds(3), on: scheduler) }
    }
  }
}

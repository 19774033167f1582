import Foundation
import Marbles
import ReactiveCore
import XCTest

/// What the documentation of an operator draws is what the operator does, column by column.
final class DocumentedMarblesTests: XCTestCase {
  private typealias Rows = [String: Signal<String>]

  private let scheduler = TestScheduler()

  /// The first drawing in the file of an operator: the first word of each row, and its marbles.
  private func drawing(in file: String) throws -> [(name: String, marbles: String)] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let operators = root.appendingPathComponent("Sources/ReactiveCore/Operators")
    let files = FileManager.default.enumerator(at: operators, includingPropertiesForKeys: nil)
    let path = files?.lazy.compactMap { $0 as? URL }
      .first { $0.lastPathComponent == "\(file).swift" }
    let lines = try String(contentsOf: XCTUnwrap(path, file), encoding: .utf8)
      .components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let mark = "///     "
    return try lines.drop { !$0.hasPrefix(mark) }.prefix { $0.hasPrefix(mark) }.map { line in
      let words = line.dropFirst(mark.count).split(separator: " ")
        .filter { !["→", "(waits)"].contains($0) }
      return (String(words[0]), String(try XCTUnwrap(words.dropFirst().first, line)))
    }
  }

  /// Compares the last row of the drawing with what `result` makes of the rows above it.
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

  /// A row may go on: its last character is then an ellipsis.
  private func timeline(_ marbles: String) throws -> Timeline<String> {
    try Timeline(parsing: marbles.replacingOccurrences(of: "…", with: ""))
  }

  private func seconds(_ time: Duration) -> String { "\(time.components.seconds)" }

  func test_of_operators_that_pass_on_a_part() throws {
    try check("Take") { $0["self"]!.take(2) }
    try check("TakeUntil") { $0["self"]!.take(until: $0["trigger"]!) }
    try check("TakeUntilReplacement") { $0["self"]!.take(untilReplacement: $0["replacement"]!) }
    try check("TakeLast") { $0["self"]!.takeLast(2) }
    try check("Skip") { $0["self"]!.skip(2) }
    try check("DistinctUntilChanged") { $0["self"]!.distinctUntilChanged() }
    try check("IgnoreValues") { $0["self"]!.ignoreValues() }
    try check("Ignore") { $0["self"]!.ignore("1") }
    try check("Sample") { $0["self"]!.sample($0["sampler"]!) }
  }

  func test_of_operators_with_time() throws {
    try check("ThrottleFirst") { $0["self"]!.throttleFirst(.seconds(4), on: scheduler) }
    try check("ThrottleLatest") { $0["self"]!.throttleLatest(.seconds(4), on: scheduler) }
    try check("Throttle") { $0["self"]!.throttle(.seconds(3), on: scheduler) }
    try check("Debounce") { $0["self"]!.debounce(.seconds(3), on: scheduler) }
    try check("Delay") { $0["self"]!.delay(.seconds(2), on: scheduler) }
    try check("Timeout") { $0["self"]!.timeout(.seconds(5), on: scheduler) }
  }

  func test_of_operators_that_make_time() throws {
    try check("Interval") { _ in Signal.interval(.seconds(2), on: scheduler).map(seconds) }
  }

  func test_of_a_timer() throws {
    try check("Timer") { _ in Signal.timer(.seconds(3), on: scheduler).map(seconds) }
  }

  func test_of_operators_that_join_signals() throws {
    try check("Bind") { rows in rows["self"]!.bind { { value, _ in rows[value] } } }
    try check("FlattenMap") { rows in rows["self"]!.flattenMap { rows[$0]! } }
    try check("Flatten") { rows in rows["self"]!.map { rows[$0]! }.flatten() }
    try check("FlattenMaxConcurrent") { rows in
      rows["self"]!.map { rows[$0]! }.flatten(maxConcurrent: 2)
    }
    try check("ConcatInner") { rows in rows["self"]!.map { rows[$0]! }.concat() }
    try check("ConcatMap") { rows in rows["self"]!.concatMap { rows[$0]! } }
    try check("ExhaustMap") { rows in rows["self"]!.exhaustMap { rows[$0]! } }
    try check("SwitchToLatest") { rows in rows["self"]!.map { rows[$0]! }.switchToLatest() }
    try check("Merge") { $0["self"]!.merge($0["other"]!) }
    try check("Race") { $0["self"]!.race($0["other"]!) }
    try check("Concat") { $0["self"]!.concat($0["next"]!) }
    try check("StartWith") { $0["self"]!.startWith("A") }
    try check("Then") { rows in rows["self"]!.then { rows["next"]! } }
  }

  func test_of_operators_that_begin_anew_after_an_end() throws {
    try check("Repeat") { $0["self"]!.repeat() }
    try check("Retry") { $0["self"]!.retry(2) }
    try check("RetryAfter") { $0["self"]!.retry(2, on: scheduler) { .seconds(1 + 2 * $0) } }
    try check("RetryWhen") { [scheduler] rows in
      rows["self"]!.retry { $0.delay(.seconds(3), on: scheduler) }
    }
    try check("Catch") { rows in rows["self"]!.catch { _ in rows["replacement"]! } }
    try check("CatchTo") { $0["self"]!.catchTo($0["replacement"]!) }
    try check("ReplaceError") { $0["self"]!.replaceError(with: "X") }
  }
}

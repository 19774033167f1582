import Foundation
import XCTest

@testable import maintain

final class MutationJournalTests: XCTestCase {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("mutation-journal-\(UUID().uuidString)")
  private let verdicts = MutationScan(
    "func go() {\n  a.dispose()\n  b.dispose()\n}\n", path: "Operators/Go.swift"
  ).mutations.enumerated().map {
    MutationVerdict(
      $1, number: $0, fate: [.survived, .killed(by: "T.test_a")][$0], red: ["T.test_a"])
  }

  override func tearDown() { try? FileManager.default.removeItem(at: file) }

  func test_a_run_that_was_ended_finds_the_verdicts_it_had() throws {
    let first = try MutationJournal(at: file, of: ["13 400", "text"])
    XCTAssertEqual(first.kept, [])
    XCTAssertEqual(try verdicts.map(first.keep), [1, 2])
    XCTAssertEqual(try MutationJournal(at: file, of: ["13 400", "text"]).kept, verdicts)
  }

  func test_another_draw_library_or_test_begins_anew() throws {
    _ = try MutationJournal(at: file, of: ["13 400", "text"]).keep(verdicts[0])
    let other = try MutationJournal(at: file, of: ["13 400", "text that changed"])
    XCTAssertEqual(other.kept, [])
    _ = try other.keep(verdicts[1])
    XCTAssertEqual(try MutationJournal(at: file, of: ["13 400", "text"]).kept, [])
  }

  func test_a_verdict_is_on_the_mutant_that_it_was_and_on_no_other_of_its_number() {
    let mutations = MutationScan(
      "func go() {\n  a.dispose()\n  b.dispose()\n}\n", path: "Operators/Go.swift"
    ).mutations
    XCTAssertTrue(verdicts[0].isOn(mutations[0]))
    XCTAssertFalse(verdicts[0].isOn(mutations[1]))
    XCTAssertFalse(verdicts[0].isOn(nil))
  }

  func test_a_damaged_line_is_no_verdict() throws {
    let journal = try MutationJournal(at: file, of: ["13 400"])
    _ = try journal.keep(verdicts[0])
    _ = try journal.keep(verdicts[1])
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.dropLast(20).utf8).write(to: file)
    XCTAssertEqual(try MutationJournal(at: file, of: ["13 400"]).kept, [verdicts[0]])
  }
}

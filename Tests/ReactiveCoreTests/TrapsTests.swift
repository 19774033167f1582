import ReactiveCore
import XCTest

/// The 60 statements that are easily got wrong: each is carried by the name of a test.
final class TrapsTests: XCTestCase {
  private let traps = """
    SUB_BLOCK_5 SUB_BLOCK_6 SUB_SUBSCRIBE_6 SUB_BLOCK_11 SUB_PASS_3 SUB_SUBSCRIBE_5
    STR_STARTWITH_4 GEN_EVENT_4 GEN_EVENT_9 DISP_SERIAL_6 DISP_BASE_5 DISP_COMPOUND_3
    DISP_BASE_3 SCH_QUEUE_1 SCH_CURRENT_3 SCH_SUB_2 SCH_CURRENT_5 SCH_TEST_5 SCH_TEST_6
    STR_BIND_8 STR_BIND_10 STR_BIND_12 STR_BIND_14 STR_TAKE_3 STR_TAKE_4 STR_TAKE_5
    STR_CONCAT_3 STR_ZIPWITH_2 STR_ZIPWITH_5 STR_ZIPWITH_9 SIG_MERGE_3 SIG_FLATTENMAX_7
    SIG_COMBLATEST_3 SIG_COMBLATEST_6 SIG_THROTTLE_5 SIG_DELAY_2 SIG_DELIVERON_3
    SIG_DELIVERMAIN_3 SIG_REPEAT_3 SIG_RETRY_2 SIG_RETRY_3 SIG_TIMEOUT_1 SIG_TAKEUNTIL_2
    SIG_TAKEUNTIL_3 SIG_SWITCH_5 SIG_IF_2 SIG_SAMPLE_2 SIG_ANY_3 SIG_AGGREGATE_4 SIG_GROUPBY_2
    SUBJ_PLAIN_5 SUBJ_PLAIN_6 SUBJ_BEHAVIOR_4 SUBJ_REPLAY_6 MC_AUTO_4 MC_CONNECT_4 CMD_EXEC_4
    CMD_EXEC_11 CMD_ERRORS_2 SEQ_BIND_2
    """

  func test_each_of_the_60_traps_has_a_test_that_is_named_after_it() throws {
    let traps = traps.split(whereSeparator: \.isWhitespace)
    XCTAssertEqual(Set(traps).count, 60)
    let tests = try testNames()
    for trap in traps {
      let hasTest = tests.contains { $0.contains("_\(trap)_") }
      XCTAssertTrue(hasTest, "No test is named after \(trap).")
    }
  }

  /// The names of all tests in this folder, read from their sources.
  private func testNames() throws -> [Substring] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Tests.swift") }
      .flatMap { path in
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
          .matches(of: /func (test_\w+)\(\)/).map(\.output.1)
      }
  }

  // Trap 22 asks for a decision. It is: after the end of the source nothing of it counts any more.
  func test_STR_BIND_12_after_stop_or_nil_a_synchronous_source_is_not_heard_any_more() {
    let log = Log()
    for stops in [true, false] {
      let inner = Source<Int>("inner", log: log)
      let signal = Signal.values(1, 2, 3).bind {
        { value, stop in
          log.add("step \(value)")
          stop = stops && value == 2
          return stops || value == 1 ? inner.signal : nil
        }
      }
      log.record(signal)
      let started = ["step 1", "subscribe inner", "step 2"]
      XCTAssertEqual(log.takeLines(), started + (stops ? ["subscribe inner"] : []))
      inner.sendCompleted()
      XCTAssertEqual(log.takeLines().last, "completed")
    }
  }
}

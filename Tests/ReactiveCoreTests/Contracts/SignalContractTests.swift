import ReactiveCore
import XCTest

final class SignalContractTests: XCTestCase {
  func test_prints_every_clause() {
    let contract = SignalContract(
      .cold, .one, of: Int.self,
      error: .of(SaveError.self, when: "the disk is full"),
      completion: "after the value", scheduler: .main, multicast: true)
    XCTAssertEqual(
      "\(contract)",
      """
      ColdSignal<Int, SaveError>
      Completion: after the value
      Error: the disk is full
      Scheduler: main
      Multicast: YES
      """)
  }

  func test_leaves_out_what_cannot_happen_and_prints_the_defaults() {
    XCTAssertEqual(
      "\(SignalContract(.hot, .many, of: String.self))",
      """
      HotSignal<[String], NoError>
      Scheduler: current
      Multicast: NO
      """)
  }

  func test_writes_each_shape_in_its_own_way() {
    let shapes: [(SignalContract<String>.Values, String)] = [
      (.one, "String"), (.oneOrNil, "String?"), (.many, "[String]"), (.manyOrNil, "[String?]"),
      (.none, "None"),
    ]
    for (shape, notation) in shapes {
      XCTAssertEqual(SignalContract(.hot, shape).signature, "HotSignal<\(notation), NoError>")
    }
  }

  func test_writes_any_error_a_specified_scheduler_and_no_value_at_all() {
    let contract = SignalContract<Void>(
      .cold, .many, error: .any(when: "the server says so"), scheduler: .specified(TestScheduler()))
    XCTAssertEqual(
      "\(contract)",
      """
      ColdSignal<[Void], Error>
      Error: the server says so
      Scheduler: specified
      Multicast: NO
      """)
  }
}

import ReactiveCore
import XCTest

final class SignalContractTests: XCTestCase {
  func test_a_contract_prints_every_clause() {
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

  func test_a_contract_describes_the_cost_of_subscribing() {
    let costs: [(SignalContract<Int>.Subscribing, String)] = [
      (.isFree, ""), (.doesWork, "Subscribing: does work\n"),
      (.hasEffect, "Subscribing: has an effect\n"),
    ]
    for (cost, line) in costs {
      XCTAssertEqual(
        "\(SignalContract<Int>(.cold, .many, subscribing: cost))",
        "ColdSignal<[Int], NoError>\nScheduler: current\n\(line)Multicast: NO")
    }
  }

  func test_a_signature_shows_how_many_values_are_sent_and_whether_they_are_optional() {
    let shapes: [(SignalContract<String>.Values, String)] = [
      (.one, "String"), (.oneOrNil, "String?"), (.many, "[String]"), (.manyOrNil, "[String?]"),
      (.none, "None"),
    ]
    for (shape, notation) in shapes {
      XCTAssertEqual(SignalContract(.hot, shape).signature, "HotSignal<\(notation), NoError>")
    }
  }

  func test_a_contract_omits_impossible_events_and_prints_the_defaults() {
    XCTAssertEqual(
      "\(SignalContract(.hot, .many, of: String.self))",
      """
      HotSignal<[String], NoError>
      Scheduler: current
      Multicast: NO
      """)
    let scheduler = TestScheduler()
    XCTAssertEqual(
      "\(SignalContract<Void>(.cold, .many, error: .any(when: "any"), scheduler: .specified(scheduler)))",
      """
      ColdSignal<[Void], Error>
      Error: any
      Scheduler: specified
      Multicast: NO
      """)
  }
}

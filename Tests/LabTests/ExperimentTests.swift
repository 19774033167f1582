import Marbles
import XCTest

@testable import Lab

final class ExperimentTests: XCTestCase {
  fileprivate func drawn(_ text: String) throws -> String {
    try Experiment(text).diagram().text()
  }

  fileprivate func error(in text: String) -> String? {
    do {
      _ = try drawn(text)
      return nil
    } catch {
      return (error as? ExperimentError)?.message
    }
  }

  func test_an_experiment_is_drawn() throws {
    XCTAssertEqual(
      try drawn(
        """
        letters: cold A---B-C---|
        numbers: cold --1------2---|
        merge: merge letters numbers
        """),
      """
               0s    2s    4s    6s    8s    10s   12s
      letters  A-----------B-----C-----------|
      numbers  ------1--------------------2-----------|
      merge    A-----1-----B-----C--------2-----------|
      """)
  }

  func test_inner_signals_have_rows() throws {
    XCTAssertEqual(
      try drawn(
        """
        _clicks: cold a-x-|
        _a: cold -a-b----c|
        _x: cold --x--y|
        songs: each _clicks song a=_a x=_x
        heard: switchToLatest songs
        """),
      """
              0s    1s    2s    3s    4s    5s    6s    7s    8s
      songs   1-----------2-----------|
      song 1  ------a-----!
      song 2              ^-----------x-----------------y-----|
      heard   ------a-----------------x-----------------y-----|
      """)
  }

  func test_a_subscription_has_a_start_and_an_end() throws {
    XCTAssertEqual(
      try drawn("radio: hot -A-B-C|\nsubscribe radio 2 4"),
      """
             0s    1s    2s    3s    4s
      radio              ^-----B-----!
      """)
  }

  func test_a_shared_signal_is_subscribed_once() throws {
    XCTAssertEqual(
      try drawn(
        """
        news: cold -A-B-|
        shared: publish news
        left: map shared upper
        right: map shared lower
        connect shared 1
        """),
      """
             0s    1s    2s    3s    4s    5s    6s
      news         ^-----A-----------B-----------|
      left   ------------A-----------B-----------|
      right  ------------a-----------b-----------|
      """)
  }

  func test_an_endless_signal_is_cut_off() throws {
    XCTAssertTrue(try drawn("_a: cold -a|\nr: repeat _a").contains("a"))
    XCTAssertNoThrow(try drawn("_a: cold |\nr: repeat _a"))
  }

  func test_every_operator_runs() throws {
    XCTAssertGreaterThanOrEqual(Operator.all.count, 50)
    XCTAssertEqual(Set(Operator.all.map(\.name)).count, Operator.all.count)
    var random = RandomExperiment(seed: 7)
    for operation in Operator.all {
      let text = random.text(with: operation)
      XCTAssertNoThrow(try drawn(text), "\(operation.name): \(text)")
    }
  }

  func test_an_error_in_marble_text_or_a_subscription_mark_is_reported() {
    XCTAssertEqual(
      error(in: "a: cold -A|\nb: cold -(A-B)|")?.contains("remove the dash"), true)
    XCTAssertEqual(
      error(in: "a: cold -^A|"), "A source doesn't have a subscription: remove “^” and “!”.")
  }

  func test_an_invalid_line_or_setting_is_reported_with_advice() {
    XCTAssertEqual(
      error(in: "a: cold -A|\nb: mop a"), "Unknown operator “mop”: check the name.")
    XCTAssertEqual(
      error(in: "a: cold -A|\nb: take a x"), "“x” is not a number from 0 to 1000.")
    XCTAssertEqual(
      error(in: "a: cold -A|\nb: merge a z"), "No line above is named “z”: check the name.")
    XCTAssertEqual(
      error(in: "a: cold -A|\nb: merge a"),
      "“merge” needs another argument: the name of a line above.")
    XCTAssertEqual(
      error(in: "a: cold -A|\nb: take a 1 2"), "“take” has too many arguments: remove “2”.")
    XCTAssertEqual(
      error(in: "a: cold -A|\nb: flattenMap a A="),
      "Write a value and its signal, as in “a=letters”.")
    XCTAssertEqual(
      error(in: "letters"), "Begin the line with a name and a colon, as in “letters: cold --A--|”.")
    XCTAssertEqual(error(in: "a: "), "Write an operator after the colon, such as “merge”.")
    XCTAssertEqual(error(in: "frame 0"), "A frame must be longer than zero.")
    XCTAssertEqual(
      error(in: "a: cold A|\n\nuntil x"),
      "“x” is not a number of seconds, such as 2 or 0.5.")
    XCTAssertEqual(
      error(in: "axis frames"),
      "Write “axis steps” or “axis even”, or remove the line.")
  }

  /// If `LAB_CASES` is set, the test writes cases for checking the WebAssembly module.
  func test_random_experiments_run() throws {
    let file = ProcessInfo.processInfo.environment["LAB_CASES"]
    var random = RandomExperiment(seed: 15, makesMistakes: true)
    var cases: [ComparedCase] = []
    for number in 0..<(file == nil ? 2 * Operator.all.count : 10_000) {
      cases.append(ComparedCase(random.text(with: Operator.all[number % Operator.all.count])))
    }
    XCTAssertGreaterThan(cases.filter { $0.answer[0] == "ok" }.count, cases.count / 2)
    if let file { try JSONEncoder().encode(cases).write(to: URL(fileURLWithPath: file)) }
  }
}

extension ExperimentTests {
  func test_settings_apply_to_the_whole_experiment() throws {
    XCTAssertEqual(
      try drawn("frame 0.5\naxis steps\na_b: hot -A--B\nuntil 4"),
      """
           0    0.5  1    1.5  2    2.5  3    3.5  4
      a b  -----A--------------B--------------------
      """)
  }

  func test_handles_describe_the_parts_of_an_experiment() throws {
    let experiment = try Experiment(
      "frame 0.5\na: cold -A-(B'xy')#off\nr: take a 2\nsubscribe r 1 2.5\nuntil 9")
    XCTAssertEqual(
      experiment.handles,
      [
        ["frame", "500"],
        ["source", "a", "cold", "-A-(B'xy')#off", "=500 A", "=1500 B", "=1500 xy", "#2000 off"],
        ["operator", "r", "take", "a", "2"], ["subscribe", "r", "1000", "2500"], ["until", "9000"],
      ])
  }

  func test_a_list_has_experiments_by_title_and_reasons_for_missing_ones() {
    XCTAssertEqual(
      ExperimentList("# One\na: cold A|\n\n# Two, drawn\nb: hot B|\nc: take b 1\n").entries.map(
        \.text),
      ["a: cold A|", "b: hot B|\nc: take b 1"])
    let list = ExperimentList("# One\na: cold A|\n\n# Two\n- It has no signals.\n")
    XCTAssertEqual(list.entries.map(\.title), ["One"])
    XCTAssertEqual(list.exceptions.map(\.title), ["Two"])
    XCTAssertEqual(list.exceptions.map(\.text), ["- It has no signals."])
  }
}

/// An experiment, and the answer expected from the WebAssembly module.
private struct ComparedCase: Encodable {
  let experiment: String
  let answer: [String]

  init(_ text: String) {
    experiment = text
    do throws(ExperimentError) {
      let experiment = try Experiment(text)
      answer = ["ok", try experiment.diagram().spoken] + experiment.handles.flatMap { $0 }
    } catch {
      answer = ["error", error.message]
    }
  }
}

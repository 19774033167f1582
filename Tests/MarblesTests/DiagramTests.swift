import Marbles
import ReactiveCore
import XCTest

final class DiagramTests: XCTestCase {
  func test_rows_share_one_axis() {
    let diagram = Diagram {
      ("letters", Timeline<String>("-A---B--|"))
      ("numbers", Timeline<String>("---1---2-|"))
      ("merge", Timeline<String>("-A-1-B-2-|"))
    }
    XCTAssertEqual(
      "\(diagram)",
      """
               0s   1s   2s   3s   4s   5s   6s   7s   8s   9s
      letters  -----A-------------------B--------------|
      numbers  ---------------1-------------------2---------|
      merge    -----A---------1---------B---------2---------|
      """)
  }

  func test_a_row_shows_where_it_begins_and_how_it_ends() {
    let diagram = Diagram {
      ("completed", Timeline<String>("--a|"))
      ("failed", Timeline<String>("-#", error: Offline()))
      ("disposed", Timeline<String>("-^-a!"))
      ("goes on", Timeline<String>("--^--"))
    }
    XCTAssertEqual(
      "\(diagram)",
      """
                 0s    1s    2s    3s    4s    5s
      completed  ------------a-----|
      failed     ------#offline
      disposed         ^-----------a-----!
      goes on                ^------------------
      """)
  }

  func test_simultaneous_events_are_in_parentheses() {
    let diagram = Diagram {
      ("return", Timeline<String>("(a|)"))
      ("words", Timeline<String>("('AA' 'BB'c|)"))
      ("late", Timeline<String>("-(^a)(b!)"))
    }
    XCTAssertEqual(
      "\(diagram)",
      """
              0s    1s    2s
      return  (a|)
      words   (AA BB c|)
      late          (^a)--(b!)
      """)
  }

  func test_wide_values_stretch_the_axis_only_where_they_are() {
    let diagram = Diagram {
      ("words", Timeline("-ab-c-|", values: ["a": "hello", "b": "hello world", "c": "猫が好き"]))
      ("count", Timeline("-ab-c-|", values: ["a": 5, "b": 11, "c": 4]))
    }
    XCTAssertEqual(
      "\(diagram)",
      """
             0s    1s    2s    3s      4s    5s    6s
      words  ------hello-'hello world'-猫が好き----|
      count  ------5-----11------------4-----------|
      """)
  }

  func test_adjacent_values_are_always_separated() {
    let timeline = Timeline("abc(d|)", values: ["a": 10, "b": 200, "c": 3, "d": 4])
    XCTAssertEqual("\(timeline)", "\n  0s       3s\n  10-200-3-(4|)\n")
  }

  func test_a_value_that_looks_like_a_mark_is_quoted() {
    let timeline = Timeline(
      "a--b--c--d|", values: ["a": "-", "b": "", "c": "it's", "d": "two\n\u{1B}"])
    XCTAssertEqual(
      Diagram { ("text", timeline) }.text(width: 60),
      """
            0s    2s    4s    6s    8s               10s
      text  '-'------''-------'it\\'s'--'two\\n\\u{1B}'-|
      """)
  }

  func test_long_lines_wrap_under_their_own_axis() {
    let marbles = String(repeating: "-a-b", count: 12) + "|"
    let diagram = Diagram {
      ("source", Timeline(marbles, values: ["a": 1, "b": 20]))
      ("first", Timeline("-a|", values: ["a": 1]))
    }
    XCTAssertEqual(
      diagram.text(width: 40),
      """
              0s    5s    10s   15s   20s
      source  -1-20-1-20-1-20-1-20-1-20-1-20-
      first   -1|

              25s   30s   35s   40s    45s
      source  1-20-1-20-1-20-1-20-1-20-1-20-|
      first
      """)
  }

  func test_no_line_exceeds_the_width_unless_a_word_does() {
    let timeline = Timeline(
      String(repeating: "ab-", count: 30), values: ["a": "wide", "b": "wider still"])
    for width in 30...90 {
      let text = Diagram { ("name", timeline) }.text(width: width)
      for line in text.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, width) }
      XCTAssertEqual(text.split(separator: "wide", omittingEmptySubsequences: false).count, 61)
    }
  }

  func test_a_long_silence_is_shortened_and_the_axis_shows_the_times() throws {
    let diagram = Diagram {
      ("rare", Timeline<String>("a 1234ms b 1m c|", frame: .milliseconds(1)))
    }
    XCTAssertEqual(
      "\(diagram)",
      """
            0s 1.235s                        61.236s 61.237s
      rare  a--b-----------------------------c-------|
      """)
  }

  func test_a_thousand_irregular_times_can_be_drawn() {
    let moments = (0..<1000).map { Timeline<Int>.Moment(.seconds($0) / 7, .next(1)) }
    let text = Diagram { ("odd", Timeline(moments)) }.text()
    XCTAssertEqual(text.filter { $0 == "1" }.count - axisOnes(text), 1000)
    XCTAssertLessThan(text.count, 20_000)
  }

  private func axisOnes(_ text: String) -> Int {
    text.split(separator: "\n").filter { !$0.hasPrefix("odd") }.joined().count { $0 == "1" }
  }

  func test_an_empty_diagram_has_only_an_axis() {
    XCTAssertEqual("\(Diagram(rows: []))", "0s")
  }
}

import Contacts
import Marbles
import ReactiveCore
import XCTest

/// Texts are written in tenths of a second.
final class AskedTests: XCTestCase {
  private let clock = TestScheduler()

  private func typed(_ text: String) -> Signal<String> {
    clock.hot(Timeline(text, frame: .milliseconds(100)))
  }

  private func questions(_ text: String) -> [String] {
    clock.timeline(of: asked(typed(text), on: clock)).values
  }

  func test_a_question_is_trimmed_and_asked_once() {
    let texts = ["c", "c ", "ca", "ca", " cat"].lazyList.signal(on: .immediate)
    XCTAssertEqual(try asked(texts).toArray(), ["c", "ca", "cat"])
  }

  func test_only_texts_that_stay_for_the_pause_are_asked() {
    let rows: [(name: String, text: String, questions: [String])] = [
      ("wiped", "'ca'------''------'ca'", ["ca", "ca"]),
      ("changed back within the pause", "'ca'------'cat''ca'------", ["ca"]),
      ("wiped at once", "'ca'''------", []), ("spaces alone", "'  '------", []),
    ]
    for row in rows { XCTAssertEqual(questions(row.text), row.questions, row.name) }
  }

  func test_a_question_waits_for_a_pause() {
    let recorded = clock.timeline(of: asked(typed("c'ca'-----------"), on: clock))
    XCTAssertEqual(recorded.moments.map(\.time), [.milliseconds(400)])
    XCTAssertEqual(recorded.values, ["ca"])
  }
}

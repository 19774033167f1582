import Marbles
import ReactiveCore
import XCTest

final class TimelineTextTests: XCTestCase {
  func test_a_text_is_preserved_by_parsing_and_formatting() {
    for text in [
      "", "---", "--a--b|", "a-(bc)-|", "(a|)", "--^-a-!", "--(^a)(b!)", "-#", "-'AA'('x y'b)--",
      "-'-|'-'it\\'s'-''|", "'AA' 'BB'('C ' 'DD')", "-a 60s b|", "^",
    ] {
      let expected = text == "^" ? "-" : text
      XCTAssertEqual(Timeline<String>(literal: text).marbleText, expected)
    }
  }

  func test_values_and_errors_are_preserved_by_formatting_and_parsing() {
    let values = [
      "", "'", "''", "\\", "\\n", "two\nlines", "tab\t", "\r\n", "\u{1B}[31m", "\0", "5s", "a\"b",
      "(", "a#b", "流れ", "👨‍👩‍👧", "C:\\", "|", "\u{301}", "\u{FE0F}", "\u{301}a", "\n\u{301}",
    ]
    for error in values.dropFirst() {
      let moments = values.indices.map {
        Timeline<String>.Moment(.seconds($0 / 2), .next(values[$0]))
      }
      let end = Timeline<String>.Moment(.seconds(30), .error(NamedError(description: error)))
      let timeline = Timeline(moments + [end])
      XCTAssertEqual(
        Timeline(timeline.marbleText, error: NamedError(description: error)), timeline)
    }
  }

  func test_the_text_of_a_recording_parses_as_the_same_timeline() {
    let scheduler = TestScheduler()
    let timeline = scheduler.timeline(
      of: scheduler.cold("a-b").merge(scheduler.cold(Timeline("-c--|", frame: .milliseconds(250)))))
    XCTAssertEqual(timeline.marbleText, "a 0.24s c 1.74s b")
    XCTAssertEqual(Timeline(timeline.marbleText, frame: timeline.textFrame), timeline)
  }

  func test_a_frame_that_fits_is_kept() {
    let timeline = Timeline<Int>("--1-2|", frame: .milliseconds(500))
    XCTAssertEqual(timeline.textFrame, .milliseconds(500))
    XCTAssertEqual(timeline.marbleText, "--1-2|")
  }

  func test_a_time_between_the_frames_makes_the_frames_shorter() {
    let timeline = Timeline([.init(.seconds(1), .next(1)), .init(.milliseconds(1300), .next(2))])
    XCTAssertEqual(timeline.textFrame, .milliseconds(100))
    XCTAssertEqual(timeline.marbleText, "----------1--2")
  }

  func test_silence_after_the_last_event_is_kept() {
    XCTAssertEqual(Timeline<String>("-a---").marbleText, "-a---")
  }
}

extension Timeline where Value: LosslessStringConvertible {
  fileprivate init(literal text: String) { self.init(text) }
}

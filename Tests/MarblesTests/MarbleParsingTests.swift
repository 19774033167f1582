import Marbles
import ReactiveCore
import XCTest

final class MarbleParsingTests: XCTestCase {
  func test_everyCharacterIsAFrameOfOneSecond() {
    let timeline: Timeline<String> = "--a-b|"
    XCTAssertEqual(
      timeline.moments,
      [
        .init(.seconds(2), .next("a")), .init(.seconds(4), .next("b")),
        .init(.seconds(5), .completed),
      ])
  }

  func test_aGroupIsOneInstantAndOneFrame() {
    let timeline: Timeline<String> = "-(ab)c(d|)"
    XCTAssertEqual(timeline.moments.map(\.time), [1, 1, 2, 3, 3].map { .seconds($0) })
  }

  func test_spacesAlignAndTakeNoTime() {
    XCTAssertEqual(Timeline<String>("  --a  - b |"), "--a-b|")
  }

  func test_quotedValuesMayHaveAnyLengthAndCharacter() {
    let timeline: Timeline<String> = "-'AA'('-|'b)'it\\'s'''"
    XCTAssertEqual(timeline.values, ["AA", "-|", "b", "it's", ""])
    XCTAssertEqual(timeline.moments.map(\.time), [1, 2, 2, 3, 4].map { .seconds($0) })
  }

  func test_twoQuotedValuesBesideEachOtherAreTwo() {
    XCTAssertEqual(Timeline<String>("'2a''1b'"), "'2a' '1b'")
  }

  func test_aBackslashBetweenQuotesIsThatOfASwiftString() {
    let timeline = Timeline<String>(#"'\n'--'\n\t\\'--'\u{1F600}\u{1b}'|"#)
    XCTAssertEqual(timeline.values, ["\n", "\n\t\\", "😀\u{1B}"])
  }

  func test_anErrorMayBeWrittenWithItsName() {
    let error = NamedError(description: "no answer")
    XCTAssertEqual(Timeline<Int>("-#'no answer'", error: error), Timeline("-#", error: error))
    let soldOut = NamedError(description: "soldOut")
    XCTAssertEqual(Timeline<Int>("-(1#soldOut)", error: soldOut), Timeline("-(1#)", error: soldOut))
  }

  func test_figuresBetweenSpacesLetTimePass() {
    let timeline: Timeline<String> = "a 300ms b 1.5s c 2m |"
    XCTAssertEqual(
      timeline.moments.map(\.time),
      [.zero, .milliseconds(1300), .milliseconds(3800), .milliseconds(124_800)])
  }

  func test_figuresInsideATextAreValues() {
    XCTAssertEqual(Timeline<Int>("-12|").values, [1, 2])
    XCTAssertEqual(Timeline<String>("-3s|").values, ["3", "s"])
  }

  func test_valuesAreReadAsTheTypeThatIsAskedFor() {
    XCTAssertEqual(Timeline<Int>("-1'-20'|").values, [1, -20])
    XCTAssertEqual(Timeline<Character>("ab").values, ["a", "b"])
    XCTAssertEqual(Timeline<Bool>("'true'").values, [true])
  }

  func test_valuesAreLookedUpByName() {
    let timeline = Timeline("-a-'bc'|", values: ["a": [1], "bc": [2, 3]])
    XCTAssertEqual(timeline.values, [[1], [2, 3]])
  }

  func test_subscriptionAndDisposal() {
    let timeline: Timeline<String> = "--^-a-!"
    XCTAssertEqual(timeline.subscribed, .seconds(2))
    XCTAssertEqual(timeline.disposed, .seconds(6))
    XCTAssertEqual(timeline.ended, .seconds(6))
  }

  func test_withoutACaretTheSubscriptionIsAtZero() {
    XCTAssertEqual(Timeline<String>("^-a|"), "--a|")
    XCTAssertEqual(Timeline<String>("(^a)-|"), "a-|")
  }

  func test_theErrorAndTheFrameMayBeGiven() {
    let timeline = Timeline<Int>("-#", error: Offline(), frame: .milliseconds(100))
    XCTAssertEqual(timeline.moments, [.init(.milliseconds(100), .error(Offline()))])
    XCTAssertEqual(Timeline<Int>("#").moments, [.init(.zero, .error(MarbleError()))])
  }

  func test_anEmptyTextIsASubscriptionThatHearsNothing() {
    XCTAssertEqual(Timeline<String>("").moments, [])
    XCTAssertEqual(Timeline<String>("---").observed, .seconds(3))
  }
}

struct NamedError: Error, CustomStringConvertible {
  let description: String
}

import Foundation
import Marbles
import ReactiveCore
import XCTest

/// The colours of the marbles, row by row: `-` for none, and several for a value that was made of several.
final class OriginsTests: XCTestCase {
  private let scheduler = TestScheduler()
  private lazy var recorder = Recorder(scheduler)

  func test_aValueKeepsItsColourThroughMap() {
    scheduler.cold("-a-b|").recorded("letters", by: recorder).map { $0.uppercased() + "!" }
      .recorded("map", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0 1", "0 1"])
  }

  func test_equalValuesOfDifferentInputsHaveColoursOfTheirOwn() {
    let other = scheduler.cold("--a|").recorded("other", by: recorder)
    scheduler.cold("-a--b|").recorded("letters", by: recorder).merge(other)
      .recorded("merge", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0", "1 2", "1 0 2"])
  }

  func test_aCombinedValueShowsBoth() {
    let numbers = scheduler.cold("--1-2|").map { Int($0)! }.recorded("numbers", by: recorder)
    scheduler.cold("-a-b|").recorded("letters", by: recorder).combineLatest(with: numbers)
      .recorded("pairs", by: recorder).map { "\($0.0)\($0.1)" }.recorded("texts", by: recorder)
      .subscribe()
    XCTAssertEqual(colours(), ["0 1", "2 3", "2+0 3+0 3+1", "2+0 3+0 3+1"])
  }

  func test_aPartnerThatWaitedIsFound() {
    let numbers = scheduler.cold("----1-2|").recorded("numbers", by: recorder)
    Signal.zip(scheduler.cold("-ab--|").recorded("letters", by: recorder), numbers) { $0 + $1 }
      .recorded("zip", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0 1", "2 3", "2+0 3+1"])
  }

  func test_aSampleHasTheColourOfWhatWasSampled() {
    let clock = scheduler.cold("---x-x|").recorded("clock", by: recorder)
    scheduler.cold("-a--b---|").recorded("letters", by: recorder).sample(clock)
      .recorded("sample", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0 0", "1 2", "1 2"])
  }

  func test_innerValuesHaveTheColourOfTheValueThatStartedThem() {
    scheduler.cold("ab|").map { name in self.scheduler.cold("-x--x|").map { name + $0 } }
      .recorded("outer", inners: "inner", by: recorder).flatten()
      .recorded("flatten", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0 1", "0 0", "1 1", "0 1 0 1"])
  }

  func test_aDelayedValueIsKnownByHowItReads() {
    scheduler.cold("-a-b|").recorded("letters", by: recorder).delay(.seconds(2), on: scheduler)
      .recorded("delay", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0 1", "0 1"])
  }

  func test_nothingIsClaimedOfWhatIsNotKnown() {
    let numbers = scheduler.cold("--2|").map { Int($0)! }.recorded("numbers", by: recorder)
    scheduler.cold("-3|").map { Int($0)! }.recorded("others", by: recorder)
      .combineLatest(with: numbers).map { $0.0 + $0.1 }.recorded("sum", by: recorder)
      .delay(.seconds(1), on: scheduler).map { $0 * 100 }.recorded("late", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0", "1", "1+0", "-"])
    XCTAssertFalse(Diagram { ("a", Timeline<String>("-a|")) }.svg(title: "").contains("value c"))
  }

  func test_aNumberIsReadWhole() {
    scheduler.cold("-1-2|").recorded("digits", by: recorder).collect().map { $0.joined() }
      .recorded("joined", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0 1", "-"])
  }

  func test_aJoinedValueShowsAllWhateverItReadsLike() {
    let numbers = scheduler.cold("--2---4|").map { Int($0)! }.recorded("numbers", by: recorder)
    scheduler.cold("-3--1|").map { Int($0)! }.recorded("others", by: recorder)
      .combineLatest(with: numbers).map { $0.0 + $0.1 }.recorded("sum", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0 1", "2 3", "2+0 3+0 3+1"])
  }

  func test_aPairShowsBothWhateverItReadsLike() {
    let numbers = scheduler.cold("(12)-|").map { Int($0)! }.recorded("numbers", by: recorder)
    scheduler.cold("--3-4|").map { Int($0)! }.recorded("others", by: recorder)
      .zip(with: numbers).map { $0.0 * 10 - $0.1 }.recorded("zip", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0 1", "2 3", "2+0 3+1"])
  }

  func test_whatMayHaveBeenDroppedOnItsWayIsNotClaimed() {
    let numbers = scheduler.cold("(12)-|").map { Int($0)! }.recorded("numbers", by: recorder)
      .filter { $0 > 1 }
    let others = scheduler.cold("--3-4|").map { Int($0)! }.recorded("others", by: recorder)
    others.zip(with: numbers).map { $0.0 * 10 - $0.1 }.recorded("zip", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0 1", "2", "-"])
    let kept = Recorder(scheduler)
    let letters = scheduler.cold("ab|").recorded("letters", by: kept).filter { $0 == "a" }
    scheduler.cold("--1|").recorded("figures", by: kept).combineLatest(with: letters)
      .map { _ in 7 }.recorded("latest", by: kept).subscribe()
    scheduler.run()
    XCTAssertEqual(kept.diagram.svg(title: "").ranges(of: "class=\"part").count, 0)
  }

  func test_aSignalThatIsRecordedTwiceHasTheSameColours() {
    let letters = scheduler.hot("-a-b|")
    letters.recorded("one", by: recorder).subscribe()
    letters.recorded("other", by: recorder).take(1).recorded("take", by: recorder).subscribe()
    scheduler.hot("-a|").recorded("stranger", by: recorder).subscribe()
    XCTAssertEqual(colours(), ["0 1", "0", "0", "2"])
  }

  func test_aReplayedValueHasTheColourOfWhatItRepeats() {
    let news = scheduler.hot("-a-b-c|").recorded("news", by: recorder)
    let replay = news.replayLast().recorded("replay", by: recorder)
    for start in [0, 4] { scheduler.schedule(after: .seconds(start)) { replay.subscribe() } }
    XCTAssertEqual(colours(), ["0 1 2", "0 1 2", "1 2"])
  }

  func test_aFewColoursComeTwiceAndNoneComesAgain() {
    scheduler.cold("abcdefghijklmnopqr|").recorded("letters", by: recorder).subscribe()
    let names = colours(as: { $0.filter { $0 != " " } })[0].split(separator: " ")
    XCTAssertEqual(Set(names.prefix(16)).count, 16)
    XCTAssertEqual(names.suffix(2), ["-", "-"])
  }

  func test_anInnerRowIsTiedToItsMarble() throws {
    scheduler.cold("-a-b|").map { name in self.scheduler.cold("---x|") }
      .recorded("outer", inners: "inner", by: recorder).concat()
      .recorded("concat", by: recorder).subscribe()
    scheduler.run()
    let svg = recorder.diagram.svg(title: "")
    let marbles = svg.matches(of: /class="value [^"]*" x="(\d+)" y="(\d+)"/).prefix(2)
    let ties = svg.matches(of: /class="tie" d="M(\d+) (\d+)V(\d+)H(\d+)"/)
    XCTAssertEqual(ties.map { Int($0.1)! }, marbles.map { Int($0.1)! + 14 })
    XCTAssertEqual(ties.map { Int($0.2)! }, marbles.map { Int($0.2)! + 14 })
    let lines = svg.matches(of: /class="line" d="M(\d+) (\d+)/).map {
      [String($0.1), String($0.2)]
    }
    XCTAssertEqual(ties.map { [String($0.4), String($0.3)] }, Array(lines[1...2]))
  }

  /// Numbers for the colours, in the order in which they come from the top.
  private func colours(as name: (Substring) -> String = { $0.filter(\.isNumber) }) -> [String] {
    scheduler.run()
    let svg = recorder.diagram.svg(title: "")
    return svg.pieces(between: "class=\"line\"").dropFirst().map { row in
      row.pieces(between: "class=\"value").dropFirst().map { marble in
        let last = marble.prefix { $0 != "\"" }
        let parts = marble.matches(of: /class="part ([^"]+)"/).map(\.1).reversed()
        let names = Array(parts) + [last]
        return names.map { $0.contains("c") ? name($0) : "-" }.joined(separator: "+")
      }
      .joined(separator: " ")
    }
  }

  func test_what_is_known_of_many_values_costs_what_their_number_costs() {
    let joins: [(String, (Signal<Int>) -> Signal<String>)] = [
      ("map", { $0.map { "\($0 + 1)" } }),
      ("combineLatest", { $0.combineLatest(with: $0).map { "\($0)\($1)" } }),
      ("zip", { $0.zip(with: $0).map { "\($0) \($1)" } }),
      ("text", { $0.map { "value \($0) of many" } }),
    ]
    for (name, join) in joins {
      let cost = { (count: Int) -> Double in
        let recorder = Recorder(TestScheduler())
        let numbers = Subject<Int>()
        join(numbers.recorded("in", by: recorder)).recorded("out", by: recorder).subscribe()
        for number in 0..<count { numbers.sendNext(number) }
        let before = clock()
        XCTAssertFalse(recorder.diagram.rows.isEmpty)
        return Double(clock() - before)
      }
      _ = cost(100)
      XCTAssertLessThan(cost(2_000) / cost(500), 10, name)
    }
  }
}

extension StringProtocol {
  fileprivate func pieces(between separator: String) -> [String] {
    components(separatedBy: separator)
  }
}

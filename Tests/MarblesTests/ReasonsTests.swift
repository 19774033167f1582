import Marbles
import ReactiveCore
import XCTest

/// For each mark its time, and after a colon the mark that it came from.
final class ReasonsTests: XCTestCase {
  private let scheduler = TestScheduler()
  private lazy var recorder = Recorder(scheduler)

  func test_aValueComesFromTheOneThatIsHandedOn_andASourceSendsByItself() {
    letters("-a-b|").map { $0 + "!" }.recorded("map", by: recorder).subscribe()
    XCTAssertEqual(reasons, "1 3 4 1:0 3:1 4:2")
  }

  func test_afterADelayAValueComesFromTheOneThatWasDelayed() {
    letters("-a-b|").delay(.seconds(2), on: scheduler).recorded("delay", by: recorder).subscribe()
    XCTAssertEqual(reasons, "1 3 4 3:0 5:1 6:2")
  }

  func test_aValueThatSilenceLetThroughComesFromItself() {
    letters("-ab---|").debounce(.seconds(1), on: scheduler).recorded("debounce", by: recorder)
      .subscribe()
    XCTAssertEqual(reasons, "1 2 6 3:1 6:2")
  }

  func test_aCombinedValueComesFromTheOneThatCompletedIt() {
    let numbers = scheduler.cold("--1|").recorded("numbers", by: recorder)
    letters("-a----|").combineLatest(with: numbers).map { $0.0 + $0.1 }.recorded(
      "both", by: recorder
    )
    .subscribe()
    XCTAssertEqual(reasons, "2 3 1 6 2:0 6:3")
  }

  func test_anInnerSignalComesFromTheValueThatItWas_andItsDisposalFromTheNext() {
    outer("-a--b|", inner: "--x--|").switchToLatest().recorded("latest", by: recorder).subscribe()
    XCTAssertEqual(reasons, "1 4 5 1:0 3:3 4:1 4:1 6:6 9:6 3:4 6:7 9:8")
  }

  func test_anInnerSignalThatHadToWaitComesFromItsOwnValue() {
    outer("-ab|", inner: "--x|").concat().recorded("concat", by: recorder).subscribe()
    XCTAssertEqual(reasons, "1 2 3 1:0 3:3 4:3 4:1 6:6 7:6 3:4 6:7 7:8")
  }

  func test_anAttemptThatFollowsAnErrorComesFromIt() {
    letters("-#").retry(1).recorded("retry", by: recorder).subscribe()
    XCTAssertEqual(reasons, "1 1:0 2:1 2:2")
  }

  func test_withoutAClockOneStepIsBroughtAboutByItsFirst() {
    let steps = Recorder()
    let taps = Subject<Int>()
    let recorded = taps.recorded("taps", by: steps)
    withExtendedLifetime(recorded.map { $0 * 2 }.recorded("twice", by: steps).subscribe()) {
      taps.sendNext(1)
      taps.sendNext(2)
    }
    XCTAssertTrue(told(steps.diagram).hasPrefix("1 2 "))
    XCTAssertTrue(told(steps.diagram).contains("1:0 2:1"))
  }

  func test_aTimelineThatWasWrittenDownHasTimesAlone() {
    XCTAssertEqual(told(Diagram { ("written", Timeline<String>("--^(ab)|")) }), "2 3 3 4")
  }

  func test_twoRecordersOfOneClockKnowTheirOwn() {
    let other = Recorder(scheduler)
    scheduler.cold("-a|").recorded("other", by: other).delay(.seconds(1), on: scheduler)
      .recorded("later", by: other).subscribe()
    letters("-b|").delay(.seconds(1), on: scheduler).recorded("delay", by: recorder).subscribe()
    XCTAssertEqual(reasons, "1 2 2:0 3:1")
    XCTAssertEqual(told(other.diagram), "1 2 2:0 3:1")
  }

  private func letters(_ text: String) -> Signal<String> {
    scheduler.cold(Timeline<String>(text)).recorded("letters", by: recorder)
  }

  private func outer(_ text: String, inner: String) -> Signal<Signal<String>> {
    scheduler.cold(Timeline<String>(text)).map { _ in self.scheduler.cold(Timeline<String>(inner)) }
      .recorded("outer", inners: "inner", by: recorder)
  }

  private var reasons: String {
    scheduler.run()
    return told(recorder.diagram)
  }

  private func told(_ diagram: Diagram) -> String {
    diagram.svgs(title: "A drawing").firstMatch(of: /data-reasons="(.*?)"/).map { String($0.1) }
      ?? "nothing"
  }
}

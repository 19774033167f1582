import ReactiveCore
import XCTest

final class SwitchTests: XCTestCase {
  let log = Log()
  let keys = Subject<String?>()
  private lazy var home = Source<String>("home", log: log)
  private lazy var away = Source<String>("away", log: log)
  private lazy var cases = ["home": home.signal, "away": away.signal] as [String?: Signal<String>]

  func test_SIG_SWITCHCASE_1_SIG_SWITCHCASE_2_the_latest_key_chooses_the_signal() {
    log.record(Signal.switch(keys, cases: cases))
    XCTAssertEqual(log.lines, [])
    keys.sendNext("home")
    home.sendNext("H")
    keys.sendNext("away")
    away.sendNext("A")
    XCTAssertEqual(
      log.lines, ["subscribe home", "H", "subscribe away", "dispose home", "A"])
  }

  func test_SIG_SWITCHCASE_3_a_key_without_a_signal_goes_to_the_default_or_fails_with_its_name() {
    log.record(Signal.switch(keys, cases: cases, default: .return("default")), as: "with")
    log.record(Signal.switch(keys, cases: cases), as: "without")
    keys.sendNext("sea")
    XCTAssertEqual(log.lines.first, "with default")
    XCTAssertEqual(log.lines.last, #"without error noCase(key: "Optional(\"sea\")")"#)
  }

  func test_SIG_SWITCHCASE_4_nil_may_be_a_key() {
    log.record(Signal.switch(keys, cases: [nil: .return("nowhere")]))
    keys.sendNext(nil)
    XCTAssertEqual(log.lines, ["nowhere"])
  }

  func test_SIG_SWITCHCASE_5_it_completes_with_the_keys_and_the_latest_signal() {
    log.record(Signal.switch(keys, cases: cases))
    keys.sendNext("home")
    keys.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["subscribe home"])
    home.sendCompleted()
    XCTAssertEqual(log.lines, ["dispose home", "completed"])
  }

  func test_SIG_SWITCHCASE_6_an_error_of_a_signal_that_is_not_chosen_is_not_seen() {
    let (good, bad) = (Subject<String>(), Subject<String>())
    log.record(Signal.switch(keys, cases: ["good": good, "bad": bad]))
    keys.sendNext("bad")
    keys.sendNext("good")
    bad.sendError(Failure("lost"))
    good.sendNext("fine")
    XCTAssertEqual(log.lines, ["fine"])
  }

  func test_SIG_SWITCHCASE_7_the_cases_are_those_of_the_call() {
    var cases: [String: Signal<Int>] = ["one": .return(1)]
    let signal = Signal.switch(.return("one"), cases: cases)
    cases["one"] = .return(11)
    XCTAssertEqual(signal.syncLines, ["1", "completed"])
  }
}

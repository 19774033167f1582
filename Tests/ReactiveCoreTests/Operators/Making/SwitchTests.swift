import ReactiveCore
import XCTest

final class SwitchTests: XCTestCase {
  let log = Log()
  let keys = Subject<String?>()
  private lazy var home = Source<String>("home", log: log)
  private lazy var away = Source<String>("away", log: log)
  private lazy var cases = ["home": home.signal, "away": away.signal] as [String?: Signal<String>]

  // SIG-SWITCHCASE-1, SIG-SWITCHCASE-2, SIG-SWITCHCASE-5
  func test_the_latest_key_chooses_the_signal() {
    log.record(Signal.switch(keys, cases: cases))
    XCTAssertEqual(log.lines, [])
    keys.sendNext("home")
    home.sendNext("H")
    keys.sendNext("away")
    keys.sendCompleted()
    away.sendNext("A")
    away.sendCompleted()
    let switched = ["subscribe home", "H", "subscribe away", "dispose home"]
    XCTAssertEqual(log.lines, switched + ["A", "dispose away", "completed"])
  }

  // SIG-SWITCHCASE-3
  func test_a_key_without_a_signal_uses_the_default_or_sends_an_error_with_the_key() {
    log.record(Signal.switch(keys, cases: cases, default: .return("default")), as: "with")
    log.record(Signal.switch(keys, cases: cases), as: "without")
    keys.sendNext("sea")
    XCTAssertEqual(log.lines.first, "with default")
    XCTAssertEqual(log.lines.last, #"without error noCase(key: "Optional(\"sea\")")"#)
  }

  // SIG-SWITCHCASE-4, SIG-SWITCHCASE-7
  func test_cases_are_fixed_at_the_call_and_nil_may_be_a_key() {
    var cases: [String?: Signal<String>] = [nil: .return("nowhere")]
    let signal = Signal.switch(.return(nil), cases: cases)
    cases[nil] = .return("somewhere")
    XCTAssertEqual(signal.syncLines, ["nowhere", "completed"])
  }

  // SIG-IF-1, SIG-IF-2
  func test_each_value_chooses_again_even_if_it_equals_the_previous_one() {
    let condition = Subject<Bool>()
    condition.subscribeNext { self.log.add("\($0)") }
    log.record(Signal.if(condition, then: home.signal, else: away.signal))
    for isHome in [true, true, false] { condition.sendNext(isHome) }
    let again = ["true", "subscribe home", "true", "subscribe home", "dispose home"]
    XCTAssertEqual(log.lines, again + ["false", "subscribe away", "dispose home"])
  }
}

import ReactiveCore
import XCTest

final class IfTests: XCTestCase {
  let log = Log()
  private lazy var home = Source<String>("home", log: log)
  private lazy var away = Source<String>("away", log: log)

  func test_SIG_IF_1_SIG_IF_3_the_latest_value_chooses_the_branch() {
    let condition = Subject<Bool>()
    let (yes, no) = (Subject<String>(), Subject<String>())
    log.record(Signal.if(condition, then: yes, else: no))
    condition.sendNext(true)
    yes.sendNext("yes")
    no.sendNext("lost")
    condition.sendNext(false)
    yes.sendError(Failure("lost"))
    no.sendNext("no")
    condition.sendCompleted()
    XCTAssertEqual(log.lines, ["yes", "no"])
    no.sendCompleted()
    XCTAssertEqual(log.lines.last, "completed")
  }

  func test_SIG_IF_2_an_equal_value_subscribes_the_same_branch_again() {
    let condition = Subject<Bool>()
    condition.subscribeNext { self.log.add("\($0)") }
    log.record(Signal.if(condition, then: home.signal, else: away.signal))
    condition.sendNext(true)
    condition.sendNext(true)
    XCTAssertEqual(
      log.lines, ["true", "subscribe home", "true", "subscribe home", "dispose home"])
  }
}

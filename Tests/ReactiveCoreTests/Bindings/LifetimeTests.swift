import ReactiveCore
import XCTest

final class LifetimeTests: XCTestCase {
  // OBJ-DEALLOC-1, OBJ-DEALLOC-2
  func test_the_end_is_sent_after_the_objects_deinit() {
    let log = Log()
    var screen: Screen? = Screen(log)
    screen?.lifetime.ended.subscribeCompleted { log.add("ended") }
    screen?.lifetime.add(log.disposable("disposed"))
    screen = nil
    XCTAssertEqual(log.lines, ["deinit of the screen", "disposed", "ended"])
  }

  // OBJ-DEALLOC-3
  func test_a_subscriber_after_the_end_gets_completion_at_once() {
    var account: Account? = Account()
    let ended = account!.lifetime.ended
    account = nil
    var completions = 0
    ended.subscribeCompleted { completions += 1 }
    XCTAssertEqual(completions, 1)
  }

  // OBJ-DEALLOC-4
  func test_an_object_has_one_signal_for_its_end() {
    let account = Account()
    XCTAssertTrue(account.lifetime.ended === account.lifetime.ended)
  }

  func test_waiting_for_the_end_retains_nothing() {
    var account: Account? = Account()
    let watched = Weak(account)
    let subscription = account!.lifetime.ended.subscribeCompleted {}
    account = nil
    XCTAssertNil(watched.object)
    XCTAssertTrue(subscription.isDisposed)
  }
}

private final class Screen {
  let lifetime = Lifetime()
  private let log: Log

  init(_ log: Log) { self.log = log }

  deinit { log.add("deinit of the screen") }
}

import ReactiveCore
import XCTest

final class LifetimeTests: XCTestCase {
  // OBJ-DEALLOC-1, OBJ-DEALLOC-2
  func test_ended_completes_after_the_objects_deinit_and_disposables() {
    let log = Log()
    var screen: Screen? = Screen(log)
    screen?.lifetime.ended.subscribeCompleted { log.add("ended") }
    screen?.lifetime.add(log.disposable("disposed"))
    screen = nil
    XCTAssertEqual(log.lines, ["deinit of the screen", "disposed", "ended"])
  }

  // OBJ-DEALLOC-3
  func test_a_subscriber_after_the_release_gets_completion_at_once() {
    var account: Account? = Account()
    let ended = account!.lifetime.ended
    account = nil
    var completions = 0
    ended.subscribeCompleted { completions += 1 }
    XCTAssertEqual(completions, 1)
  }

  // OBJ-DEALLOC-4
  func test_ended_is_always_the_same_signal() {
    let account = Account()
    XCTAssertTrue(account.lifetime.ended === account.lifetime.ended)
  }

  func test_a_subscription_to_ended_does_not_retain_the_object() {
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

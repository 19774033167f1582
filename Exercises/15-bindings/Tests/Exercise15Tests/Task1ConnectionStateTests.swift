import Foundation
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise15

final class Task1ConnectionStateTests: XCTestCase {
  private let center = NotificationCenter()
  private let router = Router()
  private let bar = StatusBar(isOffline: true)

  func test_at_first_it_is_not_offline() {
    show()
    XCTAssertFalse(bar.isOffline, "`isOffline` should start as false, even if it was true before.")
  }

  func test_it_is_offline_from_a_loss_to_the_next_restoration() {
    show()
    XCTAssertEqual(
      states(after: [.connectionLost, .connectionRestored, .connectionLost]), [true, false, true],
      "`isOffline` should be true after a loss, and false after a restoration.")
  }

  func test_one_restoration_ends_two_losses() {
    show()
    XCTAssertEqual(
      states(after: [.connectionLost, .connectionLost, .connectionRestored]), [true, true, false],
      "`isOffline` should be false after one restoration, even after two losses.")
  }

  func test_other_routers_do_not_count() {
    show()
    let other = Router()
    center.post(name: .connectionLost, object: other)
    XCTAssertFalse(bar.isOffline, "A loss at another router should not change `isOffline`.")
    center.post(name: .connectionLost, object: router)
    center.post(name: .connectionRestored, object: other)
    XCTAssertTrue(bar.isOffline, "A restoration at another router should not change `isOffline`.")
  }

  func test_the_binding_ends_when_the_bar_is_released() {
    weak var kept: StatusBar?
    let binding: Disposable
    do {
      let bar = StatusBar(isOffline: true)
      kept = bar
      binding = showConnection(of: router, postedTo: center, on: bar)
      center.post(name: .connectionLost, object: router)
      XCTAssertTrue(bar.isOffline, "`isOffline` should be true after a loss.")
      XCTAssertFalse(
        binding.isDisposed, "While the bar is alive, the disposable should not be disposed.")
    }
    XCTAssertNil(kept, "`showConnection` should not keep the bar alive.")
    XCTAssertTrue(
      binding.isDisposed, "When the bar is released, the disposable should be disposed.")
  }

  func test_after_disposal_the_bar_no_longer_changes() {
    show().dispose()
    center.post(name: .connectionLost, object: router)
    XCTAssertFalse(bar.isOffline, "After disposal, a loss should not change the bar.")
    let binding = show()
    center.post(name: .connectionLost, object: router)
    binding.dispose()
    center.post(name: .connectionRestored, object: router)
    XCTAssertTrue(bar.isOffline, "After disposal, a restoration should not change the bar.")
  }

  @discardableResult
  private func show() -> Disposable {
    showConnection(of: router, postedTo: center, on: bar)
  }

  private func states(after names: [Notification.Name]) -> [Bool] {
    names.map { name in
      center.post(name: name, object: router)
      return bar.isOffline
    }
  }
}

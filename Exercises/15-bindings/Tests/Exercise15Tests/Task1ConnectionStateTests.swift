import Foundation
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise15

final class Task1ConnectionStateTests: XCTestCase {
  private let center = NotificationCenter()
  private let router = Router()

  func test_at_the_beginning_nothing_is_lost() {
    let bar = StatusBar(isOffline: true)
    let binding = show(on: bar)
    defer { binding.dispose() }
    XCTAssertFalse(
      bar.isOffline, "No loss was posted yet, so isOffline should be false, and not stay true.")
  }

  func test_it_is_offline_from_a_loss_to_the_next_restoration() {
    let bar = StatusBar(isOffline: true)
    let binding = show(on: bar)
    defer { binding.dispose() }
    XCTAssertEqual(
      states(of: bar, after: [.connectionLost, .connectionRestored, .connectionLost]),
      [true, false, true],
      "After lost, restored, lost the bar should have been true, false, true.")
  }

  func test_two_losses_are_over_with_one_restoration() {
    let bar = StatusBar(isOffline: true)
    let binding = show(on: bar)
    defer { binding.dispose() }
    XCTAssertEqual(
      states(of: bar, after: [.connectionLost, .connectionLost, .connectionRestored]),
      [true, true, false],
      "A router that posts two losses is offline once; one restoration should end it.")
  }

  func test_a_restoration_without_a_loss_changes_nothing() {
    let bar = StatusBar(isOffline: true)
    let binding = show(on: bar)
    defer { binding.dispose() }
    XCTAssertEqual(
      states(of: bar, after: [.connectionRestored]), [false],
      "A restoration at the beginning should leave isOffline false.")
  }

  func test_other_routers_do_not_count() {
    let bar = StatusBar(isOffline: true)
    let binding = show(on: bar)
    defer { binding.dispose() }
    let other = Router()
    center.post(name: .connectionLost, object: other)
    XCTAssertFalse(bar.isOffline, "The loss of another router should not be shown.")
    center.post(name: .connectionLost, object: router)
    center.post(name: .connectionRestored, object: other)
    XCTAssertTrue(bar.isOffline, "The restoration of another router should not be shown.")
  }

  func test_a_bar_that_has_gone_is_not_kept_and_nobody_observes() {
    weak var kept: StatusBar?
    let binding: Disposable
    do {
      let bar = StatusBar(isOffline: true)
      kept = bar
      binding = show(on: bar)
      center.post(name: .connectionLost, object: router)
      XCTAssertTrue(bar.isOffline, "The bar should show the loss while it is there.")
      XCTAssertFalse(binding.isDisposed, "While the bar is there, the binding should be there too.")
    }
    XCTAssertNil(kept, "Nobody should keep the bar alive.")
    XCTAssertTrue(
      binding.isDisposed,
      "When the bar has gone, the observing should end, even before anything more is posted.")
  }

  func test_dispose_ends_it() {
    let bar = StatusBar(isOffline: true)
    show(on: bar).dispose()
    center.post(name: .connectionLost, object: router)
    XCTAssertFalse(bar.isOffline, "After dispose a loss should not be shown any more.")
  }

  func test_dispose_ends_it_for_restorations_too() {
    let bar = StatusBar(isOffline: true)
    let binding = show(on: bar)
    center.post(name: .connectionLost, object: router)
    binding.dispose()
    center.post(name: .connectionRestored, object: router)
    XCTAssertTrue(bar.isOffline, "After dispose a restoration should not be shown any more.")
  }

  func test_two_bars_show_their_own_routers() {
    let (first, second, other) = (StatusBar(isOffline: true), StatusBar(isOffline: true), Router())
    let bindings = [show(on: first), showConnection(of: other, postedTo: center, on: second)]
    defer { bindings.forEach { $0.dispose() } }
    center.post(name: .connectionLost, object: other)
    XCTAssertEqual(
      [first.isOffline, second.isOffline], [false, true],
      "Each bar should show the state of its own router.")
  }

  private func show(on bar: StatusBar) -> Disposable {
    showConnection(of: router, postedTo: center, on: bar)
  }

  private func states(of bar: StatusBar, after names: [Notification.Name]) -> [Bool] {
    names.map { name in
      center.post(name: name, object: router)
      return bar.isOffline
    }
  }
}

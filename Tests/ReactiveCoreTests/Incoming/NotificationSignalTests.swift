import Foundation
import ReactiveCore
import XCTest

final class NotificationSignalTests: XCTestCase {
  private let center = NotificationCenter()
  private let shown = Notification.Name("keyboardDidShow")

  // OBJ-NOTE-1
  func test_sends_matching_notifications_while_they_are_posted() {
    let (keyboard, other) = (Account(), Account())
    var (received, ofKeyboard) = (0, 0)
    center.signal(for: shown).subscribeNext { _ in received += 1 }
    center.signal(for: shown, object: keyboard).subscribeNext { _ in ofKeyboard += 1 }
    center.post(name: .init("keyboardDidHide"), object: keyboard)
    XCTAssertEqual([received, ofKeyboard], [0, 0])
    for object in [nil, other, keyboard] { center.post(name: shown, object: object) }
    XCTAssertEqual([received, ofKeyboard], [3, 1])
  }

  // OBJ-NOTE-1
  func test_notifications_are_sent_on_the_posting_thread() {
    let heardOn = LockedValue<Thread>()
    let postedOn = LockedValue<Thread>()
    center.signal(for: shown).subscribeNext { _ in heardOn.value = .current }
    onNewThread { [center, shown] in
      postedOn.value = .current
      center.post(name: shown, object: nil)
    }
    XCTAssertNotNil(postedOn.value)
    XCTAssertEqual(heardOn.value, postedOn.value)
  }

  // OBJ-NOTE-1
  func test_disposal_removes_the_observer_from_the_center() {
    let living = Counter()
    let subscription = CountedObject.lend(in: living) { object in
      center.signal(for: shown).subscribeNext { _ in object.touch() }
    }
    XCTAssertEqual(living.value, 1)
    subscription.dispose()
    XCTAssertEqual(living.value, 0, "The center should have removed the observer.")
  }

  // OBJ-NOTE-1
  func test_a_signal_neither_retains_its_object_nor_mistakes_a_new_one_for_it() {
    var received = 0
    for _ in 0..<100 {
      var keyboard: Account? = Account()
      let watched = Weak(keyboard)
      let signal = center.signal(for: shown, object: keyboard)
      signal.subscribeNext { _ in received += 1 }
      keyboard = nil
      XCTAssertNil(watched.object)
      signal.subscribe(next: { _ in received += 1 }, completed: { received += 1 })
      keyboard = Account()
      center.post(name: shown, object: keyboard)
      center.post(name: shown, object: nil)
    }
    XCTAssertEqual(received, 0)
  }
}

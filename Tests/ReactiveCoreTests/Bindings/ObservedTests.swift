import ReactiveCore
import XCTest

final class ObservedTests: XCTestCase {
  private let account = Account()
  private let log = Log()

  // OBJ-OBSERVE-1, OBJ-KVO-7
  func test_sends_the_current_value_and_then_each_assigned_value() {
    let names = account.$name
    account.name = "Grace"
    log.record(names)
    XCTAssertEqual(log.lines, ["Grace"])
    account.name = "Edsger"
    account.name = "Edsger"
    XCTAssertEqual(log.lines, ["Grace", "Edsger", "Edsger"])
  }

  // OBJ-OBSERVE-3, OBJ-OBSERVE-7
  func test_take_until_ended_completes_when_the_observer_is_released() {
    var observer: Account? = Account()
    log.record(account.$name.take(until: observer!.lifetime.ended))
    observer = nil
    account.name = "Grace"
    XCTAssertEqual(log.lines, ["Ada", "completed"])
  }

  // OBJ-OBSERVE-5
  func test_a_signal_completes_at_once_if_the_owner_or_observer_is_already_released() {
    let other = Account()
    var account: Account? = Account()
    let names = account!.$name
    let observed = other.$name.take(until: account!.lifetime.ended)
    account = nil
    XCTAssertEqual(names.syncLines, ["completed"])
    XCTAssertEqual(observed.syncLines, ["completed"])
  }

  // OBJ-OBSERVE-6
  func test_a_signal_and_its_subscription_retain_neither_the_owner_nor_the_value() {
    var account: Account? = Account()
    account?.partner = Account()
    let (owner, value) = (Weak(account), Weak(account?.partner))
    let partners = account!.$partner
    let subscription = partners.map { $0?.name }.subscribeNext { _ in }
    account = nil
    XCTAssertNil(owner.object)
    XCTAssertNil(value.object)
    XCTAssertTrue(subscription.isDisposed)
  }

  // OBJ-OBSERVE-9
  func test_a_change_inside_a_collection_sends_the_new_collection() {
    var received: [[String]] = []
    account.$friends.subscribeNext { received.append($0) }
    account.friends.append("Grace")
    account.friends.insert("Alan", at: 0)
    account.friends[1] = "Edsger"
    account.friends.removeFirst()
    XCTAssertEqual(received, [[], ["Grace"], ["Alan", "Grace"], ["Alan", "Edsger"], ["Edsger"]])
  }

  // OBJ-OBSERVE-10
  func test_combinePrevious_pairs_the_old_value_with_the_new_one() {
    var changes: [String] = []
    account.$name.combinePrevious(account.name) { "\($0) → \($1)" }.skip(1)
      .subscribeNext { changes.append($0) }
    account.name = "Grace"
    account.name = "Edsger"
    XCTAssertEqual(changes, ["Ada → Grace", "Grace → Edsger"])
  }

  // OBJ-KVO-1
  func test_a_path_is_followed_by_switching_to_the_latest_object_on_it() {
    var received: [String?] = []
    account.$partner.map { $0?.$name.map { .some($0) } ?? Signal<String?>.return(nil) }
      .switchToLatest().subscribeNext { received.append($0) }
    let grace = Account(name: "Grace")
    account.partner = grace
    grace.name = "Grace Hopper"
    account.partner = Account(name: "Alan")
    grace.name = "unheard"
    XCTAssertEqual(received, [nil, "Grace", "Grace Hopper", "Alan"])
  }

  // OBJ-OBSERVE-7, OBJ-OBSERVE-12, OBJ-KVO-9, OBJ-KVO-10
  func test_disposing_one_subscription_does_not_affect_the_others() {
    let subscription = log.record(account.$name, as: "first")
    log.record(account.$name, as: "second")
    subscription.dispose()
    account.name = "Grace"
    XCTAssertEqual(log.lines, ["first Ada", "second Ada", "second Grace"])
  }

  // OBJ-OBSERVE-8
  func test_a_change_inside_a_callback_is_sent_at_once_and_replaces_the_older_value() {
    var received: [String] = []
    account.$visits.skip(1).subscribeNext { [account] visits in
      received.append("first receives \(visits)")
      if visits == 1 { account.visits = 2 }
      received.append("first has received \(visits)")
    }
    account.$visits.skip(1).subscribeNext { received.append("second receives \($0)") }
    account.visits = 1
    XCTAssertEqual(
      received,
      [
        "first receives 1", "first receives 2", "first has received 2", "second receives 2",
        "first has received 1",
      ])
  }

  func test_a_signal_has_the_name_given_to_the_property() {
    XCTAssertEqual(Account().$name.take(3).name, "[observe(username)] -take: 3")
    XCTAssertEqual(Account().$visits.name, "observe")
  }
}

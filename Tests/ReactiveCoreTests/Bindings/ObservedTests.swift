import ReactiveCore
import XCTest

final class ObservedTests: XCTestCase {
  func test_OBJ_OBSERVE_1_OBJ_KVO_7_sends_the_value_of_the_moment_of_subscription_then_each_change()
  {
    let account = Account()
    let names = account.$name
    account.name = "Grace"
    var heard: [String] = []
    names.subscribeNext { heard.append($0) }
    XCTAssertEqual(heard, ["Grace"])
    account.name = "Edsger"
    account.name = "Edsger"
    XCTAssertEqual(heard, ["Grace", "Edsger", "Edsger"])
  }

  func test_OBJ_OBSERVE_3_completes_when_the_owner_of_the_property_goes() {
    var account: Account? = Account()
    var events: [Event<String>] = []
    account?.$name.materialize().subscribeNext { events.append($0) }
    account = nil
    XCTAssertEqual(events, [.next("Ada"), .completed])
  }

  func test_OBJ_OBSERVE_3_OBJ_OBSERVE_7_completes_when_the_observer_goes_and_sends_nothing_after() {
    let account = Account()
    var observer: Account? = Account()
    var events: [Event<String>] = []
    account.$name.take(until: observer!.lifetime.ended)
      .materialize().subscribeNext { events.append($0) }
    observer = nil
    account.name = "Grace"
    XCTAssertEqual(events, [.next("Ada"), .completed])
  }

  func test_OBJ_OBSERVE_5_completes_at_once_when_the_owner_has_gone_already() {
    var account: Account? = Account()
    let names = account!.$name
    account = nil
    var events: [Event<String>] = []
    names.materialize().subscribeNext { events.append($0) }
    XCTAssertEqual(events, [.completed])
  }

  func test_OBJ_OBSERVE_5_completes_at_once_when_the_observer_has_gone_already() {
    let account = Account()
    var observer: Account? = Account()
    let names = account.$name.take(until: observer!.lifetime.ended)
    observer = nil
    var events: [Event<String>] = []
    names.materialize().subscribeNext { events.append($0) }
    XCTAssertEqual(events, [.completed])
  }

  func test_OBJ_OBSERVE_6_a_signal_and_its_subscription_keep_neither_the_owner_nor_the_value() {
    let count = Counter()
    var account: Account? = Account(counting: count)
    account?.partner = Account(counting: count)
    let partners = account!.$partner
    let subscription = partners.map { $0?.name }.subscribeNext { _ in }
    XCTAssertEqual(count.value, 2)
    account = nil
    XCTAssertEqual(count.value, 0)
    XCTAssertTrue(subscription.isDisposed)
  }

  func test_OBJ_OBSERVE_6_does_not_keep_the_observer() {
    let count = Counter()
    let account = Account()
    var observer: Account? = Account(counting: count)
    account.$name.take(until: observer!.lifetime.ended)
      .subscribeNext { [weak observer] in observer?.title = $0 }
    observer = nil
    XCTAssertEqual(count.value, 0)
  }

  func test_OBJ_OBSERVE_7_OBJ_KVO_9_a_disposed_subscription_hears_no_more() {
    let account = Account()
    var heard: [String] = []
    let subscription = account.$name.subscribeNext { heard.append($0) }
    subscription.dispose()
    account.name = "Grace"
    XCTAssertEqual(heard, ["Ada"])
  }

  func test_OBJ_OBSERVE_8_a_number_arrives_as_a_number() {
    let account = Account()
    var sum = 0
    account.$visits.subscribeNext { sum += $0 }
    account.visits += 2
    account.visits += 3
    XCTAssertEqual(sum, 0 + 2 + 5)
  }

  func test_OBJ_OBSERVE_9_a_change_inside_a_collection_sends_the_new_collection() {
    let account = Account()
    var heard: [[String]] = []
    account.$friends.subscribeNext { heard.append($0) }
    account.friends.append("Grace")
    account.friends.insert("Alan", at: 0)
    account.friends[1] = "Edsger"
    account.friends.removeFirst()
    XCTAssertEqual(
      heard, [[], ["Grace"], ["Alan", "Grace"], ["Alan", "Edsger"], ["Edsger"]])
  }

  func test_OBJ_OBSERVE_10_the_old_value_comes_with_the_new_one_by_combinePrevious() {
    let account = Account()
    var changes: [String] = []
    account.$name.combinePrevious(account.name) { "\($0) → \($1)" }.skip(1)
      .subscribeNext { changes.append($0) }
    account.name = "Grace"
    account.name = "Edsger"
    XCTAssertEqual(changes, ["Ada → Grace", "Grace → Edsger"])
  }

  func test_OBJ_KVO_1_a_path_is_followed_by_switching_to_the_latest_object_on_it() {
    let account = Account()
    var heard: [String?] = []
    account.$partner.map { $0?.$name.map { .some($0) } ?? Signal<String?>.return(nil) }
      .switchToLatest().subscribeNext { heard.append($0) }
    let grace = Account(name: "Grace")
    account.partner = grace
    grace.name = "Grace Hopper"
    account.partner = Account(name: "Alan")
    grace.name = "unheard"
    XCTAssertEqual(heard, [nil, "Grace", "Grace Hopper", "Alan"])
  }

  func test_OBJ_OBSERVE_12_OBJ_KVO_10_subscriptions_to_one_property_are_independent() {
    let account = Account()
    var first: [String] = []
    var second: [String] = []
    let subscription = account.$name.subscribeNext { first.append($0) }
    account.$name.subscribeNext { second.append($0) }
    subscription.dispose()
    account.name = "Grace"
    XCTAssertEqual(first, ["Ada"])
    XCTAssertEqual(second, ["Ada", "Grace"])
  }

  func test_a_change_from_inside_a_callback_is_told_nested_and_to_everyone() {
    let account = Account()
    var heard: [String] = []
    account.$visits.skip(1).subscribeNext { visits in
      heard.append("first hears \(visits)")
      if visits == 1 { account.visits = 2 }
      heard.append("first has heard \(visits)")
    }
    account.$visits.skip(1).subscribeNext { heard.append("second hears \($0)") }
    account.visits = 1
    XCTAssertEqual(
      heard,
      [
        "first hears 1", "first hears 2", "first has heard 2", "second hears 2",
        "first has heard 1",
      ])
  }

  func test_names_its_signal_after_the_property() {
    XCTAssertEqual(Account().$name.take(3).name, "[observe(username)] -take: 3")
    XCTAssertEqual(Account().$visits.name, "observe")
  }
}

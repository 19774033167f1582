import ReactiveCore
import XCTest

final class PropertyChannelTests: XCTestCase {
  func test_OBJ_KVOCHAN_1_sends_the_value_then_changes_and_sets_what_it_is_sent() {
    let account = Account()
    let names = account.$name.channel()
    var heard: [String] = []
    names.subscribeNext { heard.append($0) }
    account.name = "Grace"
    XCTAssertEqual(heard, ["Ada", "Grace"])
    names.sendNext("Edsger")
    XCTAssertEqual(account.name, "Edsger")
  }

  func test_OBJ_KVOCHAN_1_a_later_subscriber_gets_the_value_that_the_channel_has_set() {
    let account = Account()
    let names = account.$name.channel()
    names.sendNext("Edsger")
    var heard: [String] = []
    names.subscribeNext { heard.append($0) }
    XCTAssertEqual(heard, ["Edsger"])
  }

  func test_OBJ_KVOCHAN_2_does_not_echo_what_it_is_sent_and_others_hear_it() {
    let account = Account()
    let names = account.$name.channel()
    var heard: [String] = []
    names.skip(1).subscribeNext { heard.append("channel \($0)") }
    account.$name.skip(1).subscribeNext { heard.append("signal \($0)") }
    account.$name.channel().skip(1).subscribeNext { heard.append("other channel \($0)") }
    names.sendNext("Grace")
    XCTAssertEqual(heard, ["signal Grace", "other channel Grace"])
  }

  func test_OBJ_KVOCHAN_2_a_change_that_answers_what_it_was_sent_is_heard() {
    let account = Account()
    let names = account.$name.channel()
    var heard: [String] = []
    names.skip(1).subscribeNext { heard.append($0) }
    account.$name.filter { $0 == "grace" }.subscribeNext { _ in account.name = "Grace" }
    names.sendNext("grace")
    XCTAssertEqual(heard, ["Grace"])
  }

  func test_OBJ_KVOCHAN_3_the_left_property_takes_the_right_value_then_both_stay_in_step() {
    let left = Account(name: "left")
    let right = Account(name: "right")
    left.$name.channel().bind(to: right.$name.channel())
    XCTAssertEqual(left.name, "right")
    left.name = "from the left"
    XCTAssertEqual(right.name, "from the left")
    right.name = "from the right"
    XCTAssertEqual(left.name, "from the right")
  }

  func test_OBJ_KVOCHAN_3_three_properties_stay_in_step() {
    let accounts = ["a", "b", "c"].map { Account(name: $0) }
    accounts[0].$name.channel().bind(to: accounts[1].$name.channel())
    accounts[1].$name.channel().bind(to: accounts[2].$name.channel())
    XCTAssertEqual(accounts.map(\.name), ["c", "c", "c"])
    for account in accounts {
      account.name += "!"
      XCTAssertEqual(accounts.map(\.name), Array(repeating: account.name, count: 3))
    }
    XCTAssertEqual(accounts[0].name, "c!!!")
  }

  func test_OBJ_KVOCHAN_3_each_property_is_set_once_for_a_change() {
    let left = Account()
    let right = Account()
    left.$name.channel().bind(to: right.$name.channel())
    var changes: [String] = []
    left.$name.skip(1).subscribeNext { changes.append("left \($0)") }
    right.$name.skip(1).subscribeNext { changes.append("right \($0)") }
    left.name = "Grace"
    XCTAssertEqual(changes.sorted(), ["left Grace", "right Grace"])
  }

  func test_OBJ_KVOCHAN_4_a_value_set_again_after_another_is_passed_on() {
    let left = Account()
    let right = Account()
    left.$name.channel().bind(to: right.$name.channel())
    var heard: [String] = []
    right.$name.skip(1).subscribeNext { heard.append($0) }
    for name in ["Grace", "Edsger", "Grace"] { left.name = name }
    XCTAssertEqual(heard, ["Grace", "Edsger", "Grace"])
  }

  func test_OBJ_KVOCHAN_5_completes_with_the_object_and_does_not_keep_it() {
    let count = Counter()
    var account: Account? = Account(counting: count)
    let names = account!.$name.channel()
    let feed = Subject<String>().subscribe(names)
    var events: [Event<String>] = []
    names.skip(1).materialize().subscribeNext { events.append($0) }
    account = nil
    XCTAssertEqual(count.value, 0)
    XCTAssertEqual(events, [.completed])
    XCTAssertTrue(feed.isDisposed)
  }

  func test_OBJ_KVOCHAN_5_joined_channels_end_and_go_with_one_of_the_objects() {
    var left: Account? = Account()
    let right = Account()
    var leftNames: ChannelTerminal<String>? = left!.$name.channel()
    var rightNames: ChannelTerminal<String>? = right.$name.channel()
    let leftAlive = Weak(leftNames)
    let rightAlive = Weak(rightNames)
    leftNames!.bind(to: rightNames!)
    (leftNames, rightNames) = (nil, nil)
    XCTAssertNotNil(leftAlive.object)
    XCTAssertNotNil(rightAlive.object)
    left = nil
    XCTAssertNil(leftAlive.object)
    XCTAssertNil(rightAlive.object)
  }

  func test_OBJ_KVOCHAN_6_a_fallback_for_nil_is_mapped_before_the_channel() {
    let field = Account()
    let account = Account()
    account.nickname = "Al"
    let left = field.$name.channel()
    let right = account.$nickname.channel()
    right.map { $0 ?? "" }.subscribe(left)
    left.skip(1).map { .some($0) }.subscribe(right)
    XCTAssertEqual(field.name, "Al")
    account.nickname = nil
    XCTAssertEqual(field.name, "")
    field.name = "Ally"
    XCTAssertEqual(account.nickname, "Ally")
  }

  func test_OBJ_KVOCHAN_8_a_change_inside_a_collection_is_passed_on() {
    let left = Account()
    let right = Account()
    left.$friends.channel().bind(to: right.$friends.channel())
    left.friends.append("Grace")
    right.friends.insert("Alan", at: 0)
    XCTAssertEqual(left.friends, ["Alan", "Grace"])
    XCTAssertEqual(right.friends, ["Alan", "Grace"])
  }

  func test_OBJ_KVOCHAN_9_an_error_is_a_mistake_which_ends_the_channel() {
    let account = Account()
    let names = account.$name.channel()
    let sentences = misuses { names.sendError(Failure("offline")) }
    XCTAssertEqual(
      sentences, ["An error was sent to the channel of a property: offline. Catch it before."])
    names.sendNext("Grace")
    XCTAssertEqual(account.name, "Ada")
  }

  func test_OBJ_KVOCHAN_9_disposing_the_link_stops_both_directions() {
    let left = Account()
    let right = Account()
    let link = left.$name.channel().bind(to: right.$name.channel())
    link.dispose()
    left.name = "left"
    XCTAssertEqual(right.name, "Ada")
    right.name = "right"
    XCTAssertEqual(left.name, "left")
  }

  func test_OBJ_KVOCHAN_10_a_channel_to_an_object_that_has_gone_completes_at_once() {
    var account: Account? = Account()
    let names = account!.$name
    account = nil
    var events: [Event<String>] = []
    names.channel().materialize().subscribeNext { events.append($0) }
    XCTAssertEqual(events, [.completed])
  }

  func test_completion_sent_to_the_channel_ends_it_and_leaves_the_property() {
    let account = Account()
    let names = account.$name.channel()
    var events: [Event<String>] = []
    names.materialize().subscribeNext { events.append($0) }
    names.sendCompleted()
    account.name = "Grace"
    names.sendNext("Edsger")
    XCTAssertEqual(events, [.next("Ada"), .completed])
    XCTAssertEqual(account.name, "Grace")
  }

  func test_a_channel_that_has_ended_lets_go_of_what_feeds_it() {
    let account = Account()
    let names = account.$name.channel()
    let source = Source<String>()
    source.signal.subscribe(names)
    names.sendCompleted()
    XCTAssertEqual(source.disposals, 1)
  }

  func test_an_end_has_the_name_that_ReactiveCocoa_gives_it() {
    XCTAssertEqual(Account().$name.channel().name, "followingTerminal")
  }
}

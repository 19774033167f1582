import ReactiveCore
import XCTest

final class PropertyChannelTests: XCTestCase {
  private let (account, left, right) = (Account(), Account(), Account())
  private let log = Log()

  // OBJ-KVOCHAN-1
  func test_sends_the_current_value_and_changes_and_sets_received_values() {
    let names = account.$name.channel()
    log.record(names)
    account.name = "Grace"
    XCTAssertEqual(log.takeLines(), ["Ada", "Grace"])
    names.sendNext("Edsger")
    XCTAssertEqual(account.name, "Edsger")
    log.record(names, as: "later")
    XCTAssertEqual(log.lines, ["later Edsger"])
  }

  // OBJ-KVOCHAN-2
  func test_received_values_are_not_echoed_but_other_subscribers_get_them() {
    let names = account.$name.channel()
    log.record(names.skip(1), as: "channel")
    log.record(account.$name.skip(1), as: "signal")
    log.record(account.$name.channel().skip(1), as: "other channel")
    names.sendNext("Grace")
    XCTAssertEqual(log.lines, ["signal Grace", "other channel Grace"])
  }

  // OBJ-KVOCHAN-2
  func test_a_change_made_in_response_to_a_value_is_sent() {
    let names = account.$name.channel()
    log.record(names.skip(1))
    account.$name.filter { $0 == "grace" }.subscribeNext { [account] _ in
      account.name = "Grace"
    }
    names.sendNext("grace")
    XCTAssertEqual(log.lines, ["Grace"])
  }

  // OBJ-KVOCHAN-3
  func test_the_left_property_gets_the_value_of_the_right_one_and_both_stay_in_sync() {
    let left = Account(name: "left")
    let right = Account(name: "right")
    left.$name.channel().bind(to: right.$name.channel())
    XCTAssertEqual(left.name, "right")
    left.name = "from the left"
    XCTAssertEqual(right.name, "from the left")
    right.name = "from the right"
    XCTAssertEqual(left.name, "from the right")
  }

  // OBJ-KVOCHAN-3, OBJ-KVOCHAN-4
  func test_each_change_sets_each_property_once_even_to_an_earlier_value() {
    left.$name.channel().bind(to: right.$name.channel())
    let (ofLeft, ofRight) = (Log(), Log())
    ofLeft.record(left.$name.skip(1))
    ofRight.record(right.$name.skip(1))
    for name in ["Grace", "Edsger", "Grace"] { left.name = name }
    XCTAssertEqual(ofLeft.lines, ["Grace", "Edsger", "Grace"])
    XCTAssertEqual(ofRight.lines, ["Grace", "Edsger", "Grace"])
  }

  // OBJ-KVOCHAN-5, OBJ-KVOCHAN-10
  func test_the_channel_completes_with_the_object_and_does_not_retain_it() {
    var account: Account? = Account()
    let watched = Weak(account)
    let property = account!.$name
    let names = property.channel()
    let feed = Subject<String>().subscribe(names)
    log.record(names.skip(1))
    account = nil
    XCTAssertNil(watched.object)
    XCTAssertEqual(log.lines, ["completed"])
    XCTAssertTrue(feed.isDisposed)
    XCTAssertEqual(property.channel().syncLines, ["completed"])
  }

  // OBJ-KVOCHAN-5
  func test_joined_channels_are_released_with_one_of_the_objects() {
    var left: Account? = Account()
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

  // OBJ-KVOCHAN-6
  func test_map_replaces_nil_for_the_channel_of_a_property_that_is_not_optional() {
    let field = Account()
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

  // OBJ-KVOCHAN-8
  func test_a_change_inside_a_collection_is_forwarded() {
    left.$friends.channel().bind(to: right.$friends.channel())
    left.friends.append("Grace")
    right.friends.insert("Alan", at: 0)
    XCTAssertEqual(left.friends, ["Alan", "Grace"])
    XCTAssertEqual(right.friends, ["Alan", "Grace"])
  }

  // OBJ-KVOCHAN-9
  func test_an_error_is_a_misuse_and_ends_the_channel() {
    let names = account.$name.channel()
    let sentences = misuses { names.sendError(Failure("offline")) }
    XCTAssertEqual(
      sentences, ["An error was sent to the channel of a property: offline. Catch errors first."])
    names.sendNext("Grace")
    XCTAssertEqual(account.name, "Ada")
  }

  // OBJ-KVOCHAN-9
  func test_disposing_the_link_stops_both_directions() {
    let link = left.$name.channel().bind(to: right.$name.channel())
    link.dispose()
    left.name = "left"
    XCTAssertEqual(right.name, "Ada")
    right.name = "right"
    XCTAssertEqual(left.name, "left")
  }

  func test_a_completed_channel_disposes_its_sources_and_no_longer_sets_the_property() {
    let names = account.$name.channel()
    let (source, log) = (Source<String>(), Log())
    source.signal.subscribe(names)
    log.record(names)
    names.sendCompleted()
    account.name = "Grace"
    names.sendNext("Edsger")
    XCTAssertEqual(log.lines, ["Ada", "completed"])
    XCTAssertEqual(account.name, "Grace")
    XCTAssertEqual(source.disposals, 1)
  }

  func test_a_terminal_has_the_name_from_ReactiveCocoa() {
    XCTAssertEqual(Account().$name.channel().name, "followingTerminal")
  }
}

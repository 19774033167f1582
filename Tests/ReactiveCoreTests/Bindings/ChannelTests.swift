import ReactiveCore
import XCTest

final class ChannelTests: XCTestCase {
  private let channel = Channel<Int>()
  private let log = Log()

  // CHAN-BASE-1
  func test_values_sent_to_one_terminal_arrive_only_at_the_other() {
    log.record(channel.leading, as: "leading")
    log.record(channel.following, as: "following")
    channel.leading.sendNext(1)
    channel.following.sendNext(2)
    XCTAssertEqual(log.lines, ["following 1", "leading 2"])
  }

  // CHAN-BASE-2, CHAN-BASE-3
  func test_only_the_following_terminal_starts_with_the_latest_value() {
    for number in 1...2 {
      channel.leading.sendNext(number)
      channel.following.sendNext(-number)
    }
    log.record(channel.leading, as: "leading")
    log.record(channel.following, as: "following")
    channel.leading.sendNext(3)
    channel.following.sendNext(-3)
    XCTAssertEqual(log.lines, ["following 2", "following 3", "leading -3"])
  }

  // CHAN-BASE-4
  func test_an_end_sent_to_either_terminal_reaches_both() {
    let ends: [(send: (Channel<Int>) -> Void, line: String)] = [
      ({ $0.leading.sendCompleted() }, "completed"),
      ({ $0.leading.sendError(Failure("offline")) }, "error offline"),
      ({ $0.following.sendCompleted() }, "completed"),
      ({ $0.following.sendError(Failure("offline")) }, "error offline"),
    ]
    for (send, line) in ends {
      let channel = Channel<Int>()
      log.record(channel.leading)
      log.record(channel.following)
      send(channel)
      XCTAssertEqual(log.takeLines(), [line, line])
    }
  }

  // CHAN-BASE-5
  func test_later_subscribers_of_both_terminals_get_the_end() {
    channel.leading.sendNext(1)
    channel.leading.sendError(Failure("offline"))
    log.record(channel.leading)
    log.record(channel.following)
    XCTAssertEqual(log.lines, ["error offline", "1", "error offline"])
  }

  // CHAN-BASE-6
  func test_the_terminals_end_each_other_only_once() {
    log.record(
      channel.leading.doCompleted { [channel] in channel.following.sendError(Failure("offline")) })
    log.record(channel.following)
    channel.leading.sendCompleted()
    channel.following.sendNext(1)
    XCTAssertEqual(log.lines, ["completed", "completed"])
  }

  // CHAN-BASE-7
  func test_the_ended_terminal_ends_its_own_subscribers_first() {
    var order: [String] = []
    for endsLeading in [true, false] {
      let channel = Channel<Int>()
      channel.following.subscribeCompleted { order.append("following") }
      channel.leading.subscribeCompleted { order.append("leading") }
      (endsLeading ? channel.leading : channel.following).sendCompleted()
    }
    XCTAssertEqual(order, ["leading", "following", "following", "leading"])
  }

  // CHAN-BASE-8
  func test_a_channel_is_released_once_its_subscribers_are_disposed() {
    var channel: Channel<Int>? = Channel()
    let alive = Weak(channel)
    let terminal = Weak(channel?.leading)
    let subscription = CompoundDisposable()
    subscription.add(channel?.leading.subscribeNext { _ in })
    subscription.add(channel?.following.subscribeNext { _ in })
    channel = nil
    subscription.dispose()
    XCTAssertNil(alive.object)
    XCTAssertNil(terminal.object)
  }

  // CHAN-BASE-8
  func test_a_channel_is_released_once_its_sources_are_disposed() {
    let source = Subject<Int>()
    var channel: Channel<Int>? = Channel()
    let leading = Weak(channel?.leading)
    let following = Weak(channel?.following)
    let feeds = CompoundDisposable()
    feeds.add(source.subscribe(channel!.leading))
    feeds.add(source.subscribe(channel!.following))
    channel = nil
    XCTAssertNotNil(leading.object)
    feeds.dispose()
    XCTAssertNil(leading.object)
    XCTAssertNil(following.object)
  }

  // CHAN-BASE-8
  func test_sent_values_are_released_with_the_channel() {
    var channel: Channel<Account>? = Channel()
    var account: Account? = Account()
    let watched = Weak(account)
    channel?.leading.sendNext(account!)
    account = nil
    channel?.following.subscribeNext { _ in }
    XCTAssertNotNil(watched.object)
    channel = nil
    XCTAssertNil(watched.object)
  }

  // CHAN-BASE-10
  func test_two_channels_are_joined_by_binding_their_terminals() {
    let (left, right) = (Channel<Int>(), Channel<Int>())
    right.leading.sendNext(1)
    left.leading.sendNext(0)
    log.record(left.leading, as: "left")
    log.record(right.leading, as: "right")
    left.following.bind(to: right.following)
    left.leading.sendNext(2)
    right.leading.sendNext(3)
    XCTAssertEqual(log.lines, ["left 1", "right 2", "left 3"])
  }

  func test_an_end_disposes_everything_that_feeds_either_terminal() {
    let source = Subject<Int>()
    let first = source.subscribe(channel.leading)
    let second = source.subscribe(channel.following)
    channel.leading.sendCompleted()
    XCTAssertTrue(first.isDisposed)
    XCTAssertTrue(second.isDisposed)
  }

  // DBG-NAME-1
  func test_the_terminals_of_a_channel_have_names() {
    XCTAssertEqual(channel.leading.name, "leadingTerminal")
    XCTAssertEqual(channel.following.name, "followingTerminal")
  }

  // CHAN-BASE-10
  func test_bound_terminals_forward_each_value_even_the_first() {
    let (left, right) = (Channel<Int>(), Channel<Int>())
    let ends: [(String, ChannelTerminal<Int>, ChannelTerminal<Int>)] = [
      ("leading", left.leading, left.following), ("following", right.following, right.leading),
    ]
    for (name, end, opposite) in ends {
      let other = Channel<Int>()
      let bound = end.bind(to: other.following)
      var received: [Int] = []
      let subscription = other.leading.subscribeNext { received.append($0) }
      for value in 1...3 { opposite.sendNext(value) }
      XCTAssertEqual(received, [1, 2, 3], name)
      bound.dispose()
      subscription.dispose()
    }
  }

  // CHAN-BASE-10
  func test_a_terminals_own_value_is_not_echoed_to_it_on_any_thread() {
    let bind = { @Sendable (log: Log) in
      let (left, right) = (Channel<Int>(), Channel<Int>())
      left.leading.sendNext(1)
      right.leading.sendNext(2)
      right.leading.subscribeNext { log.add("\($0)") }
      left.following.bind(to: right.following)
      left.leading.sendNext(3)
    }
    let (main, other) = (Log(), Log())
    bind(main)
    XCTAssertEqual(main.lines, ["3"])
    onNewThread { bind(other) }
    XCTAssertEqual(other.lines.filter { $0 != "3" }, [])
  }
}

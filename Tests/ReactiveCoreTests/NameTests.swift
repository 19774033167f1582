import ReactiveCore
import XCTest

final class NameTests: XCTestCase {
  private let source = Subject<Int>().setName("s")

  func test_every_kind_of_signal_has_a_name_and_can_be_renamed() {
    let signals: [(Signal<Int>, String)] = [
      (Subject(), ""), (BehaviorSubject(1), ""), (ReplaySubject(), ""),
      (Signal { _ in nil }, "+createSignal:"), (.return(1), "+return:"), (.never(), "+never"),
    ]
    for (signal, name) in signals {
      XCTAssertEqual(signal.name, name)
      XCTAssertEqual(signal.setName("numbers").name, "numbers")
      signal.setName("")
      XCTAssertEqual(signal.name, "")
    }
    XCTAssertEqual(Signal.return(1).name, "+return:", "A later signal should not inherit the name.")
  }

  // DBG-NAME-3
  func test_nested_operators_have_nested_brackets() {
    XCTAssertEqual(source.map { $0 }.take(2).name, "[[s] -map:] -take: 2")
    XCTAssertEqual(Subject<Int>().map { $0 }.name, "[] -map:")
  }

  func test_a_description_is_the_name_or_the_kind_of_signal() {
    XCTAssertEqual("\(source)", "s")
    XCTAssertEqual("\(Subject<Int>())", "<Subject<Int>>")
    XCTAssertEqual("\(Signal<Int> { _ in nil })", "+createSignal:")
  }

  // DBG-NAME-6
  func test_renaming_a_signal_does_not_change_its_values() {
    let log = Log()
    let doubled = source.map { $0 * 2 }
    log.record(doubled, as: "before")
    doubled.setName("doubled")
    log.record(doubled, as: "after")
    source.sendNext(2)
    XCTAssertEqual(log.lines, ["before 4", "after 4"])
  }

  func test_a_long_name_is_shortened_to_the_last_operators() {
    var chain = source.map { $0 }
    for _ in 0..<1_000 { chain = chain.map { $0 } }
    let name = chain.filter { $0 > 0 }.name
    XCTAssertLessThan(name.count, 1_500)
    XCTAssertTrue(name.hasPrefix("[["))
    XCTAssertTrue(name.contains("[… -map:") || name.contains("[…] -map:"))
    XCTAssertTrue(name.hasSuffix("] -map:] -filter:"))
    XCTAssertEqual(name.filter { $0 == "[" }.count, name.filter { $0 == "]" }.count)
  }

  func test_nested_names_are_short_and_cheap() {
    var (doubled, nested) = (source as Signal<Int>, source as Signal<Int>)
    for _ in 0..<64 { doubled = doubled.merge(doubled) }
    for _ in 0..<1_000 { nested = source.merge(nested) }
    for signal in [doubled, nested, doubled.publish().signal, nested.publish().signal] {
      XCTAssertLessThan(signal.name.count, 3_000)
      XCTAssertTrue(signal.name.contains("-merge: "))
    }
    XCTAssertEqual(source.merge(source.merge(source)).name, "[s] -merge: [s] -merge: s")
  }

  func test_the_name_of_a_shared_signal_does_not_retain_its_source() {
    let shares: [(String, (Signal<Int>) -> Signal<Int>)] = [
      ("replay, map", { $0.replay().map { $0 } }),
      ("replay twice", { $0.replay().replay() }),
      (
        "publish",
        {
          let connection = $0.publish()
          connection.connect()
          return connection.signal
        }
      ),
    ]
    let joins: [(String, (CountedObject) -> Signal<Int>)] = [
      ("combineLatest", { .return(0).combineLatest(with: Self.one(holding: $0)).map { $0.0 } }),
      ("merge of a list", { .merge([.return(0), Self.one(holding: $0)]) }),
      ("concat", { .return(0).concat(Self.one(holding: $0)) }),
      ("startWith", { Signal<CountedObject>.empty().startWith($0).map { _ in 0 } }),
      ("scan", { Signal.return(0).scan($0) { object, _ in object }.map { _ in 0 } }),
    ]
    for (share, shared) in shares {
      for (join, joined) in joins {
        let living = Counter()
        let signal = CountedObject.lend(in: living) { shared(joined($0)) }
        XCTAssertEqual(living.value, 0, "\(join), \(share)")
        XCTAssertFalse(signal.name.isEmpty)
      }
    }
  }

  private static func one(holding object: CountedObject) -> Signal<Int> {
    Signal { subscriber in
      object.touch()
      subscriber.sendNext(1)
      subscriber.sendCompleted()
      return nil
    }
  }

  func test_arguments_are_described_only_on_demand() {
    let words = Counter()
    let named = source.startWith(1).mapReplace(Spy(words: words))
    XCTAssertEqual(words.value, 0)
    XCTAssertEqual(named.name, "[[s] -startWith: 1] -mapReplace: spy")
    XCTAssertEqual(words.value, 1)
  }
}

private struct Spy: CustomStringConvertible {
  let words: Counter

  var description: String {
    words.increment()
    return "spy"
  }
}

import ReactiveCore
import XCTest

final class NameTests: XCTestCase {
  private let source = Subject<Int>().setName("s")

  func test_DBG_NAME_1_a_subject_has_none_at_first_and_takes_what_is_assigned() {
    let numbers = Subject<Int>()
    XCTAssertEqual(numbers.name, "")
    numbers.setName("numbers")
    XCTAssertEqual(numbers.name, "numbers")
    XCTAssertEqual(source.map { $0 }.setName("pages").name, "pages")
  }

  func test_every_kind_of_signal_has_a_name_and_takes_another() {
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
    XCTAssertEqual(Signal.return(1).name, "+return:", "The next one has a name of its own.")
  }

  func test_DBG_NAME_3_brackets_grow_from_the_inside_out() {
    XCTAssertEqual(source.map { $0 }.take(2).name, "[[s] -map:] -take: 2")
  }

  func test_DBG_NAME_3_an_operator_without_a_named_source_leaves_the_brackets_empty() {
    XCTAssertEqual(Subject<Int>().map { $0 }.name, "[] -map:")
  }

  func test_the_chain_of_the_documents() {
    let username = BehaviorSubject("").setName("observe(username)")
    let chain = username.distinctUntilChanged().take(3).filter { !$0.isEmpty }
    XCTAssertEqual(
      chain.description, "[[[observe(username)] -distinctUntilChanged] -take: 3] -filter:")
  }

  func test_a_description_is_the_name_or_the_kind_of_signal() {
    XCTAssertEqual("\(source)", "s")
    XCTAssertEqual("\(Subject<Int>())", "<Subject<Int>>")
    XCTAssertEqual("\(Signal<Int> { _ in nil })", "+createSignal:")
  }

  func test_DBG_NAME_5_values_show_themselves() {
    XCTAssertEqual(source.startWith(7).name, "[s] -startWith: 7")
    XCTAssertEqual(source.mapReplace("seven").name, "[s] -mapReplace: seven")
    XCTAssertEqual(source.mapReplace((1, "A")).name, #"[s] -mapReplace: (1, "A")"#)
  }

  func test_DBG_NAME_6_a_name_changes_nothing_else() {
    let log = Log()
    let doubled = source.map { $0 * 2 }
    log.record(doubled, as: "before")
    doubled.setName("doubled")
    log.record(doubled, as: "after")
    source.sendNext(2)
    XCTAssertEqual(log.lines, ["before 4", "after 4"])
  }

  func test_arguments_are_put_into_words_only_when_somebody_asks() {
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

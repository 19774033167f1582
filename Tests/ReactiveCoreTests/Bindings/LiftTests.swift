import ReactiveCore
import XCTest

final class LiftTests: XCTestCase {
  private let (price, amount, visits) = (Subject<Int>(), Subject<Int>(), Subject<Int>())
  private let log = Log()

  // OBJ-LIFT-1
  func test_the_method_is_called_for_each_value_once_all_inputs_have_sent() {
    let price = Subject<Double>()
    let currency = Subject<String>()
    var calls: [String] = []
    lift(price, amount, currency) { calls.append("\($0) × \($1) \($2)") }
    price.sendNext(1)
    amount.sendNext(2)
    price.sendNext(1.5)
    XCTAssertEqual(calls, [])
    currency.sendNext("€")
    amount.sendNext(3)
    XCTAssertEqual(calls, ["1.5 × 2 €", "1.5 × 3 €"])
    var ofNil: [Int?] = []
    lift(Signal<Int?>.return(nil)) { ofNil.append($0) }
    XCTAssertEqual(ofNil, [nil])
  }

  // OBJ-LIFT-2
  func test_the_method_is_called_without_a_subscriber_and_its_last_result_is_replayed() {
    var calls = 0
    let total = lift(price, Signal.return(2)) { price, amount in
      calls += 1
      return price * amount
    }
    price.sendNext(1)
    price.sendNext(5)
    XCTAssertEqual(calls, 2)
    log.record(total)
    XCTAssertEqual(log.lines, ["10"])
    XCTAssertEqual(calls, 2)
  }

  // OBJ-LIFT-3
  func test_sends_the_returned_value_or_Void() {
    var results: [String] = []
    lift(Signal.return("Ada"), Signal.return(36)) { "\($0), \($1)" }
      .subscribeNext { results.append($0) }
    var times = 0
    lift(Signal.return("Ada")) { _ in }.subscribeNext { () in times += 1 }
    XCTAssertEqual(results, ["Ada, 36"])
    XCTAssertEqual(times, 1)
  }

  // OBJ-LIFT-4
  func test_completes_after_all_inputs_or_at_the_first_value_after_the_objects_release() {
    log.record(lift(price, amount) { $0 * $1 })
    amount.sendNext(2)
    amount.sendCompleted()
    price.sendNext(3)
    XCTAssertEqual(log.lines, ["6"])
    price.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["6", "completed"])
    var account: Account? = Account()
    log.record(lift(visits, on: account!) { account, visits in "\(account.name) \(visits)" })
    visits.sendNext(1)
    account = nil
    visits.sendNext(2)
    XCTAssertEqual(log.lines, ["Ada 1", "completed"])
  }

  // OBJ-LIFT-5
  func test_neither_the_object_nor_the_inputs_are_retained() {
    var account: Account? = Account()
    let watched = Weak(account)
    let result = lift(visits, on: account!) { account, visits in account.visits = visits }
    visits.sendNext(1)
    XCTAssertEqual(account?.visits, 1)
    account = nil
    XCTAssertNil(watched.object)
    withExtendedLifetime(result) {}
    weak var input: Subject<Int>?
    do {
      let (account, visits) = (Account(), Subject<Int>())
      lift(visits, on: account) { account, visits in account.visits = visits }
      visits.sendNext(1)
      input = visits
    }
    XCTAssertNil(input)
  }

  // OBJ-LIFT-6, OBJ-LIFT-7
  func test_inputs_of_any_type_arrive_unchanged() {
    var call: (Int8, String?, [Double], Account, ClosedRange<Int>, Bool)?
    let account = Account()
    lift(
      Signal.return(Int8(-1)), Signal.return(String?.none), Signal.return([0.5]),
      Signal.return(account), Signal.return(1...3), Signal.return(true)
    ) { call = ($0, $1, $2, $3, $4, $5) }
    XCTAssertEqual(call?.0, -1)
    XCTAssertEqual(call?.1, String?.none)
    XCTAssertEqual(call?.2, [0.5])
    XCTAssertTrue(call?.3 === account)
    XCTAssertEqual(call?.4, 1...3)
    XCTAssertEqual(call?.5, true)
  }

  func test_the_first_error_ends_the_result() {
    log.record(lift(price, Signal<Int>.never()) { $0 * $1 })
    price.sendError(Failure("offline"))
    XCTAssertEqual(log.lines, ["error offline"])
  }
}

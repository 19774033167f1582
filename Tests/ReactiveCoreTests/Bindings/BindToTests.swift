import ReactiveCore
import XCTest

final class BindToTests: XCTestCase {
  private let account = Account()
  private let titles = Subject<String>()

  // SIG-SETKEYPATH-1, OBJ-RAC-2
  func test_nilValue_replaces_nil_for_a_property_that_is_not_optional() {
    let titles = Subject<String?>()
    titles.bind(to: \.title, on: account, nilValue: "none")
    titles.sendNext("Countess")
    titles.sendNext(nil)
    XCTAssertEqual(account.title, "none")
    let notes = Subject<String?>()
    notes.bind(to: \.note, on: account)
    notes.sendNext("first")
    XCTAssertEqual(account.note, "first")
    notes.sendNext(nil)
    XCTAssertNil(account.note)
  }

  // SIG-SETKEYPATH-2
  func test_a_binding_does_not_retain_the_object_and_ends_after_its_release() {
    var account: Account? = Account()
    let watched = Weak(account)
    let binding = titles.bind(to: \.title, on: account!)
    account = nil
    XCTAssertNil(watched.object)
    titles.sendNext("Countess")
    XCTAssertTrue(binding.isDisposed)
    var other: Account? = Account()
    let until = titles.take(until: other!.lifetime.ended).bind(to: \.title, on: other!)
    other = nil
    XCTAssertTrue(until.isDisposed)
  }

  // SIG-SETKEYPATH-3
  func test_a_binding_retains_the_object_while_setting_its_property() {
    var sluice: Sluice? = Sluice()
    let watched = Weak(sluice)
    let levels = Subject<Int>()
    levels.bind(to: \.level, on: sluice!)
    var isAliveDuringSet: [Bool] = []
    sluice?.onSet = {
      sluice = nil
      isAliveDuringSet.append(watched.object != nil)
    }
    levels.sendNext(1)
    XCTAssertEqual(isAliveDuringSet, [true])
    XCTAssertNil(watched.object)
  }

  // SIG-SETKEYPATH-1, SIG-SETKEYPATH-4, OBJ-RAC-3
  func test_each_value_is_set_and_completion_keeps_the_last_one() {
    let binding = titles.bind(to: \.title, on: account)
    titles.sendNext("Mathematician")
    XCTAssertEqual(account.title, "Mathematician")
    titles.sendNext("Countess")
    titles.sendCompleted()
    XCTAssertEqual(account.title, "Countess")
    XCTAssertTrue(binding.isDisposed)
    XCTAssertEqual(misuses { Signal.return("Analyst").bind(to: \.title, on: account) }, [])
    XCTAssertEqual(account.title, "Analyst")
  }

  // SIG-SETKEYPATH-5
  func test_a_second_signal_on_the_same_property_is_refused() {
    titles.bind(to: \.title, on: account)
    let other = Subject<String>().setName("other")
    let refused = misuses {
      XCTAssertTrue(other.bind(to: \.title, on: account).isDisposed)
    }
    XCTAssertEqual(
      refused,
      [
        "other cannot be bound to \(\Account.title): another signal is already bound to it."
          + " Dispose the first binding, or merge the two signals."
      ])
    titles.sendNext("Countess")
    other.sendNext("Analyst")
    XCTAssertEqual(account.title, "Countess")
  }

  // SIG-SETKEYPATH-5
  func test_other_properties_and_objects_are_accepted_even_at_a_reused_address() {
    let other = Account()
    let refused = misuses {
      titles.bind(to: \.title, on: account)
      titles.bind(to: \.name, on: account)
      titles.bind(to: \.title, on: other)
    }
    titles.sendNext("Countess")
    XCTAssertEqual(refused, [])
    XCTAssertEqual(
      [account.title, account.name, other.title], ["Countess", "Countess", "Countess"])
    let again = misuses {
      for _ in 0..<1_000 {
        titles.bind(to: \.title, on: Account())
      }
    }
    XCTAssertEqual(again, [])
  }

  // SIG-SETKEYPATH-6
  func test_an_error_is_a_misuse_and_ends_the_binding() {
    let binding = titles.bind(to: \.title, on: account)
    titles.sendNext("Countess")
    let sentences = misuses { titles.sendError(Failure("offline")) }
    XCTAssertEqual(
      sentences,
      ["A signal that is bound to \(\Account.title) failed: offline. Catch errors first."])
    XCTAssertTrue(binding.isDisposed)
    XCTAssertEqual(account.title, "Countess")
    XCTAssertEqual(misuses { titles.bind(to: \.title, on: account) }, [])
  }

  // SIG-SETKEYPATH-7
  func test_disposal_ends_the_binding() {
    titles.bind(to: \.title, on: account).dispose()
    titles.sendNext("Countess")
    XCTAssertEqual(account.title, "none")
    XCTAssertEqual(misuses { titles.bind(to: \.title, on: account) }, [])
    titles.sendNext("Analyst")
    XCTAssertEqual(account.title, "Analyst")
  }
}

#if DEBUG  // Only debug builds trap on misuse.
  extension BindToTests {
    // SIG-SETKEYPATH-5
    func test_a_debug_build_traps_at_a_second_signal() throws {
      titles.bind(to: \.title, on: account)
      try assertTraps("another signal is already bound to it") {
        titles.bind(to: \.title, on: account)
      }
    }
  }
#endif

private final class Sluice {
  var onSet: (() -> Void)?
  var level = 0 {
    didSet { onSet?() }
  }
}

import XCTest

@testable import Exercises
@testable import Grading

final class CompileAdviceTests: XCTestCase {
  private static let names = Result {
    try OtherNames.Tables(in: Course(above: URL(fileURLWithPath: #filePath)).root)
  }

  /// Returns the advice about an error in a line of code.
  private func advice(_ message: String, on code: String? = nil) throws -> String? {
    let excerpt = code.map { "1 | \($0)\n  | `- error: \(message)\n" } ?? ""
    let log = BuildLog("/a.swift:1:2: error: \(message)\n\(excerpt)")
    let error = try XCTUnwrap(log.errors.first)
    XCTAssertFalse(error.message.contains("[#"))
    return CompileAdvice(names: try Self.names.get()).line(on: error)
  }

  func test_names_from_other_libraries_are_translated() throws {
    let names = [
      "prepend": "`startWith`", "subscribeOn": "`subscribe(on:)`",
      "receive": "`deliver(on:)` or `deliverOnMainThread`",
      "observeOn": "`deliver(on:)` or `deliverOnMainThread`",
      "sink": "`subscribeNext`, `subscribeError` or `subscribeCompleted`",
      "flatMapLatest": "`switchToLatest` or `map { … }.switchToLatest()`",
      "rac_textSignal": "`field.texts`", "combineLatestWith": nil,
    ]
    for (name, ours) in names {
      XCTAssertEqual(
        try advice("value of type 'Signal<Int>' has no member '\(name)'"),
        ours.map { "For `\(name)`, write \($0)" })
    }
    for (name, ours) in [
      "PassthroughSubject": "Subject", "DisposeBag": "lifetime.add",
    ] {
      XCTAssertEqual(
        try advice("cannot find '\(name)' in scope"), "For `\(name)`, write `\(ours)`")
    }
    XCTAssertEqual(
      try advice("cannot find type 'Observable' in scope"),
      "For `Observable`, write `Signal` or `Signal { }`")
  }

  func test_names_from_other_libraries_are_found_in_calls() throws {
    for (message, code, wanted) in [
      (
        "generic parameter 'Value' could not be inferred", "let a = Signal.just(1)",
        "For `just`, write `return` or `Signal([1, 2])`"
      ),
      (
        "extra argument 'scope' in call", "let a = s.share(replay: 1, scope: .forever)",
        "For `share(replay:scope:)`, write `replayLazily`"
      ),
      (
        "incorrect argument label in call (have 'while:behavior:', expected 'while:inclusive:')",
        "s.take(while: isGood, behavior: .inclusive)",
        "For `take(while:behavior:)`, write `take(while:inclusive:)`"
      ),
      (
        "incorrect argument labels in call (have 'for:scheduler:', expected '_:on:')",
        "s.debounce(for: .seconds(1), scheduler: clock)", "The label of a scheduler is `on:`"
      ),
    ] {
      XCTAssertEqual(try advice(message, on: code), wanted, code)
    }
  }

  func test_unrelated_members_and_unknown_names_get_no_advice() throws {
    for message in [
      "value of type 'Int' has no member 'prepend'", "value of type '[Int]' has no member 'append'",
      "value of type 'Signal<Int>' has no member 'scan'",
      "value of type 'Signal<Int>' has no member 'lenght'", "cannot find 'x' in scope",
    ] {
      XCTAssertNil(try advice(message), message)
    }
  }

  func test_unrelated_errors_in_a_line_with_a_call_get_no_advice() throws {
    for message in [
      "cannot convert value of type 'TestScheduler' to expected argument type 'Int'",
      "missing argument for parameter 'name' in call", "extra argument in call",
    ] {
      XCTAssertNil(try advice(message, on: "schedulers.append(make(clock))"), message)
    }
  }

  func test_common_mistakes_get_advice() throws {
    for (message, code, words) in [
      (
        "consecutive statements on a line must be separated by ';'", "    { value, _ in",
        "`return {`"
      ),
      (
        "cannot infer type of closure parameter 'value' without a type annotation",
        "{ var sent = 0; { value, stop in", "`return {`"
      ),
      (
        "contextual closure type '() -> (Value, inout Bool) -> Signal<Value>?' expects 0 arguments, but 2 were used "
          + "in closure body", "bind { value, stop in", "bind { { value"
      ),
      (
        "static method 'combineLatest' requires the types '(_: Bool)' and '(String, String, Bool)' be equivalent",
        "Signal<Bool>.combineLatest(name, password, accepted)", "`Signal.`"
      ),
      (
        "static member 'combineLatest' cannot be used on instance of type 'Signal<Int>'",
        "s.combineLatest(s)", "`Signal.`"
      ),
      (
        "instance method 'flatten(maxConcurrent:)' requires that 'String' inherit from 'Signal<String>'",
        "versions.flatten(maxConcurrent: 1)", "`map`"
      ),
      (
        "cannot convert value of type 'Signal<String>' to closure result type 'String'",
        "texts.map { save($0) }", "`flattenMap`"
      ),
      (
        "cannot convert value of type 'Double' to expected argument type 'Duration'",
        "s.throttle(0.3, on: clock)", "`.milliseconds(300)`"
      ),
      (
        "cannot convert value of type 'Duration' to expected argument type 'Int'", "2 * wait",
        "`wait * 2`"
      ),
      ("missing argument for parameter 'on' in call", "s.delay(.seconds(1))", "`on: scheduler`"),
      (
        "cannot convert value of type 'String' to specified type 'Timeline<String>'",
        "let b: Timeline<String> = a", "let typed: Timeline<String>"
      ),
      (
        "cannot convert value of type '[(String, String)]' to expected argument type '[(String, Timeline<String>)]'",
        "f(rows)", "let typed: Timeline<String>"
      ),
    ] {
      let found = try advice(message, on: code)
      XCTAssertTrue(found?.contains(words) ?? false, "\(message): \(found ?? "nothing")")
    }
    XCTAssertNil(
      try advice(
        "cannot infer type of closure parameter 'a' without a type annotation", on: "f { a in"))
  }

  func test_data_race_errors_get_advice() throws {
    let messages = [
      "let 'step' is not concurrency-safe because non-'Sendable' type '(Int) -> Int' may have shared mutable state "
        + "[#MutableGlobalVariable]": "as a `func`",
      "static property 'count' is not concurrency-safe because it is nonisolated global shared mutable state":
        "a constant",
      "mutation of captured var 'last' in concurrently-executing code": "a copy",
      "capture of 'set' with non-Sendable type 'Set' in a '@Sendable' closure": "another thread",
      "sending 'last' risks causing data races": "nowhere else",
    ]
    for (message, words) in messages {
      XCTAssertTrue(try advice(message)?.contains(words) ?? false, message)
    }
  }
}

import ReactiveCore
import XCTest

/// Joins two sources, runs a script, and returns the events, subscriptions, and disposals.
///
/// In the script, `a1` sends 1 from the source `a`, `a|` completes the source, and `a#` sends an
/// error. `!` disposes the subscription to the result.
func joinedLines<Value>(
  _ script: String, _ join: (_ a: Signal<String>, _ b: Signal<String>) -> Signal<Value>
) -> [String] {
  let log = Log()
  let sources = ["a": Source<String>("a", log: log), "b": Source<String>("b", log: log)]
  let subscription = log.record(join(sources["a"]!.signal, sources["b"]!.signal))
  for word in script.split(separator: " ") {
    let (source, event) = (sources[String(word.prefix(1))], String(word.dropFirst()))
    switch event {
    case "": subscription.dispose()
    case "|": source!.sendCompleted()
    case "#": source!.sendError(Failure("lost"))
    default: source!.sendNext(event)
    }
  }
  return log.lines
}

/// Runs a script with `joinedLines`, and returns only the events.
func joinedEvents<Value>(
  _ script: String, _ join: (_ a: Signal<String>, _ b: Signal<String>) -> Signal<Value>
) -> [String] {
  joinedLines(script, join).filter { !$0.hasPrefix("subscribe ") && !$0.hasPrefix("dispose ") }
}

/// Asserts the events that each form of an operator sends during a script.
func assertEach<Value>(
  _ forms: [(name: String, join: (Signal<String>, Signal<String>) -> Signal<Value>)],
  of script: String, send events: [String], file: StaticString = #filePath, line: UInt = #line
) {
  for (name, join) in forms {
    XCTAssertEqual(joinedEvents(script, join), events, name, file: file, line: line)
  }
}

import Exercises

/// What to do about an error of the compiler's: a name of another library's, a slip that this course invites, or
/// what Swift says of threads.
struct CompileAdvice {
  let names: OtherNames.Tables

  /// One line without its full stop; nil where the compiler's own words have to do.
  func line(on error: BuildLog.Diagnostic) -> String? {
    otherName(in: error)
      ?? CompileAdvice.slips.first {
        error.message.contains($0.message) && $0.fits(error.code ?? "")
      }?
      .advice
  }

  // MARK: Names

  private func otherName(in error: BuildLog.Diagnostic) -> String? {
    let written = CompileAdvice.name(missing: error.message).map { [$0] } ?? calls(in: error)
    for name in written {
      let ours = names.ours(for: name).prefix(3).map { "`\($0)`" }
      guard let last = ours.last else { continue }
      let list = ours.dropLast().joined(separator: ", ")
      return "For `\(name)` write \(list.isEmpty ? last : "\(list) or \(last)")"
    }
    return nil
  }

  /// The name that the compiler looks for in vain, in one of ours or anywhere.
  private static func name(missing message: String) -> String? {
    if let match = message.firstMatch(of: /type '(.+)' has no member '(\w+)'/) {
      return match.1.contains(/Signal|Subject|Stream|Command|Connection|Scheduler|Subscriber/)
        ? String(match.2) : nil
    }
    return message.wholeMatch(of: /cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
  }

  /// The calls in the line of an error that is about a call: with their labels if it is about labels, and
  /// otherwise without, too.
  private func calls(in error: BuildLog.Diagnostic) -> [String] {
    let isAboutLabels = error.message.contains(" in call")
    guard
      isAboutLabels || error.message.contains(/inferred|non-function|does not accept a closure/),
      let line = error.code?.split(separator: "\n").last(where: { $0.contains(/^ *\d+ \|/) })
    else { return [] }
    return line.matches(of: /(\w+)\(([^()]*)/).flatMap { call in
      let labels = call.2.matches(of: /(?:^|,) *(\w+):/).map { "\($0.1):" }.joined()
      return (labels.isEmpty ? [] : ["\(call.1)(\(labels))"])
        + (isAboutLabels ? [] : [String(call.1)])
    }
  }

  // MARK: Slips

  private struct Slip {
    let message: Regex<Substring>
    /// What the code shows as well.
    var code: Regex<Substring>?
    let advice: String

    func fits(_ text: String) -> Bool { code.map { text.contains($0) } ?? true }
  }

  // A regular expression is not safe to share between threads.
  private static var slips: [Slip] {
    [
      Slip(
        message:
          /consecutive statements|cannot infer type of closure parameter|expected expression/,
        code: /(?m)^ *\d+ \| *(?:.*[;=?)] *)?\{[^{}]*\bin\b/,
        advice: "After other statements a closure is the result only with `return` before its `{`"),
      Slip(
        message: /'\(\) -> \(.+ expects 0 arguments/,
        advice: "`bind` wants a closure that makes the step: `bind { { value, stop in … } }`"),
      Slip(
        message: /static method '\w+' requires the types/,
        advice:
          "Write `Signal.` before it, without a type in `<>`: its inputs need not be of one type"),
      Slip(
        message: /static member '\w+' cannot be used on instance/,
        advice: "Write `Signal.` before it, and all signals in its parentheses"),
      Slip(
        message: /instance method .+ requires that .+ inherit from 'Signal</,
        advice: "It wants a signal of signals: make one of each value first, with `map`"),
      Slip(
        message: /value of type 'Signal<.+>' to closure result type/,
        advice:
          "The closure makes signals: `flattenMap` takes one, and `map` if their values come together later"
      ),
      Slip(
        message: /type '(?:Double|Int|Float)' to expected argument type 'Duration'/,
        advice: "A time is written `.seconds(3)` or `.milliseconds(300)`"),
      Slip(
        message: /type 'Duration' to expected argument type '(?:Double|Int|Float)'/,
        advice: "A duration stands before its factor: `wait * 2`"),
      Slip(
        message: /parameter 'on' in call/, advice: "Say on whose clock: `on: scheduler`"),
      Slip(
        message: /(?:label|argument).*'?scheduler\b/, advice: "The scheduler's label is `on:` here"),
      Slip(
        message: /String'?\)?\]?'.+Timeline</,
        advice:
          "A string is no timeline. A variable needs the type: `let typed: Timeline<String> = \"-a-|\"`"
      ),
      Slip(
        message: /failed to produce diagnostic|in reasonable time/,
        advice:
          "Two types do not meet here. Name the types in its closures, or take the chain apart"),
      Slip(
        message: /invalid redeclaration/,
        advice: "It is declared twice, perhaps in two files. Keep one"),
      Slip(
        message: /is not concurrency-safe because non-'Sendable' type '.*->/,
        advice: "Write it as a `func`, or mark its type `@Sendable`"),
      Slip(
        message: /is not concurrency-safe/,
        advice:
          "Two threads could use it at once. Make it a `let` of a plain value, or move it into the function that uses it"
      ),
      Slip(
        message: /captured var .*concurrently-executing/,
        advice:
          "This closure may run on another thread. Give it a copy, `[name] in`, or keep the value in a stream: with `scan`"
      ),
      Slip(
        message: /non-Sendable type .*@Sendable/,
        advice:
          "This closure may run on another thread. Let it take along only what it needs, or wrap this in a signal with `Signal { }`"
      ),
      Slip(
        message: /sending .*risks causing data races/,
        advice:
          "Swift fears that two threads use it at once. Make it inside of the closure that uses it, and use it nowhere else"
      ),
    ]
  }
}

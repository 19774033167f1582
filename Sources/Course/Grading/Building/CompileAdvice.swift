import Exercises

/// Advice about compiler errors: names from other libraries, common mistakes, and data races.
struct CompileAdvice {
  let names: OtherNames.Tables

  /// Returns advice on an error, without a final period.
  func line(on error: BuildLog.Diagnostic) -> String? {
    otherName(in: error)
      ?? CompileAdvice.rules.first {
        error.message.contains($0.message) && $0.fits(error.code ?? "")
      }?
      .advice
  }

  private func otherName(in error: BuildLog.Diagnostic) -> String? {
    let used = CompileAdvice.name(missing: error.message).map { [$0] } ?? calls(in: error)
    for name in used {
      let equivalents = names.equivalents(for: name).prefix(3).map { "`\($0)`" }
      guard let last = equivalents.last else { continue }
      let list = equivalents.dropLast().joined(separator: ", ")
      return "For `\(name)`, write \(list.isEmpty ? last : "\(list) or \(last)")"
    }
    return nil
  }

  private static func name(missing message: String) -> String? {
    if let match = message.firstMatch(of: /type '(.+)' has no member '(\w+)'/) {
      return match.1.contains(/Signal|Subject|Stream|Command|Connection|Scheduler|Subscriber/)
        ? String(match.2) : nil
    }
    return message.wholeMatch(of: /cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
  }

  /// Returns the calls in an error's line with their labels, such as `take(while:)`.
  ///
  /// Unless the error is about labels, also returns the name of each call alone.
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

  private struct Rule {
    let message: Regex<Substring>
    /// A pattern that the code must also match.
    var code: Regex<Substring>?
    let advice: String

    func fits(_ text: String) -> Bool { code.map { text.contains($0) } ?? true }
  }

  // The rules are computed, because a constant would require `Sendable` regular expressions.
  private static var rules: [Rule] {
    [
      Rule(
        message:
          /consecutive statements|cannot infer type of closure parameter|expected expression/,
        code: /(?m)^ *\d+ \| *(?:.*[;=?)] *)?\{[^{}]*\bin\b/,
        advice: "To return a closure after other statements, write `return {`"),
      Rule(
        message: /'\(\) -> \(.+ expects 0 arguments/,
        advice: "`bind` takes a closure that returns the step: `bind { { value, stop in … } }`"),
      Rule(
        message: /static method '\w+' requires the types/,
        advice:
          "Write `Signal.` before the name, without a type in `<>`, because the inputs may have different types"
      ),
      Rule(
        message: /static member '\w+' cannot be used on instance/,
        advice: "Write `Signal.` before the name, and put all signals in the parentheses"),
      Rule(
        message: /instance method .+ requires that .+ inherit from 'Signal</,
        advice: "The values must be signals. First turn each value into a signal with `map`"),
      Rule(
        message: /value of type 'Signal<.+>' to closure result type/,
        advice:
          "The closure returns signals: use `flattenMap`, or `map` if you flatten them later"
      ),
      Rule(
        message: /type '(?:Double|Int|Float)' to expected argument type 'Duration'/,
        advice: "Write a duration, such as `.seconds(3)` or `.milliseconds(300)`"),
      Rule(
        message: /type 'Duration' to expected argument type '(?:Double|Int|Float)'/,
        advice: "Put the duration before its factor: `wait * 2`"),
      Rule(
        message: /parameter 'on' in call/, advice: "Name the scheduler: `on: scheduler`"),
      Rule(
        message: /(?:label|argument).*'?scheduler\b/, advice: "The label of a scheduler is `on:`"),
      Rule(
        message: /String'?\)?\]?'.+Timeline</,
        advice:
          "A string variable isn't a timeline. Give it a type: `let typed: Timeline<String> = \"-a-|\"`"
      ),
      Rule(
        message: /failed to produce diagnostic|in reasonable time/,
        advice:
          "Two types don't match. Write out the types in the closures, or split the chain"),
      Rule(
        message: /invalid redeclaration/,
        advice: "This name is declared twice, perhaps in two files. Keep one"),
      Rule(
        message: /is not concurrency-safe because non-'Sendable' type '.*->/,
        advice: "Write the closure as a `func`, or mark its type `@Sendable`"),
      Rule(
        message: /is not concurrency-safe/,
        advice:
          "Two threads could use this variable at the same time. Make it a constant, or move it into the function that uses it"
      ),
      Rule(
        message: /captured var .*concurrently-executing/,
        advice:
          "This closure may run on another thread. Capture a copy with `[name] in`, or keep the state in the stream with `scan`"
      ),
      Rule(
        message: /non-Sendable type .*@Sendable/,
        advice:
          "This closure may run on another thread. Capture only the values that it needs, or wrap this code in a signal with `Signal { }`"
      ),
      Rule(
        message: /sending .*risks causing data races/,
        advice:
          "Two threads could use this value at the same time. Create it inside the closure that uses it, and use it nowhere else"
      ),
    ]
  }
}

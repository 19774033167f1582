import ReactiveCore

/// An operator of the library, on values that are texts.
package struct Operator: Sendable {
  package let name: String
  package let parameters: [Parameter]
  /// The Swift that uses it; its last line is the signal.
  ///
  /// `@0` stands for the first argument, and `@n` for the line's own name.
  package let swift: String
  let make: @Sendable (OperatorArguments) -> Product

  /// Makes a signal of values.
  ///
  /// - Parameter swift: The Swift that uses it; `nil` where it calls the operator by its name.
  init(
    _ name: String, _ parameters: Parameter..., swift: String? = nil,
    values: @escaping @Sendable (OperatorArguments) -> Signal<String>
  ) {
    self.init(name, parameters, swift) { .values(values($0)) }
  }

  /// Makes something else.
  init(
    _ name: String, _ parameters: Parameter..., swift: String? = nil,
    product: @escaping @Sendable (OperatorArguments) -> Product
  ) {
    self.init(name, parameters, swift, product)
  }

  private init(
    _ name: String, _ parameters: [Parameter], _ swift: String?,
    _ make: @escaping @Sendable (OperatorArguments) -> Product
  ) {
    self.name = name
    self.parameters = parameters
    self.swift = swift ?? Self.call(of: name, parameters)
    self.make = make
  }

  /// `@0.take(@1)`: the call of an operator on its first argument with the second one, if there is one.
  private static func call(of name: String, _ parameters: [Parameter]) -> String {
    if parameters.count < 2 { return "@0.\(name)()" }
    return switch parameters[1] {
    case .seconds: "@0.\(name)(@1, on: scheduler)"
    case .predicate, .transform: "@0.\(name) @1"
    case .signal, .signals, .count, .value, .cases, .name: "@0.\(name)(@1)"
    }
  }

  /// What an operator is given.
  package enum Parameter: Sendable {
    case signal
    case signals
    case count
    case seconds
    case value
    case predicate
    case transform
    /// The signals that values become: `a=first b=second`.
    case cases
    /// A name for the rows of inner signals.
    case name
  }

  /// All that a line can be made of, beside `cold` and `hot`.
  package static let all =
    transforming + choosing + timing + combining + nesting + failing + sharing

  static func named(_ name: String) -> Operator? { all.first { $0.name == name } }
}

/// What a line of an experiment makes.
enum Product {
  case values(Signal<String>)
  case signals(Signal<Signal<String>>, name: String)
  case connection(MulticastConnection<String>)
}

/// What an operator was given, by place.
struct OperatorArguments {
  let scheduler: TestScheduler
  var all: [Argument] = []

  enum Argument {
    case signal(Signal<String>)
    case signals(Signal<Signal<String>>)
    case count(Int)
    case seconds(Duration)
    case value(String)
    case predicate(Predicate)
    case transform(Transform)
    case cases([String: Signal<String>])
  }

  func signal(_ index: Int) -> Signal<String> {
    if case .signal(let signal) = all[index] { signal } else { .never() }
  }

  func signals(_ index: Int) -> Signal<Signal<String>> {
    if case .signals(let signals) = all[index] { signals } else { .never() }
  }

  func count(_ index: Int) -> Int {
    if case .count(let count) = all[index] { count } else { 0 }
  }

  func seconds(_ index: Int) -> Duration {
    if case .seconds(let seconds) = all[index] { seconds } else { .zero }
  }

  func value(_ index: Int) -> String {
    if case .value(let value) = all[index] { value } else { "" }
  }

  func predicate(_ index: Int) -> (String) -> Bool {
    if case .predicate(let predicate) = all[index] { predicate.test } else { { _ in true } }
  }

  func transform(_ index: Int) -> (String) -> String {
    if case .transform(let transform) = all[index] { transform.apply } else { { $0 } }
  }

  func cases(_ index: Int) -> [String: Signal<String>] {
    if case .cases(let cases) = all[index] { cases } else { [:] }
  }

  /// The signal that each value becomes.
  func inner(_ index: Int) -> (String) -> Signal<String> {
    let cases = cases(index)
    return { cases[$0] ?? .return($0) }
  }
}

import ReactiveCore

/// An operator of the library that experiments can apply to strings.
package struct Operator: Sendable {
  package let name: String
  package let parameters: [Parameter]
  /// The calls that make the signal in a page's code, each with its first argument label, such as
  /// `["take(while:)"]`.
  package let calls: [String]
  /// A Boolean value that indicates whether the operator is called on its first argument.
  package let continuesChain: Bool
  let make: @Sendable (OperatorArguments) -> Product

  /// Creates an operator whose result is a signal of values.
  ///
  /// - Parameters:
  ///   - calls: The calls in a page's code, or `nil` if the only call is `name`.
  ///   - isStatic: A Boolean value that indicates whether the operator is a static method or a
  ///     source.
  init(
    _ name: String, _ parameters: Parameter..., calls: [String]? = nil, isStatic: Bool = false,
    values: @escaping @Sendable (OperatorArguments) -> Signal<String>
  ) {
    self.init(name, parameters, calls, isStatic) { .values(values($0)) }
  }

  /// Creates an operator whose result is a signal of signals or a connection.
  init(
    _ name: String, _ parameters: Parameter..., calls: [String]? = nil,
    product: @escaping @Sendable (OperatorArguments) -> Product
  ) {
    self.init(name, parameters, calls, false, product)
  }

  private init(
    _ name: String, _ parameters: [Parameter], _ calls: [String]?, _ isStatic: Bool,
    _ make: @escaping @Sendable (OperatorArguments) -> Product
  ) {
    self.name = name
    self.parameters = parameters
    self.calls = calls ?? [name]
    continuesChain =
      switch parameters.first {
      case .signal, .signals: !isStatic
      default: false
      }
    self.make = make
  }

  package enum Parameter: Sendable {
    case signal
    case signals
    case count
    case seconds
    case value
    case predicate
    case transform
    /// A signal for each of several values, as in `a=first b=second`.
    case cases
    /// The name of the inner signals' rows.
    case name
  }

  /// All operators except the sources `cold` and `hot`.
  package static let all =
    transforming + choosing + timing + combining + nesting + failing + sharing

  static func named(_ name: String) -> Operator? { all.first { $0.name == name } }
}

/// The result of one line of an experiment.
enum Product {
  case values(Signal<String>)
  case signals(Signal<Signal<String>>, name: String)
  case connection(MulticastConnection<String>)
}

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

  /// Returns a function that maps a value to its signal, or to `.return(value)` if it has none.
  func inner(_ index: Int) -> (String) -> Signal<String> {
    let cases = cases(index)
    return { cases[$0] ?? .return($0) }
  }
}

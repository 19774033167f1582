/// Signals have no names here, as nobody asks for them: what makes up a name would be a third of the module.
final class Name: Sendable {
  init() {}
  init(
    _ operation: String, of source: Name? = nil, function: StaticString? = nil,
    argument: (() -> String)? = nil
  ) {}

  var text: String { "" }
  var inWords: Name { self }
  var function: StaticString? { nil }
}

extension Signal {
  /// The lab says of each signal what made it.
  final var operators: [String] { [] }

  @discardableResult
  final func setName(_ name: String) -> Self { self }

  @inline(__always)
  final func named<Source>(
    _ operation: String, of source: Signal<Source>, argument: (() -> String)? = nil
  ) -> Self { self }

  @inline(__always)
  final func named<Source>(
    _ operation: String, of source: Signal<Source>, function: StaticString,
    argument: (() -> String)? = nil
  ) -> Self { self }

  @inline(__always)
  final func named(_ operation: String, argument: (() -> String)? = nil) -> Self { self }

  @inline(__always)
  final func named(
    _ operation: String, function: StaticString, argument: (() -> String)? = nil
  ) -> Self { self }
}

extension Signal: CustomStringConvertible {
  final var description: String { "" }
}

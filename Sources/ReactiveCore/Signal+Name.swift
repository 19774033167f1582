extension Signal {
  /// The operators that made the signal, each with its first argument label if it has one, such as
  /// `["filter", "take(while:)"]`.
  package final var operators: [String] {
    (label?.functions ?? []).map { function in
      let parts = function.split(separator: "(", maxSplits: 1)
      let label = parts.dropFirst().first?.prefix { $0 != ":" && $0 != ")" } ?? ""
      return label.isEmpty || label == "_" ? String(parts[0]) : "\(parts[0])(\(label):)"
    }
  }

  /// The name of the signal for debugging, which by default lists the operators that made it.
  ///
  /// RAC: `name`.
  public final var name: String { label?.text ?? "" }

  /// Sets the name of the signal, and returns the signal.
  ///
  /// RAC: `-setNameWithFormat:`.
  @discardableResult
  public final func setName(_ name: String) -> Self {
    label = Name(name)
    return self
  }

  /// Names the signal after an operator and its source, and returns the signal.
  ///
  /// ```swift
  /// extension Signal {
  ///   func everyOther() -> Signal<Value> {
  ///     Signal(of: self) { subscriber in
  ///       var isOdd = false
  ///       self.forward(to: subscriber, next: { value in
  ///         isOdd.toggle()
  ///         if isOdd { subscriber.sendNext(value) }
  ///       })
  ///     }
  ///     .named("-everyOther", of: self)
  ///   }
  /// }
  /// ```
  ///
  /// RAC: `-setNameWithFormat:`, in each operator.
  @discardableResult
  public final func named<Source>(
    _ operation: String, of source: Signal<Source>, function: String = #function,
    argument: (() -> String)? = nil
  ) -> Self {
    label = Name(
      operation, of: source.label ?? Name(""), function: function, argument: argument)
    return self
  }

  /// Names the signal after the function that created it.
  final func named(
    _ operation: String, function: String = #function, argument: (() -> String)? = nil
  ) -> Self {
    label = Name(operation, function: function, argument: argument)
    return self
  }
}

extension Signal: CustomStringConvertible {
  /// The name of the signal, or its type if it has no name.
  public final var description: String {
    let name = self.name
    return name.isEmpty ? "<\(Self.self)>" : name
  }
}

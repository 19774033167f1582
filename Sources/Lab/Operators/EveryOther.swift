import ReactiveCore

// An operator of one's own, as page 18 writes it: it is no part of the library.

/// The first value, the third, and so on.
func everyOther(_ source: Signal<String>) -> Signal<String> {
  Signal(of: source) { subscriber in
    var isOdd = false
    source.forward(
      to: subscriber,
      next: { value in
        isOdd.toggle()
        if isOdd { subscriber.sendNext(value) }
      })
  }
  .named("-everyOther", of: source)
}

extension SwiftProgram {
  /// The same, as an experiment's Swift declares it.
  static let everyOther = [
    "func everyOther(_ source: Signal<String>) -> Signal<String> {",
    "  Signal(of: source) { subscriber in",
    "    var isOdd = false",
    "    source.forward(",
    "      to: subscriber,",
    "      next: { value in",
    "        isOdd.toggle()",
    "        if isOdd { subscriber.sendNext(value) }",
    "      })",
    "  }",
    "  .named(\"-everyOther\", of: source)", "}",
  ]
}

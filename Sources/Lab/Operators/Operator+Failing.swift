import ReactiveCore

extension Operator {
  static let failing: [Operator] = [
    Operator("catchTo", .signal, .signal) { $0.signal(0).catchTo($0.signal(1)) },
    Operator("replaceError", .signal, .value, calls: ["replaceError(with:)"]) {
      $0.signal(0).replaceError(with: $0.value(1))
    },
    Operator("mapError", .signal, .value) { given in
      given.signal(0).mapError { _ in NamedError(given.value(1)) }
    },
    Operator("retry", .signal, .count) { $0.signal(0).retry($0.count(1)) },
    Operator("repeat", .signal) { $0.signal(0).repeat() },
  ]
}

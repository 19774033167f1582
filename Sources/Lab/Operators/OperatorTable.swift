extension Operator {
  /// All that a line can be made of, beside `cold` and `hot`.
  package static let all =
    transforming + choosing + timing + combining + nesting + failing + sharing

  static func named(_ name: String) -> Operator? { all.first { $0.name == name } }
}

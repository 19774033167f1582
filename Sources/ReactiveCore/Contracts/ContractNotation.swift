extension SignalContract: CustomStringConvertible {
  /// The contract as text: the signature, followed by one line per clause.
  public var description: String {
    var lines = [signature]
    if let completion { lines.append("Completion: \(completion)") }
    if let occasion = error.occasion { lines.append("Error: \(occasion)") }
    lines.append("Scheduler: \(delivery)")
    if subscribing != .isFree { lines.append("Subscribing: \(subscribing)") }
    lines.append("Multicast: \(isMulticast ? "YES" : "NO")")
    return lines.joined(separator: "\n")
  }

  /// The first line of the notation, as in `ColdSignal<[String], NoError>`.
  public var signature: String {
    let type = Value.self == Void.self ? "Void" : "\(Value.self)"
    return "\(kind)<\(values.notation(of: type)), \(error.typeName)>"
  }
}

extension SignalContract.Values {
  fileprivate func notation(of type: String) -> String {
    switch self {
    case .one: type
    case .oneOrNil: "\(type)?"
    case .many: "[\(type)]"
    case .manyOrNil: "[\(type)?]"
    case .none: "None"
    }
  }
}

extension SignalContract.Kind: CustomStringConvertible {
  /// The first word of the notation.
  public var description: String {
    switch self {
    case .hot: "HotSignal"
    case .cold: "ColdSignal"
    }
  }
}

extension SignalContract.Subscribing: CustomStringConvertible {
  /// The words after `Subscribing:`.
  public var description: String {
    switch self {
    case .isFree: "is free"
    case .doesWork: "does work"
    case .hasEffect: "has an effect"
    }
  }
}

extension SignalContract.Delivery: CustomStringConvertible {
  /// The word after `Scheduler:`.
  public var description: String {
    switch self {
    case .main: "main"
    case .specified: "specified"
    case .current: "current"
    }
  }
}

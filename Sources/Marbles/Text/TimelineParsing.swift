import ReactiveCore

extension Timeline {
  /// Creates a timeline from marble text, or throws a ``MarbleTextError`` if the text is invalid.
  ///
  ///     --a--(bc)--|        a at 2 s, b and c at 5 s, completed at 8 s
  ///     --'AA'--#           a value of more than one character, and an error
  ///     --'it\'s'--#offline a quotation mark in a value, and an error with a name
  ///     ----^--a--!         subscribed at 4 s, disposed at 10 s
  ///     a 300ms b           a pause of 300 ms between two values
  ///
  /// Every character takes one frame, and so does a group in parentheses or a quoted value. A space
  /// takes no time, so you can use spaces to line up marble texts. Without `^`, the subscription is
  /// at zero. `value` converts each name in the text to a value.
  public init(
    parsing text: String, error: any Error = MarbleError(), frame: Duration = .seconds(1),
    value: (_ name: String) throws -> Value
  ) throws {
    precondition(frame > .zero, "A frame must be longer than zero: pass a positive duration.")
    let scanner = try MarbleScanner(text, frame: frame)
    let named = try Timeline<MarbleName>(scanner, frame: frame) { name in
      name == "#" || name == "\(error)" ? error : nil
    }
    self = try named.mapValues { name in
      do {
        return try value(name.text)
      } catch let unknown as UnknownValue {
        throw scanner.error(unknown.message, name.position)
      }
    }
  }

  /// Creates a timeline from marble text whose values are looked up by name.
  public init(
    parsing text: String, values: [String: Value], error: any Error = MarbleError(),
    frame: Duration = .seconds(1)
  ) throws {
    try self.init(parsing: text, error: error, frame: frame) { name in
      guard let value = values[name] else {
        let names = values.keys.sorted().joined(separator: ", ")
        throw UnknownValue(message: "No value is named \(name): use one of \(names).")
      }
      return value
    }
  }
}

extension Timeline where Value: LosslessStringConvertible {
  /// Creates a timeline from marble text with the values written in the text.
  public init(
    parsing text: String, error: any Error = MarbleError(), frame: Duration = .seconds(1)
  ) throws {
    try self.init(parsing: text, error: error, frame: frame) { name in
      guard let value = Value(name) else {
        throw UnknownValue(
          message: "\(name) is not of type \(Value.self): pass values by name in `values:`.")
      }
      return value
    }
  }
}

private struct UnknownValue: Error {
  let message: String
}

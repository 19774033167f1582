import ReactiveCore

extension Timeline {
  /// Reads marble text, and throws a ``MarbleTextError`` if it is invalid.
  ///
  ///     --a--(bc)--|        a at 2 s, b and c at 5 s, completed at 8 s
  ///     --'AA'--#           a value of more than one character, and an error
  ///     --'it\'s'--#offline a quote inside of a value, and an error by its name
  ///     ----^--a--!         subscribed at 4 s, disposed at 10 s
  ///     a 300ms b           figures between spaces let time pass
  ///
  /// Every character is one frame, and so are a group in parentheses and a quoted value. A space
  /// takes no time: use it to align texts. A timeline without `^` is subscribed at zero. `value`
  /// converts each name in the text to a value.
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

  /// Reads marble text whose values are looked up by name.
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
  /// Reads marble text with the values written in it.
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

/// How a row was made of rows above it.
struct Making: Codable, Equatable {
  /// The operators that what goes in has passed, one after another.
  let operators: [String]
  /// The names of what goes in.
  let inputs: [String]
  /// Whether the rows that go in are those right above, and no others are between.
  let isBelowInputs: Bool

  /// What is drawn, which is as short as it can be.
  var text: String { isBelowInputs ? chain : "\(chain) \(whole)" }

  /// What is said of a row of this name.
  func spoken(of name: String) -> String { chain == name ? whole : "\(chain) \(whole)" }

  private var chain: String { operators.joined(separator: ", ") }
  private var whole: String { "of \(inputs.joined(separator: ", "))" }
}

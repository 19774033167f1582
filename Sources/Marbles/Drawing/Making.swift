/// The inputs and operators that a row was made with.
package struct Making: Codable, Equatable, Sendable {
  /// The operators from the inputs to the row, in order.
  let operators: [String]
  /// The names of the inputs.
  let inputs: [String]
  /// A Boolean value that indicates whether the inputs are the rows directly above.
  let isBelowInputs: Bool

  /// The text in the drawing, as short as possible.
  package var text: String { isBelowInputs ? chain : "\(chain) \(whole)" }

  /// Returns the spoken text for a row with this name.
  func spoken(of name: String) -> String { chain == name ? whole : "\(chain) \(whole)" }

  private var chain: String { operators.joined(separator: ", ") }
  private var whole: String { "of \(inputs.joined(separator: ", "))" }
}

/// The inputs and operators from which a row was made.
package struct Derivation: Codable, Equatable, Sendable {
  let operators: [String]
  let inputs: [String]
  /// A Boolean value that indicates whether the inputs are the rows directly above.
  let isBelowInputs: Bool

  package var text: String { isBelowInputs ? chain : "\(chain) \(whole)" }

  func spoken(of name: String) -> String { chain == name ? whole : "\(chain) \(whole)" }

  private var chain: String { operators.joined(separator: ", ") }
  private var whole: String { "of \(inputs.joined(separator: ", "))" }
}

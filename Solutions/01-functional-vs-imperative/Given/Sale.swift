/// What was sold: so many pieces of a product, at a price for one piece.
struct Sale {
  let product: String
  let pieces: Int
  let price: Int

  /// What the customer paid.
  var amount: Int { pieces * price }
}

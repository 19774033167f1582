/// A sale of one product, at a price per piece.
struct Sale {
  let product: String
  let pieces: Int
  let price: Int

  /// The price of all pieces.
  var amount: Int { pieces * price }
}

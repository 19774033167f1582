/// A number of pieces of a product, sold at a price per piece.
///
/// A return has a negative number of pieces.
struct Sale {
  let product: String
  let pieces: Int
  let price: Int

  /// The price of all pieces.
  var amount: Int { pieces * price }
}

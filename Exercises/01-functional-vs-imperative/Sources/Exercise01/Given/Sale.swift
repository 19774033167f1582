/// A sale or a return of a product, at `price` per piece.
///
/// A return has a negative number of pieces.
struct Sale {
  let product: String
  let pieces: Int
  let price: Int

  /// The total price of all pieces.
  var amount: Int { pieces * price }
}

/// A symbol in marble text, with its time and its position.
struct PlacedSymbol {
  let symbol: Symbol
  let time: Duration
  let position: Int
}

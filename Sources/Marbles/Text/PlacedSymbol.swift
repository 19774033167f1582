/// A symbol of a marble text: its time, and the place where it stands.
struct PlacedSymbol {
  let symbol: Symbol
  let time: Duration
  let position: Int
}

/// A symbol of a marble text: its time, and the place where it stands.
struct Mark {
  let symbol: Symbol
  let time: Duration
  let position: Int
}

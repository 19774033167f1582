/// What `cell` was called with.
struct CellCall {
  let title: String
  let question: Question?
  let line: Int
}

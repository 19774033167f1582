/// One thing that a marble text says, with the place where it says it.
struct Mark: Equatable {
  enum Kind: Equatable {
    case subscribed
    case value(String)
    case completed
    case error
    case disposed
  }

  let kind: Kind
  let time: Duration
  let position: Int
}

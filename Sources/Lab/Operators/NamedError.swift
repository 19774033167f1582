/// The error that `#offline` stands for, or `#` alone.
struct NamedError: Error, CustomStringConvertible {
  let description: String

  init(_ name: String) { description = name }
}

/// The error of `#offline` or `#` in marble text.
struct NamedError: Error, CustomStringConvertible {
  let description: String

  init(_ name: String) { description = name }
}

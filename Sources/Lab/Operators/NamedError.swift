/// The error of `#offline` or `#` in marble text.
package struct NamedError: Error, CustomStringConvertible {
  package let description: String

  package init(_ name: String) { description = name }
}

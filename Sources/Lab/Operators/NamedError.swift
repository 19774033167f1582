/// An error in marble text, such as `#offline`, or `#` without a name.
package struct NamedError: Error, CustomStringConvertible {
  package let description: String

  package init(_ name: String) { description = name }
}

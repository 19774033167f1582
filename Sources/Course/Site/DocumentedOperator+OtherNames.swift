import Exercises

extension OtherNames.Tables {
  /// The names of an operator in other libraries.
  package subscript(operation: DocumentedOperator) -> OtherNames {
    let keys = operation.rac + [operation.name, operation.shownCall, operation.base]
    return keys.lazy.compactMap { self[$0] }.first ?? OtherNames()
  }
}

import Exercises

extension OtherNames.Tables {
  /// What an operator is called elsewhere.
  package subscript(operation: DocumentedOperator) -> OtherNames {
    let keys = operation.rac + [operation.name, operation.shownCall, operation.base]
    return keys.lazy.compactMap { self[$0] }.first ?? OtherNames()
  }
}

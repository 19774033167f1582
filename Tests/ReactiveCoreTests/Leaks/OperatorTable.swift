import ReactiveCore

extension [Operator] {
  /// Every operator of the library that is called on a signal.
  static var all: [Operator] {
    var table: [Operator] = []
    table.addTransformations()
    table.addSelections()
    table.addCombinations()
    table.addEffects()
    table.addTime()
    table.addSharing()
    return table
  }
}

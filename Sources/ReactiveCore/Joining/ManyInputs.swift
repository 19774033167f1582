// Operators with any number of inputs of different types, such as `combineLatest(a, b, c, d)`.

extension Signal {
  /// Joins inputs of different types.
  ///
  /// `join` needs inputs of the same type, so each value is replaced by a closure that stores it.
  static func rows<each Input>(
    of inputs: repeat Signal<each Input>,
    joinedBy join: @escaping ([Signal<Fill>]) -> Signal<[Fill]>
  ) -> Signal<(repeat each Input)> {
    var needsScheduler = false
    for input in repeat each inputs { needsScheduler = needsScheduler || input.needsScheduler }
    return Signal<(repeat each Input)>(needsScheduler: needsScheduler) { subscriber in
      let slots = (repeat Slot<each Input>())
      var list: [Signal<Fill>] = []
      for (input, slot) in repeat (each inputs, each slots) {
        list.append(
          Signal<Fill>(of: input) { row in
            input.forward(
              to: row, next: { value in row.sendNext { _ = replace(&slot.value, with: value) } })
          })
      }
      join(list).forward(
        to: subscriber,
        next: { row in
          for fill in row { fill() }
          subscriber.sendNext((repeat takeValue(from: each slots)))
        })
    }
  }
}

/// A closure that stores one value of a row.
typealias Fill = () -> Void

/// The storage for one value of a row.
private final class Slot<Value> {
  var value: Value?
}

// Empties the slot, so that it doesn't retain a value that has been sent.
private func takeValue<Value>(from slot: Slot<Value>) -> Value {
  replace(&slot.value, with: nil)!
}

func names<each Input>(of signals: repeat Signal<each Input>) -> String {
  var names: [String] = []
  for signal in repeat each signals { names.append(signal.description) }
  return "[\(names.joined(separator: ", "))]"
}

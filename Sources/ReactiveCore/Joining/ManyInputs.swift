// Any number of inputs, each with values of its own type: `combineLatest(a, b, c, d)`.

extension Signal {
  /// Joins the inputs as a list of one type, where each value is a closure that puts it in its place.
  static func rows<each Input>(
    of inputs: repeat Signal<each Input>,
    joinedBy join: @escaping ([Signal<Fill>]) -> Signal<[Fill]>
  ) -> Signal<(repeat each Input)> {
    var needsScheduler = false
    for input in repeat each inputs { needsScheduler = needsScheduler || input.needsScheduler }
    return Signal<(repeat each Input)>(needsScheduler: needsScheduler) { subscriber in
      let places = (repeat Place<each Input>())
      var list: [Signal<Fill>] = []
      for (input, place) in repeat (each inputs, each places) {
        list.append(
          Signal<Fill>(of: input) { row in
            input.forward(
              to: row, next: { value in row.sendNext { _ = replace(&place.value, with: value) } })
          })
      }
      join(list).forward(
        to: subscriber,
        next: { row in
          for fill in row { fill() }
          subscriber.sendNext((repeat takeValue(from: each places)))
        })
    }
  }
}

/// Puts one value of a row in its place.
typealias Fill = () -> Void

/// Where one value of a row is put.
private final class Place<Value> {
  var value: Value?
}

// The place keeps nothing of a row that has been sent.
private func takeValue<Value>(from place: Place<Value>) -> Value {
  replace(&place.value, with: nil)!
}

func names<each Input>(of signals: repeat Signal<each Input>) -> String {
  var names: [String] = []
  for signal in repeat each signals { names.append(signal.description) }
  return "[\(names.joined(separator: ", "))]"
}

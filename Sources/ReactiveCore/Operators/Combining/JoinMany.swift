// Any number of inputs, each with values of its own type.

extension Signal {
  /// Sends the latest values of all `inputs`, each time one of them sends.
  ///
  /// ```swift
  /// Signal.combineLatest(name, age, city).map { name, age, city in … }
  /// ```
  ///
  /// Nothing is sent before all have sent a value. Completes when all have completed; the first error
  /// ends it. The inputs are subscribed in order, until one fails.
  ///
  /// RAC: `+combineLatest:`. Keeps SIG-COMBLATEST-1…7.
  public static func combineLatest<each Input>(
    _ inputs: repeat Signal<each Input>
  ) -> Signal<(repeat each Input)> where Value == (repeat each Input) {
    rows(of: repeat each inputs, joinedBy: Signal<[Fill]>.combineLatest)
      .named("+combineLatest:") { names(of: repeat each inputs) }
  }

  /// Sends the first values of all `inputs` together, then the second of all, and so on.
  ///
  /// Completes as soon as no further values can come together; an error ends it at once. The inputs
  /// are subscribed in order, while it is not over.
  ///
  /// RAC: `+zip:`. Keeps STR-ZIP-1, STR-ZIP-3…5.
  public static func zip<each Input>(
    _ inputs: repeat Signal<each Input>
  ) -> Signal<(repeat each Input)> where Value == (repeat each Input) {
    rows(of: repeat each inputs, joinedBy: Signal<[Fill]>.zip)
      .named("+zip:") { names(of: repeat each inputs) }
  }

  /// Joins the inputs as a list of one type, where each value is a closure that puts it in its place.
  private static func rows<each Input>(
    of inputs: repeat Signal<each Input>,
    joinedBy join: @escaping ([Signal<Fill>]) -> Signal<[Fill]>
  ) -> Signal<(repeat each Input)> {
    var needsScheduler = false
    for input in repeat each inputs { needsScheduler = needsScheduler || input.needsScheduler }
    return Signal<(repeat each Input)>(needsScheduler: needsScheduler) { subscriber in
      let places = (repeat Place<each Input>())
      var list: [Signal<Fill>] = []
      for (input, place) in repeat (each inputs, each places) {
        list.append(input.map { value in { _ = replace(&place.value, with: value) } })
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

private typealias Fill = () -> Void

/// Where one value of a row is put.
private final class Place<Value> {
  var value: Value?
}

// The place keeps nothing of a row that has been sent.
private func takeValue<Value>(from place: Place<Value>) -> Value {
  replace(&place.value, with: nil)!
}

private func names<each Input>(of signals: repeat Signal<each Input>) -> String {
  var names: [String] = []
  for signal in repeat each signals { names.append(signal.description) }
  return "[\(names.joined(separator: ", "))]"
}

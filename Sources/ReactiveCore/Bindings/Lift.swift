/// Calls a function whenever an input sends a value, and returns a signal of the results.
///
/// ```swift
/// let total = lift(price, amount) { price, amount in price * amount }
/// ```
///
/// The function gets the latest values of all inputs, as in `combineLatest(with:)`. Subscribes to
/// the inputs immediately, even if the returned signal has no subscribers. That signal replays its
/// last value, completes when all inputs have completed, and fails with the first error.
///
/// RAC: `-rac_liftSelector:withSignals:`.
@discardableResult
public func lift<each Input, Output>(
  _ inputs: repeat Signal<each Input>,
  call: @escaping @isolated(any) (repeat each Input) -> Output
) -> Signal<Output> {
  let call = checkingActor(of: call)
  return Signal.combineLatest(repeat each inputs)
    .map { (values: (repeat each Input)) in call(repeat each values) }
    .replayLast().named("lift")
}

/// Calls a function with an object whenever an input sends a value, and returns a signal of the
/// results.
///
/// ```swift
/// lift(width, height, on: window) { window, width, height in window.resize(width, height) }
/// ```
///
/// The object is retained only during a call. The first value that arrives after its deallocation
/// completes the returned signal. To complete it as soon as the object is deallocated, apply
/// `take(until: object.lifetime.ended)` to every input. The returned signal fails with the first
/// error of an input.
///
/// RAC: `-rac_liftSelector:withSignals:`.
@discardableResult
public func lift<each Input, Object: AnyObject, Output>(
  _ inputs: repeat Signal<each Input>,
  on object: Object,
  call: @escaping @isolated(any) (Object, repeat each Input) -> Output
) -> Signal<Output> {
  let call = checkingActor(of: call)
  return Signal.combineLatest(repeat each inputs)
    .map { [weak object] (values: (repeat each Input)) -> Output? in
      object.map { call($0, repeat each values) }
    }
    .take(while: { $0 != nil }).map { $0! }
    .replayLast().named("lift")
}

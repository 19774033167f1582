/// A change that observers are notified of.
enum ObservedChange<Value> {
  /// The first value for one observer.
  case first(Observer<Value>, Value)
  /// A marker after the first value of one observer, which receives all later changes.
  case joined(Observer<Value>)
  case change(Value, Origin?)
  case end
}

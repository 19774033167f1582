/// An event in the queue of an observed property.
enum ObservedChange<Value> {
  /// The first value for one observer.
  case first(Observer<Value>, Value)
  /// A marker for an observer that already has its first value, and receives all later changes.
  case joined(Observer<Value>)
  case change(Value, Origin?)
  case end
}

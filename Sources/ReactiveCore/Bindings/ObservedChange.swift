/// An event in the queue of an observed property.
enum ObservedChange<Value> {
  /// The first value for one observer.
  case first(Observer<Value>, Value)
  /// The moment from which an observer that already has its first value receives all changes.
  case joined(Observer<Value>)
  case change(Value, Origin?)
  case end
}

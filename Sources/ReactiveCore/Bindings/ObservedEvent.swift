/// An event in the queue of an observed property.
enum ObservedEvent<Value> {
  /// The first value for one observer.
  case first(Observer<Value>, Value)
  /// A marker for an observer that has its first value, and receives the changes after the marker.
  case firstValueSent(Observer<Value>)
  case change(Value, Origin?)
  case end
}

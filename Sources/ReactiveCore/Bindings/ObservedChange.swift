/// Something that observers are to be notified of.
enum ObservedChange<Value> {
  /// One observer's first value.
  case first(Observer<Value>, Value)
  /// Nothing, to one observer that has received its first value; from here on it gets the changes.
  case joined(Observer<Value>)
  case change(Value, Origin?)
  case end
}

/// Stores `value` in `place`, and returns the previous value.
///
/// The caller releases the previous value. If it were released during the assignment, its
/// deinitializer could access `place` while it is being written. An operator keeps it with
/// `withExtendedLifetime` while it sends the new value, so that values from that deinitializer come
/// after the new one.
@inline(__always)
func replace<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  // A release build would turn consuming and assigning into one assignment, with that problem.
  swap(&place, &value)
  return value
}

/// Stores `value` in `place`, and returns the previous value.
///
/// The caller releases the previous value. If it were released during the assignment,
/// its deinitializer could access `place` during the write. An operator keeps the
/// previous value with `withExtendedLifetime` while it sends the new one, so that
/// values from the deinitializer come later.
@inline(__always)
func replace<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  // Swap, because a release build would turn consuming and assigning into one assignment.
  swap(&place, &value)
  return value
}

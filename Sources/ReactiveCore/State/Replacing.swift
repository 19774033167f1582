/// Stores `value` in `place`, and returns the previous value.
///
/// The caller releases the previous value. If it were released during the assignment, its
/// deinitializer could access `place` during the write. With `withExtendedLifetime`, an operator
/// keeps the previous value until it has sent the new one, so that values that the deinitializer
/// sends arrive later.
@inline(__always)
func replace<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  // Swap, because the optimizer would turn a `consume` and an assignment into one assignment.
  swap(&place, &value)
  return value
}

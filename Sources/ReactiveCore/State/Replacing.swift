/// Puts `value` in a place, and returns what was there.
///
/// An old value that nobody else holds goes when the caller drops it: not while the place is being
/// written, as its `deinit` may come back to that place.
@inline(__always)
func replace<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  // To consume the place and fill it again is made one assignment in a release build, which lets the old
  // value go while the place is written.
  swap(&place, &value)
  return value
}

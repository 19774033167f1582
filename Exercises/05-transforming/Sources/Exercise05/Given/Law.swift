/// A law that every family of streams should keep.
enum Law: String, CaseIterable, CustomStringConvertible {
  /// `return(x).flattenMap(f)` is `f(x)`, for each number and each function.
  case returnFirst
  /// `stream.flattenMap(return)` is `stream`, for each stream.
  case returnLast
  /// `stream.flattenMap(f).flattenMap(g)` is `stream.flattenMap { f($0).flattenMap(g) }`, for each
  /// stream, and each function in the place of `f` and of `g`.
  case nesting

  var description: String { rawValue }
}

/// A law that every family of streams should obey.
enum Law: String, CaseIterable, CustomStringConvertible {
  /// `return(x).flattenMap(f)` is `f(x)`, for each number and each function.
  case returnFirst
  /// `stream.flattenMap(return)` is `stream`, for each stream.
  case returnLast
  /// `stream.flattenMap(f).flattenMap(g)` is `stream.flattenMap { f($0).flattenMap(g) }`, for each
  /// stream, each function `f`, and each function `g`.
  case nesting

  var description: String { rawValue }
}

/// Thrown by a cell that cannot do its work on this machine.
///
///     #if canImport(FoundationNetworking) || canImport(Darwin)
///       …
///     #else
///       throw Skipped("This toolchain has no FoundationNetworking, so no request can be sent.")
///     #endif
///
/// The page shows the reason and goes on. What the cell has to print is not compared; the page's end
/// counts the cell as skipped.
public struct Skipped: Error {
  let reason: String

  /// Says why the cell cannot do its work.
  ///
  /// - Parameter reason: The reason, as a sentence.
  public init(_ reason: String) { self.reason = reason }
}

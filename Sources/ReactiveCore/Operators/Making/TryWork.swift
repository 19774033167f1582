extension Signal {
  /// Does `work` for each subscription, and sends what it returns or throws.
  ///
  /// The work is done inside the subscription. A value is followed by completion.
  ///
  /// RAC: `+try:`, which came with version 3. Keeps SIG-TRYCLASS-1, SIG-TRYCLASS-2.
  public static func `try`(_ work: @escaping () throws -> Value) -> Signal<Value> {
    Signal.defer {
      do { return .return(try work()) } catch { return .error(error) }
    }
    .named("+try:")
  }
}

extension Signal {
  /// Sends `transform(value)` for each value, and fails if `transform` throws.
  ///
  ///     self    --1--2--9--3--|      transform doubles, and throws for 9
  ///     tryMap  --2--4--#
  ///
  /// Completion and errors pass through. The first error that `transform` throws fails the result,
  /// after the source is disposed. A source that sends inside its recipe is disposed when the
  /// recipe returns.
  ///
  /// RAC: `-tryMap:`.
  public func tryMap<Output>(
    _ transform: @escaping (Value) throws -> Output
  ) -> Signal<Output> {
    Signal<Output>(of: self) { subscriber in
      self.forward(
        to: subscriber,
        next: { value in
          do {
            subscriber.sendNext(try transform(value))
          } catch {
            subscriber.sendError(error)
          }
        })
    }
    .named("-tryMap:", of: self)
  }
}

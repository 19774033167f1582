extension Signal {
  /// Sends `transform(value)` for each value.
  ///
  ///     self    --1--2--9--3--|      transform doubles, and throws for 9
  ///     tryMap  --2--4--#
  ///
  /// The first error that it throws ends the result. The source is disposed first, unless it is
  /// still inside its own subscription: then when its recipe returns.
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

extension Signal {
  /// Sends `transform(value)` for each value, and fails if `transform` throws.
  ///
  ///     self    --1--2--9--3--|      transform doubles, and throws for 9
  ///     tryMap  --2--4--#
  ///
  /// Completion and errors pass through. If `transform` throws, the subscription to this signal is
  /// disposed, and the result fails with that error. If this signal's recipe is still running, its
  /// disposable is disposed as soon as the recipe returns it.
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

extension Signal {
  /// Sends a signal of the values up to the next value of `boundary`, then one of those that
  /// follow.
  ///
  ///     self      --A--B-----C--D--E--|
  ///     boundary  --------x-------x----
  ///     window    1-------2-------3---|
  ///     1         --A--B--|
  ///     2                 ---C--D-|
  ///     3                         -E--|
  ///
  /// The first window is sent at once. A window is hot: subscribe to it inside the value that sends
  /// it, or what it sends before is missed. It completes when the next one opens, and before that
  /// one is sent. An end of this signal, or an error of `boundary`, ends the last window and then
  /// the result. When `boundary` completes the last window goes on. Disposing the result does not
  /// end a window.
  ///
  /// `boundary` is subscribed first, then this signal. By time: `window(.interval(.seconds(3), on:
  /// scheduler))`; as arrays: ``buffer(_:on:)``.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `window`.
  public func window<Boundary>(_ boundary: Signal<Boundary>) -> Signal<Signal<Value>> {
    Signal<Signal<Value>> { subscriber in
      let serializer = Serializer()
      let inputs = CompoundDisposable()
      var open = Subject<Value>()
      var boundaries = 0
      let openNext = {
        let full = open
        open = Subject()
        full.sendCompleted()
        subscriber.sendNext(open)
      }
      let fail = serializer.serialize { (error: any Error) in
        inputs.dispose()
        open.sendError(error)
        subscriber.sendError(error)
      }
      subscriber.sendNext(open)
      inputs.add(
        boundary.forward(
          to: subscriber,
          next: serializer.serialize { _ in
            // One that comes inside the end of a window closes the next, when that has been sent.
            boundaries += 1
            if boundaries > 1 { return }
            while boundaries > 0 {
              openNext()
              boundaries -= 1
            }
          },
          error: fail, completed: {}))
      if inputs.isDisposed { return nil }
      inputs.add(
        self.forward(
          to: subscriber,
          next: serializer.serialize { open.sendNext($0) },
          error: fail,
          completed: serializer.serialize {
            inputs.dispose()
            open.sendCompleted()
            subscriber.sendCompleted()
          }))
      return inputs
    }
    .named("-window:", of: self) { boundary.description }
  }
}

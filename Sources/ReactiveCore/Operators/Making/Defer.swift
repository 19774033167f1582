extension Signal {
  /// Returns a signal that creates a new signal for each subscription.
  ///
  /// `factory` runs for each subscription, and all events of the signal that it returns pass
  /// through. If `factory` reads state, each subscriber gets the state at the time of its own
  /// subscription.
  ///
  /// RAC: `+defer:`.
  public static func `defer`(
    _ factory: @escaping () -> Signal<Value>
  ) -> Signal<Value> {
    Signal { subscriber in
      factory().forward(to: subscriber)
      return nil
    }
    .named("+defer:")
  }
}

extension Signal {
  /// Creates a new signal for each subscription.
  ///
  /// `factory` runs inside each subscription, and all events of its signal pass through. If
  /// `factory` reads the current state, each subscriber starts from the state at its own
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

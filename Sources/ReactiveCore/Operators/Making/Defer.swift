extension Signal {
  /// Makes a signal anew for each subscription, when it is subscribed.
  ///
  /// `factory` runs inside each subscription. All events are those of its signal. Turns what is hot
  /// into cold, when `factory` reads the state of the moment.
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

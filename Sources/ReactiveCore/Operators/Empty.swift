extension Signal {
  /// Completes without a value.
  ///
  ///     |
  ///
  /// RAC: `+empty`. Keeps SIG-EMPTY-1.
  public static func empty() -> Signal<Value> {
    Signal { subscriber in
      subscriber.sendCompleted()
      return nil
    }
    .named("+empty")
  }

  /// Fails without a value.
  ///
  ///     #
  ///
  /// RAC: `+error:`. Keeps SIG-EMPTY-2.
  public static func error(_ error: any Error) -> Signal<Value> {
    Signal { subscriber in
      subscriber.sendError(error)
      return nil
    }
    .named("+error:") { "\(error)" }
  }

  /// Sends nothing, ever, and does not keep its subscribers alive.
  ///
  ///     -------
  ///
  /// RAC: `+never`. Keeps SIG-EMPTY-3.
  public static func never() -> Signal<Value> {
    Signal { _ in nil }.named("+never")
  }
}

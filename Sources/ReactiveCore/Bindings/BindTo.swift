extension Signal {
  /// Sets a property of `object` to each value.
  ///
  /// ```swift
  /// isValid.bind(to: \.isEnabled, on: button)
  /// ```
  ///
  /// The object is retained only while a value is being set. The binding ends when this signal
  /// ends, when the returned disposable is disposed, or when the first value arrives after the
  /// object was deallocated.
  ///
  /// Bind only one signal to a property at a time, and catch errors before you bind. Otherwise, a
  /// debug build stops. See ``misuses(in:)``.
  ///
  /// RAC: `RAC()`, `-setKeyPath:onObject:`.
  @discardableResult
  public func bind<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value>, on object: Object
  ) -> Disposable {
    bind(to: keyPath, on: object) { $0 }
  }

  /// Sets a property of `object` to each value, or to `nilValue` if the value is `nil`.
  ///
  /// RAC: `RAC()` and `-setKeyPath:onObject:nilValue:`.
  @discardableResult
  public func bind<Object: AnyObject, Wrapped>(
    to keyPath: ReferenceWritableKeyPath<Object, Wrapped>, on object: Object, nilValue: Wrapped
  ) -> Disposable where Value == Wrapped? {
    bind(to: keyPath, on: object) { $0 ?? nilValue }
  }

  private func bind<Object: AnyObject, Property>(
    to keyPath: ReferenceWritableKeyPath<Object, Property>, on object: Object,
    convert: @escaping (Value) -> Property
  ) -> Disposable {
    let subscription = CompoundDisposable()
    guard let claim = BoundProperty.claim(keyPath, of: object) else {
      Misuse.report(
        "\(self) cannot be bound to \(keyPath): another signal is already bound to it."
          + " Dispose the first binding, or merge the two signals.")
      subscription.dispose()
      return subscription
    }
    subscription.add(claim)
    let callbacks = SerialCallbacks<Value>(
      subscription: subscription,
      next: { [weak object] value in
        if let object { object[keyPath: keyPath] = convert(value) } else { subscription.dispose() }
      },
      error: { error in
        Misuse.report("A signal that is bound to \(keyPath) failed: \(error). Catch errors first.")
      },
      completed: nil)
    start(for: Subscriber(callbacks))
    return callbacks.handle
  }
}

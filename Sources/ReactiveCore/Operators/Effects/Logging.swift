extension Signal {
  /// Prints this signal's name and each value, before the value is forwarded.
  ///
  /// Prints to standard output, unless you pass `log`. Completion and errors pass through. Until a
  /// subscription ends, it retains this signal, whose name it prints.
  ///
  /// RAC: `-logNext`.
  public func logNext(_ log: @escaping @isolated(any) (String) -> Void = { print($0) }) -> Signal<
    Value
  > {
    let log = checkingActor(of: log)
    return doNext { log("\(self) next: \($0)") }.keepingName(of: self)
  }

  /// Prints this signal's name and an error, before the error is forwarded.
  ///
  /// Values and completion pass through.
  ///
  /// RAC: `-logError`.
  public func logError(_ log: @escaping @isolated(any) (String) -> Void = { print($0) }) -> Signal<
    Value
  > {
    let log = checkingActor(of: log)
    return doError { log("\(self) error: \($0)") }.keepingName(of: self)
  }

  /// Prints this signal's name when the signal completes, before the completion is forwarded.
  ///
  /// Values and errors pass through.
  ///
  /// RAC: `-logCompleted`.
  public func logCompleted(_ log: @escaping @isolated(any) (String) -> Void = { print($0) })
    -> Signal<Value>
  {
    let log = checkingActor(of: log)
    return doCompleted { log("\(self) completed") }.keepingName(of: self)
  }

  /// Prints this signal's name and every event, before the event is forwarded.
  ///
  /// Applies `logNext`, `logError`, and `logCompleted`.
  ///
  /// RAC: `-logAll`.
  public func logAll(_ log: @escaping @isolated(any) (String) -> Void = { print($0) }) -> Signal<
    Value
  > {
    logNext(log).logError(log).logCompleted(log)
  }

  private func keepingName(of source: Signal<Value>) -> Signal<Value> {
    label = source.label
    return self
  }
}

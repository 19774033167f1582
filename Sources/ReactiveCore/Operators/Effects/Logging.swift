extension Signal {
  /// Prints the name and the value before each value is passed on.
  ///
  /// Lines go to standard output, or to `log`. As its name is printed, it is held until the end or
  /// disposal.
  ///
  /// RAC: `-logNext`.
  public func logNext(_ log: @escaping @isolated(any) (String) -> Void = { print($0) }) -> Signal<
    Value
  > {
    let log = checkingActor(of: log)
    return doNext { log("\(self) next: \($0)") }.keepingName(of: self)
  }

  /// Prints the name and the error before it is passed on.
  ///
  /// RAC: `-logError`.
  public func logError(_ log: @escaping @isolated(any) (String) -> Void = { print($0) }) -> Signal<
    Value
  > {
    let log = checkingActor(of: log)
    return doError { log("\(self) error: \($0)") }.keepingName(of: self)
  }

  /// Prints the name before completion is passed on.
  ///
  /// RAC: `-logCompleted`.
  public func logCompleted(_ log: @escaping @isolated(any) (String) -> Void = { print($0) })
    -> Signal<Value>
  {
    let log = checkingActor(of: log)
    return doCompleted { log("\(self) completed") }.keepingName(of: self)
  }

  /// Prints every event before it is passed on.
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

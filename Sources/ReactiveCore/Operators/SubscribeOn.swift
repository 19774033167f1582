extension Signal {
  /// Subscribes on `scheduler`; events arrive wherever the source sends them.
  ///
  /// Disposing before the scheduler's turn comes prevents the subscription.
  ///
  /// RAC: `-subscribeOn:`. Keeps SIG-SUBSCRIBEON-1, SIG-SUBSCRIBEON-2.
  public func subscribe(on scheduler: Scheduler) -> Signal<Value> {
    Signal { subscriber in
      let subscription = CompoundDisposable()
      subscription.add(
        scheduler.schedule { subscription.add(self.follow(to: subscriber)) })
      return subscription
    }
    .named("-subscribeOn:", of: self) { scheduler.description }
  }
}

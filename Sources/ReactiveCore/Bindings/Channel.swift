/// A pair of terminals: each sends what is sent to the other.
///
/// ```swift
/// let channel = Channel<String>()
/// channel.leading.sendNext("model")
/// channel.following.subscribeNext { print($0) }  // model
/// channel.leading.subscribeNext { print($0) }
/// channel.following.sendNext("view")             // view
/// ```
///
/// A terminal never sends what was sent to it, so two channels in a row do not echo. `leading` is
/// the terminal of the owner of the value: subscribers of `following` get the latest value first,
/// those of `leading` only what comes. An error or a completion sent to one terminal ends both, and
/// is sent to later subscribers too; the terminal that it was sent to ends first.
///
/// RAC: `RACChannel`.
public final class Channel<Value> {
  /// The terminal of the owner of the value.
  public let leading: ChannelTerminal<Value>

  /// The terminal of a user of the value, which sends the latest value first.
  public let following: ChannelTerminal<Value>

  /// Creates a channel that nothing has been sent to.
  public init() {
    let toLeading = ReplaySubject<Value>(capacity: 0)
    let toFollowing = ReplaySubject<Value>(capacity: 1)
    let subscriptions = CompoundDisposable()
    leading = ChannelTerminal(
      incoming: toLeading, outgoing: toFollowing, subscriptions: subscriptions)
    following = ChannelTerminal(
      incoming: toFollowing, outgoing: toLeading, subscriptions: subscriptions)
    leading.label = Name("leadingTerminal")
    following.label = Name("followingTerminal")
  }
}

extension ChannelTerminal {
  /// Creates an end between two subjects; `subscriptions` is what both ends are subscribed to.
  fileprivate convenience init(
    incoming: Subject<Value>, outgoing: Subject<Value>, subscriptions: CompoundDisposable
  ) {
    self.init(
      incoming: incoming,
      next: { outgoing.sendNext($0) },
      error: { error in
        guard subscriptions.disposeFirst() else { return }
        incoming.sendError(error)
        outgoing.sendError(error)
      },
      completed: {
        guard subscriptions.disposeFirst() else { return }
        incoming.sendCompleted()
        outgoing.sendCompleted()
      })
    subscriptions.add(self.subscriptions)
  }
}

// Its ends never change; what is left are the values.
extension Channel: @unchecked Sendable where Value: Sendable {}

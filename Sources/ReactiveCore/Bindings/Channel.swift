/// A pair of terminals, each of which sends the values that the other receives.
///
/// ```swift
/// let channel = Channel<String>()
/// channel.leading.sendNext("model")
/// channel.following.subscribeNext { print($0) }  // model
/// channel.leading.subscribeNext { print($0) }
/// channel.following.sendNext("view")             // view
/// ```
///
/// A terminal never sends a value back to its sender, so two connected channels don't echo.
///
/// Use `leading` where the value is owned, and `following` elsewhere. Subscribers of `following`
/// get the latest value first. Subscribers of `leading` get only new values.
///
/// An error or a completion that is sent to one terminal ends that terminal, and then the other.
/// Later subscribers receive it, too.
///
/// RAC: `RACChannel`.
public final class Channel<Value> {
  /// The terminal for the owner of the value.
  public let leading: ChannelTerminal<Value>

  /// The terminal for users of the value, which sends the latest value to each new subscriber.
  public let following: ChannelTerminal<Value>

  /// Creates a channel without a value.
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
  /// Creates a terminal between two subjects, which shares `subscriptions` with the other terminal.
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

// The terminals never change, so only the values have to be sendable.
extension Channel: @unchecked Sendable where Value: Sendable {}

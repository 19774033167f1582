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
/// A terminal never sends a value back to its sender, so two connected channels don't pass a value
/// back and forth forever.
///
/// The object that owns the value uses `leading`, and all others use `following`. Subscribers of
/// `following` get the latest value first. Subscribers of `leading` get only new values.
///
/// An error or a completion that is sent to one terminal ends that terminal, and then the other.
/// Later subscribers receive the error or completion, too.
///
/// RAC: `RACChannel`.
public final class Channel<Value> {
  /// The terminal for the owner of the value.
  public let leading: ChannelTerminal<Value>

  /// The terminal for all other objects, which get the latest value when they subscribe.
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
  /// Creates a terminal that sends the events of `incoming`, and forwards the values that it
  /// receives to `outgoing`.
  ///
  /// The first error or completion disposes `subscriptions`, which both terminals share. Later ones
  /// are ignored.
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

// The terminals never change, so the channel is `Sendable` if its values are.
extension Channel: @unchecked Sendable where Value: Sendable {}

/// A pair of terminals, each of which sends the values that are sent to the other.
///
/// ```swift
/// let channel = Channel<String>()
/// channel.leading.sendNext("model")
/// channel.following.subscribeNext { print($0) }  // model
/// channel.leading.subscribeNext { print($0) }
/// channel.following.sendNext("view")             // view
/// ```
///
/// A terminal never sends the values that were sent to it, so two channels in a row don't echo.
///
/// `leading` is the terminal for the owner of the value. Subscribers of `following` get the latest value
/// first. Subscribers of `leading` get only new values.
///
/// An error or a completion that is sent to one terminal ends both, that terminal first. Later
/// subscribers get it too.
///
/// RAC: `RACChannel`.
public final class Channel<Value> {
  /// The terminal of the owner of the value.
  public let leading: ChannelTerminal<Value>

  /// The terminal of a user of the value, which sends the latest value first.
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
  /// Creates a terminal between two subjects, where `subscriptions` belong to both terminals.
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

// The terminals never change, so only the values matter.
extension Channel: @unchecked Sendable where Value: Sendable {}

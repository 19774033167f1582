/// Task 4: derive the five ways to share.
///
///     self          -a-b-c-|
///     replay        ----(^ab)c-|         a subscriber comes at 4 s
///     replayLast    ----(^b)c-|
///     replayLazily  ----^a-b-c-|
///
/// Use `MiniMulticastConnection`.
///
/// - `multicast` has the given subject, `publish` a plain one. Neither connects.
/// - `replay` connects at once, `replayLazily` for its first subscriber. Both send everything to
///   every subscriber.
/// - `replayLast` connects at once, and sends the latest value to a late subscriber.
/// - The replays continue when their subscribers leave.
///
/// Page: 10-multicast, "Multicast", "Replay"
extension MiniSignal {
  func multicast(_ subject: MiniSubject<Value>) -> MiniMulticastConnection<Value> {
    MiniMulticastConnection(source: self, subject: MiniSubject())
  }

  func publish() -> MiniMulticastConnection<Value> {
    MiniMulticastConnection(source: MiniSignal { _ in nil }, subject: MiniSubject())
  }

  func replay() -> MiniSignal<Value> {
    self
  }

  func replayLast() -> MiniSignal<Value> {
    self
  }

  func replayLazily() -> MiniSignal<Value> {
    self
  }
}

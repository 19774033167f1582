/// Task 4: derive the five ways to share.
///
///     self          -a-b-c-|
///     replay        ----(^ab)c-|         a subscriber comes at 4 s
///     replayLast    ----(^b)c-|
///     replayLazily  ----^a-b-c-|
///
/// - `multicast` uses the given subject, and `publish` a plain one. Neither method connects.
/// - `replay` and `replayLast` connect immediately, and `replayLazily` for its first subscriber.
/// - A late subscriber gets every value or, from `replayLast`, only the latest.
/// - The replays continue after their subscribers leave.
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

/// Task 4: derive the five ways to share.
///
///     self          -a-b-c-|
///     replay        ----(^ab)c-|         a listener comes at 4 s
///     replayLast    ----(^b)c-|
///     replayLazily  ----^a-b-c-|
///
/// Each needs one to five lines on top of `MiniMulticastConnection`.
///
/// - `multicast` makes a connection with the given subject, `publish` with a plain one. Neither
///   connects.
/// - `replay` connects at once, and sends everything to every listener.
/// - `replayLast` connects at once, and sends the latest value to a late listener.
/// - `replayLazily` connects for its first listener, and sends everything to every listener.
/// - The replays continue when their listeners leave.
///
/// Stands on your 10.2: until that passes, the course's connection is in its place.
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

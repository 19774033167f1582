/// Task 4: derive the five ways to share.
///
/// Stands on your 10.2: until that passes, the course's connection is in its place. Each of the five is
/// one to five lines on top of `MiniMulticastConnection`.
///
/// - `multicast` makes a connection with the given subject, and `publish` one with a plain subject.
///   Neither connects.
/// - `replay` connects now, and sends every listener everything.
/// - `replayLast` connects now, and sends a late listener the latest value.
/// - `replayLazily` connects for its first listener, and sends every listener everything.
///
/// The connection of the last three goes on when their listeners leave. Here a listener comes at 4 s:
///
///     self          -a-b-c-|
///     replay        ----(^ab)c-|
///     replayLast    ----(^b)c-|
///     replayLazily  ----^a-b-c-|
///
/// Rests on the page 10-multicast, cells "Multicast" and "Replay".
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

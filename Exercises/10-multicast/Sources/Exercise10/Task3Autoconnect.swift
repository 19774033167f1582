/// Task 3: let a connection count its subscribers.
///
///     first   ^-1-2!
///     second  ---^2-3-4!
///     source  ^-1-2-3-4!
///
/// - The first subscriber connects, and gets everything, even what the source sends immediately.
/// - When the last one leaves, the connection is disposed. It never connects again.
/// - A later subscriber gets only what the subject replays.
/// - A completion or error counts as leaving, even if other code sends it to the subject.
///
/// Page: 10-multicast, "Too late"
extension MiniMulticastConnection {
  func autoconnect() -> MiniSignal<Value> {
    signal
  }
}

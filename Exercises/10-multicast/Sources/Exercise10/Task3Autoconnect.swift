/// Task 3: let a connection count its listeners.
///
///     first   ^-1-2!
///     second  ---^2-3-4!
///     source  ^-1-2-3-4!
///
/// - The first listener connects, and gets everything, even if the source sends it at once.
/// - Other listeners share the connection.
/// - When the last listener has left, the connection is disposed, and not before.
/// - An end counts as leaving, even if other code sends it to the subject.
/// - It never connects again. A later listener gets only what the subject sends.
///
/// Stands on your 10.2: until that passes, the course's connection is in its place.
///
/// Page: 10-multicast, "Autoconnect", "Too late"
extension MiniMulticastConnection {
  func autoconnect() -> MiniSignal<Value> {
    signal
  }
}

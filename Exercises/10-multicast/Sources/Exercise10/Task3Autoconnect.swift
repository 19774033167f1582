/// Task 3: let a connection count its listeners.
///
/// Stands on your 10.2: until that passes, the course's connection is in its place.
///
/// `autoconnect()` returns a signal that connects for its first listener, and disposes the connection
/// when its last one has left.
///
/// - Listeners in between share the connection.
/// - An end counts as everybody leaving, also an end that is sent to the subject from elsewhere: the
///   connection is disposed then.
/// - The first listener gets all, even of a source that sends at once.
/// - It never connects again. A listener who comes after the last has left gets only what the subject
///   still sends.
///
/// Here the first listener leaves at 5 s. The second comes at 3 s and leaves at 9 s, as the last one:
///
///     first   ^-1-2!
///     second  ---^2-3-4!
///     source  ^-1-2-3-4!
///
/// Rests on the page 10-multicast, cells "Autoconnect" and "Too late".
extension MiniMulticastConnection {
  func autoconnect() -> MiniSignal<Value> {
    signal
  }
}

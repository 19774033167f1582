/// A value that several closures share.
final class Locked<State>: @unchecked Sendable {  // Sendable: there is one thread.
  private var state: State

  init(_ state: State) { self.state = state }

  @inline(__always)
  func withLock<Result>(_ body: (inout State) -> Result) -> Result { body(&state) }
}

/// A value that is only reached under its lock.
final class Locked<State>: @unchecked Sendable {  // Sendable: `lock` guards `state`.
  private let lock = Lock()
  // The lock keeps accesses apart; the runtime need not check it again at each.
  @exclusivity(unchecked) private var state: State

  init(_ state: State) { self.state = state }

  @inline(__always)
  func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&state) }
  }
}

import Synchronization

/// Which parts of a node are known, for readers that take no lock.
///
/// A thread that finds a part here also finds what was written before it was added.
struct KnownParts: ~Copyable, Sendable {
  struct Parts: OptionSet {
    let rawValue: UInt8

    @inline(__always) static var head: Parts { Parts(rawValue: 1) }
    @inline(__always) static var tail: Parts { Parts(rawValue: 2) }
  }

  private let bits: Atomic<UInt8>

  init() { bits = Atomic(0) }

  init(_ parts: Parts) { bits = Atomic(parts.rawValue) }

  @inline(__always)
  func contains(_ part: Parts) -> Bool { bits.load(ordering: .acquiring) & part.rawValue != 0 }

  /// Adds parts; of several threads, one at a time.
  @inline(__always)
  func add(_ parts: Parts) {
    bits.store(bits.load(ordering: .relaxed) | parts.rawValue, ordering: .releasing)
  }
}

import Foundation

/// How much a client may send, and how long it may take.
package struct HTTPLimits: Sendable {
  package var headBytes = 16 << 10
  package var headers = 64
  package var targetBytes = 2048
  package var bodyBytes = 256 << 10
  /// Each takes a descriptor, of which another server and whatever is started need some too.
  package var connections = min(512, Self.descriptors / 3)
  /// Of them, those that one client's address may hold; nil is all.
  package var connectionsPerAddress: Int?
  package var requestsPerConnection = 10_000
  /// From the first byte of a request to its last.
  package var receiving: Duration = .seconds(20)
  /// Between two requests, and until an answer is taken, or what there is of a longer one.
  package var idling: Duration = .seconds(75)

  package init() {}

  /// How many files and connections this process may have open.
  private static var descriptors: Int {
    let descriptors = sysconf(Int32(_SC_OPEN_MAX))
    return descriptors > 0 ? descriptors : .max
  }
}

import Foundation

/// A log of a server's requests and connections.
package final class RequestLog: @unchecked Sendable {
  // Sendable: the condition's lock guards all mutable state.
  private let condition = NSCondition()
  private var seen: [HTTPRequest] = []
  private var hungUp = 0
  private var open = 0
  private var isStopped = false

  var requests: [HTTPRequest] { condition.withLock { seen } }
  var hangUpCount: Int { condition.withLock { hungUp } }

  func add(_ request: HTTPRequest) { change { seen.append(request) } }
  func addHangUp() { change { hungUp += 1 } }
  func connectionOpened() { change { open += 1 } }
  func connectionClosed() { change { open -= 1 } }
  func stopped() { change { isStopped = true } }

  func waitForRequests(_ count: Int) { wait { seen.count >= count || isStopped } }
  func waitUntilIdle() { wait { open == 0 || isStopped } }

  private func change(_ body: () -> Void) {
    condition.withLock {
      body()
      condition.broadcast()
    }
  }

  private func wait(for isMet: () -> Bool) {
    let latest = Date(timeIntervalSinceNow: 5)
    condition.withLock {
      while !isMet(), condition.wait(until: latest) {}
    }
  }
}

import Foundation

/// What a server has seen so far, and whether it is busy; any thread may ask.
package final class RequestLog: @unchecked Sendable {
  // Sendable: every access holds the condition's lock.
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

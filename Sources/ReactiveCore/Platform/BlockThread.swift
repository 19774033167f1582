import Foundation

/// Blocks the calling thread for `duration`.
func blockThread(for duration: Duration) {
  Thread.sleep(forTimeInterval: duration / .seconds(1))
}

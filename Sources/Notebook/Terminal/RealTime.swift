#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits for a time, or until somebody types a line into `descriptor`; then it returns false.
func waitInRealTime(_ duration: Duration, orForLineFrom descriptor: Int32?) -> Bool {
  let clock = ContinuousClock()
  let end = clock.now + duration
  while true {
    let left = clock.now.duration(to: end)
    guard left > .zero else { return true }
    // A negative descriptor is one that poll never hears of.
    var request = pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    // Rounded up, so that it does not wake a moment too early and then again and again.
    let milliseconds = Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
    if poll(&request, 1, milliseconds) > 0, let descriptor {
      _ = readOneLine(from: descriptor)
      return false
    }
  }
}

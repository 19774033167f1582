#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

let standardInput: Int32 = 0
let standardOutput: Int32 = 1
let standardError: Int32 = 2

/// Writes the whole text.
///
/// When nobody reads any more, the program ends without a word.
func writeAll(_ text: String, to descriptor: Int32) {
  // What was printed past us, by a library, keeps its place.
  if descriptor == standardOutput { fflush(nil) }
  var text = text
  text.withUTF8 { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        if descriptor == standardError { return }
        _exit(errno == EPIPE ? 0 : reportUnwritable())
      }
    }
  }
}

private func waitUntilWritable(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  poll(&request, 1, -1)
}

private func reportUnwritable() -> Int32 {
  writeAll("the page cannot be written: \(String(cString: strerror(errno)))\n", to: standardError)
  return 74
}

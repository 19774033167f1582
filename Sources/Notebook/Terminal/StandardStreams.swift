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

/// Reads a line without its newline; nil at the end of the input.
///
/// It takes no byte beyond the line, so that a cell may read the same input.
func readOneLine(from descriptor: Int32) -> String? {
  var line: [UInt8] = []
  var byte: UInt8 = 0
  while true {
    let count = read(descriptor, &byte, 1)
    if count < 0, errno == EINTR { continue }
    if count <= 0 { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
    if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
    line.append(byte)
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

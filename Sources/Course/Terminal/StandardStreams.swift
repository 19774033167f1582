import Foundation

package let standardInput: Int32 = 0
package let standardOutput: Int32 = 1
package let standardError: Int32 = 2

/// Opens the standard streams that were closed when the program started.
///
/// Otherwise, the next opened file would get the descriptor of a standard stream. Reading or
/// writing a stream that was closed still fails.
package func holdClosedStreams() {
  for descriptor in [standardInput, standardOutput, standardError]
  where fcntl(descriptor, F_GETFD) == -1 {
    // `open` returns the lowest free descriptor.
    _ = open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
  }
}

/// Writes the whole text, and ends the program if that fails.
///
/// The program ends silently if the reader has closed the pipe. Errors on standard error are
/// ignored.
package func writeAll(_ text: String, to descriptor: Int32) {
  // First write the text that C code has buffered, to keep the order.
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

/// Returns a line without its newline, or `nil` at the end of the input.
///
/// The function doesn't read beyond the line, because a cell might read the same input.
package func readOneLine(from descriptor: Int32) -> String? {
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
  writeAll("cannot write the output: \(String(cString: strerror(errno)))\n", to: standardError)
  return 74
}

/// Returns the size of a terminal, or `nil` if the descriptor isn't one.
package func terminalSize(of descriptor: Int32) -> Terminal.Size? {
  guard isatty(descriptor) == 1 else { return nil }
  var size = winsize()
  let isTold = ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
  return isTold
    ? Terminal.Size(columns: Int(size.ws_col), rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
    : Terminal.Size(columns: 80, rows: 24)
}

package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

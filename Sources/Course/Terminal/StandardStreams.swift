import Foundation

package let standardInput: Int32 = 0
package let standardOutput: Int32 = 1
package let standardError: Int32 = 2

/// Holds the numbers of those streams of a program that were closed before it began.
///
/// Otherwise the next file to be opened takes such a number, and what is said goes into that file.
/// A program that reads or writes a held one gets the error of a closed one.
package func holdClosedStreams() {
  for descriptor in [standardInput, standardOutput, standardError]
  where fcntl(descriptor, F_GETFD) == -1 {
    // The lowest free number is this one.
    _ = open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
  }
}

/// Writes the whole text.
///
/// When nobody reads any more, the program ends without a word.
package func writeAll(_ text: String, to descriptor: Int32) {
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
  writeAll("the output cannot be written: \(String(cString: strerror(errno)))\n", to: standardError)
  return 74
}

/// The size of the terminal behind a descriptor; nil if it is none.
package func terminalSize(of descriptor: Int32) -> Terminal.Size? {
  guard isatty(descriptor) == 1 else { return nil }
  var size = winsize()
  let isTold = ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
  return isTold
    ? Terminal.Size(columns: Int(size.ws_col), rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
    : Terminal.Size(columns: 80, rows: 24)
}

/// What the environment has under a name; nil if nothing.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

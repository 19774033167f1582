#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes all of a text, unbuffered.
///
/// A reader that has gone (`| head -1`) ends us quietly.
package enum Descriptor {
  package static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { return }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}

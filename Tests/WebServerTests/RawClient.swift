import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A client that sends what it is told, well-formed or not.
struct RawClient {
  private let descriptor: Int32

  /// - Parameter origin: Where it comes from: on Linux each that begins with 127 is this machine.
  init(port: Int, from origin: UInt32? = nil) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    if let origin {
      var own = sockaddr_in()
      own.sin_family = sa_family_t(AF_INET)
      own.sin_addr.s_addr = origin.bigEndian
      let code = withUnsafeBytes(of: &own) { bytes in
        bind(
          descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self),
          socklen_t(bytes.count))
      }
      guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
    let code = withUnsafeBytes(of: &address) { bytes in
      connect(
        descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self),
        socklen_t(bytes.count))
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    // A server that has left must not end the tests.
    #if canImport(Darwin)
      _ = Darwin.send(descriptor, bytes, bytes.count, 0)
    #elseif canImport(Musl)
      _ = Musl.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  func hangUp() { close(descriptor) }

  /// How many bytes come at once; none when the server has closed.
  func received(atMost count: Int) -> Int {
    var bytes = [UInt8](repeating: 0, count: count)
    return max(0, read(descriptor, &bytes, count))
  }

  /// What comes until the text is there, or until the server closes.
  func received(until end: String? = nil) -> String {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      all += bytes[..<count]
      if let end, String(decoding: all, as: UTF8.self).contains(end) { break }
    }
    return String(decoding: all, as: UTF8.self)
  }
}

/// How many descriptors this process holds.
func openDescriptors() -> Int {
  (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0
}

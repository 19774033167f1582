import Foundation

/// A client that can send malformed requests.
struct RawClient {
  private let descriptor: Int32

  /// Creates a client that is connected to the server on `port`.
  ///
  /// - Parameter origin: The client's address. On Linux, any address that starts with 127 works.
  init(port: Int, from origin: UInt32? = nil) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var timeout = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    if let origin {
      try with(address: origin, port: 0) { bind(descriptor, $0, $1) }
    }
    try with(address: 0x7F00_0001, port: port) { connect(descriptor, $0, $1) }
  }

  private func with(
    address: UInt32, port: Int, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = UInt16(port).bigEndian
    place.sin_addr.s_addr = address.bigEndian
    let code = withUnsafeBytes(of: &place) { bytes in
      call(bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    // A closed connection must not kill the test process.
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    _ = sendto(descriptor, bytes, bytes.count, flags, nil, 0)
  }

  func hangUp() { close(descriptor) }

  /// Reads once and returns the number of bytes, or 0 if the server has closed the connection.
  func received(atMost count: Int) -> Int {
    var bytes = [UInt8](repeating: 0, count: count)
    return max(0, read(descriptor, &bytes, count))
  }

  /// Returns the text that arrives until `end` is received or the connection closes.
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

func openDescriptors() -> Int {
  (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0
}

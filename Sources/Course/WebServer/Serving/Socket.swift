import Foundation

/// The machines that can reach a server.
package enum ServerScope: Sendable {
  case thisMachine
  case network
}

/// A nonblocking TCP socket, which its owner must close.
struct Socket: Sendable {
  let descriptor: Int32
  /// The client's IPv4 address.
  var peer: UInt32 = 0

  /// Returns a socket that listens on `port`, or on a port that the system picks if `port` is 0.
  static func listening(on port: Int, for scope: ServerScope) throws -> Socket {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = Socket(descriptor: Foundation.socket(AF_INET, kind, 0))
    guard socket.descriptor >= 0 else { throw POSIXError.latest }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    // Let a restarted server use the same port immediately.
    var yes: Int32 = 1
    setsockopt(
      socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    address.sin_addr.s_addr = scope == .thisMachine ? UInt32(0x7F00_0001).bigEndian : 0
    let isListening = withUnsafeBytes(of: &address) { bytes in
      bind(
        socket.descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self),
        socklen_t(bytes.count)) == 0 && listen(socket.descriptor, SOMAXCONN) == 0
    }
    guard isListening else {
      let error = POSIXError.latest
      socket.close()
      throw error
    }
    socket.makeNonblocking()
    return socket
  }

  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutableBytes(of: &address) { bytes in
      _ = getsockname(
        descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), &length)
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Returns the next pending connection, or `nil` if there is none.
  func accepted() -> Socket? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let client = withUnsafeMutableBytes(of: &address) { bytes in
      accept(descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), &length)
    }
    guard client >= 0 else { return nil }
    let socket = Socket(descriptor: client, peer: UInt32(bigEndian: address.sin_addr.s_addr))
    socket.makeNonblocking()
    return socket
  }

  /// Returns the available input, `nil` if nothing is available, or `[]` if the connection ended.
  func received() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : [] }
    return Array(bytes[..<count])
  }

  /// Sends as many bytes as possible and returns their number, or `nil` if the connection ended.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    // Without the flag, sending to a client that has disconnected would kill this process.
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes {
      Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
    }
    if count < 0 { return errno == EAGAIN || errno == EINTR ? 0 : nil }
    return count
  }

  /// Closes the sending side of the connection.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  func close() { _ = Foundation.close(descriptor) }

  private func makeNonblocking() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }
}

extension POSIXError {
  fileprivate static var latest: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

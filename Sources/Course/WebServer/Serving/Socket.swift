import Foundation

/// Who can reach a server.
package enum Reach: Sendable {
  case thisMachine
  /// Every machine that can reach this one.
  case network
}

/// A socket of the operating system; whoever has it closes it.
struct Socket: Sendable {
  let descriptor: Int32
  /// The IPv4 address at its other end, as a number.
  var peer: UInt32 = 0

  /// A socket that listens.
  ///
  /// - Parameters:
  ///   - port: The port; 0 is one that the system picks.
  ///   - reach: Who can come.
  static func listening(on port: Int, for reach: Reach) throws -> Socket {
    let socket = Socket(descriptor: Self.stream())
    guard socket.descriptor >= 0 else { throw POSIXError.latest }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    // A port that was ours a moment ago may be ours again.
    var yes: Int32 = 1
    setsockopt(
      socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    // The loopback address, or any.
    address.sin_addr.s_addr = reach == .thisMachine ? UInt32(0x7F00_0001).bigEndian : 0
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
    socket.neverWait()
    return socket
  }

  /// The port that the system picked.
  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutableBytes(of: &address) { bytes in
      _ = getsockname(
        descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), &length)
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// The connection of the next client; nil if nobody waits.
  func accepted() -> Socket? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let client = withUnsafeMutableBytes(of: &address) { bytes in
      accept(descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), &length)
    }
    guard client >= 0 else { return nil }
    let socket = Socket(descriptor: client, peer: UInt32(bigEndian: address.sin_addr.s_addr))
    socket.neverWait()
    return socket
  }

  /// What has come; empty when the client has hung up, nil when nothing is there yet.
  func received() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : [] }
    return Array(bytes[..<count])
  }

  /// Sends as much as the client takes now, and returns how much; nil when the client has hung up.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { Self.sendQuietly(descriptor, $0) }
    if count < 0 { return errno == EAGAIN || errno == EINTR ? 0 : nil }
    return count
  }

  /// Says that no more will come; the client's own words can still be read.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  func close() { Self.closeDescriptor(descriptor) }

  private func neverWait() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }
}

extension Socket {
  // The system's functions have the names of our methods.

  private static func stream() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private static func sendQuietly(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    // Without the flag a client that hung up would end the program.
    #if canImport(Darwin)
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #elseif canImport(Musl)
      Musl.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  private static func closeDescriptor(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }
}

extension POSIXError {
  /// What the latest call of this thread failed with.
  fileprivate static var latest: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

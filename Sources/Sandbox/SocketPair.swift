import Foundation

/// A new socket pair, whose ends hold more than macOS gives them by itself: 8 KB.
func socketPair() throws -> (near: Int32, far: Int32) {
  var ends: [Int32] = [-1, -1]
  #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
  #else
    let kind = SOCK_STREAM
  #endif
  guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
    throw SandboxError("the system gives no socket", code: errno)
  }
  var size: Int32 = 512 << 10
  for end in ends {
    for option in [SO_SNDBUF, SO_RCVBUF] {
      setsockopt(end, SOL_SOCKET, option, &size, socklen_t(MemoryLayout<Int32>.size))
    }
  }
  return (near: ends[0], far: ends[1])
}

/// Keeps both ends from programs that are started later, and lets nobody wait at the near one.
func prepareEnds(near: Int32, far: Int32) {
  for descriptor in [near, far] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  _ = fcntl(near, F_SETFL, fcntl(near, F_GETFL) | O_NONBLOCK)
}

/// For a type that has a `close` of its own.
func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

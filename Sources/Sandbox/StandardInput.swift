import Foundation

/// What a command reads, which may be known only when the command already runs.
///
/// Neither side waits for the other: what its socket does not hold yet is sent bit by bit.
final class StandardInput {
  let ends: Ends
  private var rest: ArraySlice<UInt8> = []

  init() throws {
    ends = try Ends.sockets()
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(ends.near, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Whether there is more to send than the socket holds.
  var isSending: Bool { ends.near >= 0 && !rest.isEmpty }

  /// All that the command is to read; then comes the end of the file.
  func send(_ bytes: Data) {
    rest = ArraySlice(bytes)
    continueSending()
  }

  func continueSending() {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    while isSending {
      let count = rest.withUnsafeBytes { systemSend(ends.near, $0.baseAddress, $0.count, flags) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno == EAGAIN { return }
      // Who has ended reads no more.
      if count <= 0, errno != EINTR { rest = [] }
    }
    ends.closeNear()
  }
}

// Inside the class the name `send` is its own.
private func systemSend(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int { send(socket, bytes, count, flags) }

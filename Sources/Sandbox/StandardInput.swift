import Foundation

/// What a command reads, which may be known only when the command already runs.
///
/// Neither side waits for the other: what its socket does not hold yet is sent bit by bit.
final class StandardInput {
  private(set) var near: Int32
  private(set) var far: Int32
  private var rest: ArraySlice<UInt8> = []

  init() throws {
    let ends = try socketPair()
    near = ends.near
    far = ends.far
    prepareEnds(near: near, far: far)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(near, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Whether there is more to send than the socket holds.
  var isSending: Bool { near >= 0 && !rest.isEmpty }

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
      let count = rest.withUnsafeBytes { systemSend(near, $0.baseAddress, $0.count, flags) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno == EAGAIN { return }
      // Who has ended reads no more.
      if count <= 0, errno != EINTR { rest = [] }
    }
    closeNearEnd()
  }

  func closeFarEnd() {
    if far >= 0 { closeDescriptor(far) }
    far = -1
  }

  func close() {
    closeNearEnd()
    closeFarEnd()
  }

  private func closeNearEnd() {
    if near >= 0 { closeDescriptor(near) }
    near = -1
  }
}

// Inside the class the names `send` and `close` are its own.
private func systemSend(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int { send(socket, bytes, count, flags) }

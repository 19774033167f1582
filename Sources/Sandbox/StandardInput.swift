import Foundation

/// What a command reads: a file without a name, so that neither side ever waits for the other.
struct StandardInput {
  let descriptor: Int32

  init(_ bytes: Data) throws {
    guard !bytes.isEmpty else {
      descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SandboxError("cannot open /dev/null", code: errno) }
      return
    }
    guard let file = tmpfile() else {
      throw SandboxError("the system gives no file for the input", code: errno)
    }
    defer { fclose(file) }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard count == bytes.count, fflush(file) == 0 else {
      throw SandboxError("the input cannot be written down", code: errno)
    }
    rewind(file)
    descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else {
      throw SandboxError("the system gives no file for the input", code: errno)
    }
  }

  func close() { closeDescriptor(descriptor) }
}

/// What a command will read when it is known, while the command already runs.
///
/// Neither side waits for the other: what its socket does not hold yet is sent bit by bit.
final class LateInput {
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

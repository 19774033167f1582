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

import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One connection to a child: a pipe, or a socket pair when we speak first.
///
/// It keeps the beginning and the end of what comes and drops the middle, so that an endless
/// loop that prints costs neither memory nor time; it never stops reading, so that a child never
/// waits for us.
package final class Channel {
  package static let keptAtStart = 256 * 1024
  package static let keptAtEnd = 32 * 1024

  package private(set) var near: Int32
  package private(set) var far: Int32
  package private(set) var isOpen = true
  private var start: [UInt8] = []
  private var end: [UInt8] = []
  private var isCut = false

  package static func pipe() throws -> Channel {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw failure() }
    return Channel(near: ends[0], far: ends[1])
  }

  /// A socket pair that already holds our first words.
  package static func conversation(opening words: String) throws -> Channel {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw failure() }
    let bytes = Array(words.utf8)
    guard write(ends[0], bytes, bytes.count) == bytes.count else { throw failure() }
    return Channel(near: ends[0], far: ends[1])
  }

  private init(near: Int32, far: Int32) {
    self.near = near
    self.far = far
    for descriptor in [near, far] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(near, F_SETFL, fcntl(near, F_GETFL) | O_NONBLOCK)
  }

  private static func failure() -> SandboxError {
    SandboxError("the system gives no pipe: \(String(cString: strerror(errno))).")
  }

  /// What came, with a mark where the middle was dropped.
  package var text: String {
    let middle = isCut ? "\n[… the middle of a very long output is left out …]\n" : ""
    return String(decoding: start, as: UTF8.self) + middle + String(decoding: end, as: UTF8.self)
  }

  /// How often a word is in it.
  package func count(of word: String) -> Int { text.components(separatedBy: word).count - 1 }

  /// Reads what is there; true when something was.
  @discardableResult
  package func drain() -> Bool {
    guard isOpen else { return false }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    var hasRead = false
    // At most a few buffers a turn: the other channels and the clock want their turn too.
    for _ in 0..<16 {
      let count = read(near, &buffer, buffer.count)
      guard count > 0 else {
        if count == 0 || (errno != EAGAIN && errno != EINTR) { isOpen = false }
        break
      }
      hasRead = true
      keep(buffer[..<count])
    }
    return hasRead
  }

  private func keep(_ bytes: ArraySlice<UInt8>) {
    let room = Channel.keptAtStart - start.count
    start += bytes.prefix(room)
    end += bytes.dropFirst(room)
    if end.count > Channel.keptAtEnd {
      end.removeFirst(end.count - Channel.keptAtEnd)
      isCut = true
    }
  }

  package func closeFarEnd() {
    if far >= 0 { closeDescriptor(far) }
    far = -1
  }

  package func close() {
    closeFarEnd()
    if near >= 0 { closeDescriptor(near) }
    near = -1
    isOpen = false
  }
}

// Inside the class the names `pipe` and `close` are its own.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

import Foundation

/// One connection to a child: a pipe, or a socket pair when we send first.
///
/// It never stops reading, so that a child never waits for us.
final class Channel {
  private(set) var near: Int32
  private(set) var far: Int32
  private(set) var isOpen = true
  /// Whether more came than may come.
  private(set) var isOverfull = false
  private let limit: Limits.Output
  private var start: [UInt8] = []
  private var end: [UInt8] = []
  private var isCut = false

  static func pipe(limit: Limits.Output) throws -> Channel {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else {
      throw SandboxError("the system gives no pipe", code: errno)
    }
    return Channel(near: ends[0], far: ends[1], limit: limit)
  }

  /// A socket pair that already holds our first words.
  static func conversation(opening words: String, limit: Limits.Output) throws -> Channel {
    let ends = try socketPair()
    let channel = Channel(near: ends.near, far: ends.far, limit: limit)
    let bytes = Array(words.utf8)
    guard write(ends.near, bytes, bytes.count) == bytes.count else {
      let problem = errno
      channel.close()
      throw SandboxError("a conversation cannot be opened", code: problem)
    }
    return channel
  }

  private init(near: Int32, far: Int32, limit: Limits.Output) {
    self.near = near
    self.far = far
    self.limit = limit
    prepareEnds(near: near, far: far)
  }

  /// What came, with a mark where the middle was dropped.
  var text: String {
    let middle = isCut ? "\n[… the middle of a very long output is left out …]\n" : ""
    return String(decoding: start, as: UTF8.self) + middle + String(decoding: end, as: UTF8.self)
  }

  /// How many of these words begin a line of what came.
  func count(of words: Set<String>) -> Int {
    guard !words.isEmpty else { return 0 }
    let beginnings = text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      String(Substring(line.prefix { $0 != UInt8(ascii: "\t") }))
    }
    return words.intersection(beginnings).count
  }

  /// Reads what is there and hands on what is kept of it; true when something was.
  @discardableResult
  func drain(_ received: (ArraySlice<UInt8>) -> Void = { _ in }) -> Bool {
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
      keep(buffer[..<count], received)
    }
    return hasRead
  }

  private func keep(_ bytes: ArraySlice<UInt8>, _ received: (ArraySlice<UInt8>) -> Void) {
    let (mostAtStart, mostAtEnd) =
      switch limit {
      case .keepingEnds: (256 << 10, 32 << 10)
      case .atMost(let most): (most, 0)
      }
    let beginning = bytes.prefix(mostAtStart - start.count)
    start += beginning
    if !beginning.isEmpty { received(beginning) }
    end += bytes.dropFirst(beginning.count)
    guard end.count > mostAtEnd else { return }
    end.removeFirst(end.count - mostAtEnd)
    if case .atMost = limit { isOverfull = true } else { isCut = true }
  }

  func closeFarEnd() {
    if far >= 0 { closeDescriptor(far) }
    far = -1
  }

  func close() {
    closeFarEnd()
    if near >= 0 { closeDescriptor(near) }
    near = -1
    isOpen = false
  }
}

// Inside the class the names `pipe` and `close` are its own.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

/// A new socket pair.
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
  return (near: ends[0], far: ends[1])
}

/// Keeps both ends from programs that are started later, and lets nobody wait at the near one.
func prepareEnds(near: Int32, far: Int32) {
  for descriptor in [near, far] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  _ = fcntl(near, F_SETFL, fcntl(near, F_GETFL) | O_NONBLOCK)
}

/// For a type that has a `close` of its own.
func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

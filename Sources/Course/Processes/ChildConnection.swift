import Foundation

/// One connection to a child: a pipe, or a socket pair when we send first.
///
/// It never stops reading, so that a child never waits for us.
final class ChildConnection {
  let ends: Ends
  private(set) var isOpen = true
  /// Whether more came than may come.
  private(set) var isOverfull = false
  private let limit: Limits.Output
  private var start: [UInt8] = []
  private var end: [UInt8] = []
  private var isCut = false

  static func pipe(limit: Limits.Output) throws -> ChildConnection {
    ChildConnection(try Ends.pipe(), limit: limit)
  }

  /// A socket pair that already holds our first words.
  static func conversation(opening words: String, limit: Limits.Output) throws -> ChildConnection {
    let channel = ChildConnection(try Ends.sockets(), limit: limit)
    let bytes = ArraySlice(words.utf8)
    guard channel.ends.send(bytes) == bytes.count else {
      throw SandboxError("cannot open a conversation", code: errno)
    }
    return channel
  }

  private init(_ ends: Ends, limit: Limits.Output) {
    self.ends = ends
    self.limit = limit
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
      let count = read(ends.near, &buffer, buffer.count)
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
}

/// The two ends of a pipe or of a socket pair: ours, which never blocks, and the child's.
///
/// They are closed when they are released.
final class Ends {
  private(set) var near: Int32
  private(set) var far: Int32

  static func pipe() throws -> Ends { try Ends("pipe", systemPipe) }

  /// A socket pair whose ends no other program inherits.
  ///
  /// A program that another thread starts, and that inherits our end, would keep the child from reading the end of its
  /// input. So on Linux both are closed on execution from the beginning; on macOS a child inherits nothing else anyway.
  static func sockets() throws -> Ends {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #elseif canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM | SOCK_CLOEXEC
    #endif
    let ends = try Ends("socket") { socketpair(AF_UNIX, kind, 0, &$0) }
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(ends.near, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return ends
  }

  private init(_ what: String, _ make: (inout [Int32]) -> Int32) throws {
    var ends: [Int32] = [-1, -1]
    guard make(&ends) == 0 else { throw SandboxError("cannot make a \(what)", code: errno) }
    near = ends[0]
    // Above all numbers at which a child finds its descriptors.
    far = fcntl(ends[1], F_DUPFD_CLOEXEC, 16)
    let problem = errno
    close(ends[1])
    _ = fcntl(near, F_SETFD, FD_CLOEXEC)
    _ = fcntl(near, F_SETFL, fcntl(near, F_GETFL) | O_NONBLOCK)
    guard far >= 0 else { throw SandboxError("cannot make a \(what)", code: problem) }
  }

  deinit {
    closeNear()
    closeFar()
  }

  func closeNear() {
    if near >= 0 { close(near) }
    near = -1
  }

  func closeFar() {
    if far >= 0 { close(far) }
    far = -1
  }

  /// Sends through our end of a socket pair as much as fits, and returns how much; -1 if nothing does.
  func send(_ bytes: ArraySlice<UInt8>) -> Int {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes { systemSend(near, $0.baseAddress, $0.count, flags) }
  }
}

// Inside the class these names are its own.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
private func systemSend(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int { send(socket, bytes, count, flags) }

import Foundation

/// A connection to a child process: a pipe, or a socket pair if this process writes first.
///
/// The connection reads even the output that it drops, so that the child never blocks.
final class ChildConnection {
  let ends: DescriptorPair
  private(set) var isOpen = true
  /// A Boolean value that indicates whether the child wrote more than the limit.
  private(set) var isOverfull = false
  private let limit: Limits.Output
  private var start: [UInt8] = []
  private var end: [UInt8] = []
  private var isCut = false

  static func pipe(limit: Limits.Output) throws -> ChildConnection {
    ChildConnection(try DescriptorPair.pipe(), limit: limit)
  }

  /// Creates a socket pair that already contains the opening text.
  static func conversation(opening words: String, limit: Limits.Output) throws -> ChildConnection {
    let channel = ChildConnection(try DescriptorPair.sockets(), limit: limit)
    let bytes = ArraySlice(words.utf8)
    guard channel.ends.send(bytes) == bytes.count else {
      throw LaunchError("cannot open a conversation", code: errno)
    }
    return channel
  }

  private init(_ ends: DescriptorPair, limit: Limits.Output) {
    self.ends = ends
    self.limit = limit
  }

  /// The received text, with a note in place of the middle if the middle was dropped.
  var text: String {
    let middle = isCut ? "\n[… the middle of a long output was dropped …]\n" : ""
    return String(decoding: start, as: UTF8.self) + middle + String(decoding: end, as: UTF8.self)
  }

  /// Returns how many of the words occur at the start of a line, alone or before a tab.
  func count(of words: Set<String>) -> Int {
    guard !words.isEmpty else { return 0 }
    let beginnings = text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      String(Substring(line.prefix { $0 != UInt8(ascii: "\t") }))
    }
    return words.intersection(beginnings).count
  }

  /// Reads the available bytes, passes them to `received`, and returns whether there were any.
  @discardableResult
  func drain(_ received: (ArraySlice<UInt8>) -> Void = { _ in }) -> Bool {
    guard isOpen else { return false }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    var hasRead = false
    // Read only a few buffers, so that the other connections and the time limit are checked, too.
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
    let (maximumAtStart, maximumAtEnd) =
      switch limit {
      case .keepingEnds: (256 << 10, 32 << 10)
      case .atMost(let most): (most, 0)
      }
    let beginning = bytes.prefix(maximumAtStart - start.count)
    start += beginning
    if !beginning.isEmpty { received(beginning) }
    end += bytes.dropFirst(beginning.count)
    guard end.count > maximumAtEnd else { return }
    end.removeFirst(end.count - maximumAtEnd)
    if case .atMost = limit { isOverfull = true } else { isCut = true }
  }
}

/// The two ends of a pipe or a socket pair: ours, which never blocks, and the child's.
///
/// Both ends close when this object is released.
final class DescriptorPair {
  private(set) var near: Int32
  private(set) var far: Int32

  static func pipe() throws -> DescriptorPair {
    try DescriptorPair("pipe") { Foundation.pipe(&$0) }
  }

  /// Creates a socket pair whose ends no other program inherits.
  ///
  /// If another child inherited our end, this child would never reach the end of its input.
  /// Linux creates both ends with close-on-exec. On macOS, a child inherits only the descriptors
  /// that it is given.
  static func sockets() throws -> DescriptorPair {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #elseif canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM | SOCK_CLOEXEC
    #endif
    let ends = try DescriptorPair("socket") { socketpair(AF_UNIX, kind, 0, &$0) }
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(ends.near, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return ends
  }

  private init(_ what: String, _ make: (inout [Int32]) -> Int32) throws {
    var ends: [Int32] = [-1, -1]
    guard make(&ends) == 0 else { throw LaunchError("cannot create a \(what)", code: errno) }
    near = ends[0]
    // Use a high number, because the child's descriptors replace those with low numbers.
    far = fcntl(ends[1], F_DUPFD_CLOEXEC, 16)
    let problem = errno
    close(ends[1])
    _ = fcntl(near, F_SETFD, FD_CLOEXEC)
    _ = fcntl(near, F_SETFL, fcntl(near, F_GETFL) | O_NONBLOCK)
    guard far >= 0 else { throw LaunchError("cannot create a \(what)", code: problem) }
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

  /// Sends as many bytes as fit, and returns their number, or -1 with `errno` if none were sent.
  func send(_ bytes: ArraySlice<UInt8>) -> Int {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes { Foundation.send(near, $0.baseAddress, $0.count, flags) }
  }
}

extension Attacks {
  /// What the attacks call: a file of the learner's beside them.
  static let means = """
    import Foundation

    let course = #filePath.components(separatedBy: "/.build/course/")[0]
    func names(in folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    func reads(_ path: String) -> Bool { opens(path, O_RDONLY) }
    func opens(_ path: String, _ mode: Int32) -> Bool {
      let file = open(path, mode)
      if file >= 0 { close(file) }
      return file >= 0
    }
    func writes(_ path: String) -> Bool { (try? Data("x".utf8).write(to: URL(fileURLWithPath: path))) != nil }
    func types(into terminal: Int32) -> Bool {
      var letter: CChar = 10
      return ioctl(terminal, 0x5412, &letter) == 0
    }
    func connects(_ address: String, _ port: UInt16) -> Bool {
      let channel = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      guard channel >= 0 else { return false }
      defer { close(channel) }
      _ = fcntl(channel, F_SETFL, O_NONBLOCK)
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = port.bigEndian
      inet_pton(AF_INET, address, &place.sin_addr)
      let code = withUnsafePointer(to: &place) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(channel, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if code == 0 { return true }
      guard errno == EINPROGRESS else { return false }
      var look = pollfd(fd: channel, events: Int16(POLLOUT), revents: 0)
      return poll(&look, 1, 300) == 1 && look.revents & Int16(POLLERR | POLLHUP) == 0
    }
    func raises(_ what: __rlimit_resource) -> Bool {
      var both = rlimit(rlim_cur: rlim_t(1) << 40, rlim_max: rlim_t(1) << 40)
      return setrlimit(__rlimit_resource_t(what.rawValue), &both) == 0
    }
    func fills(megabytes: Int) -> Bool {
      for number in 0..<(megabytes / 20) {
        let file = URL(fileURLWithPath: "/tmp/full-\\(number)")
        guard (try? Data(count: 20 << 20).write(to: file)) != nil else { return false }
      }
      return true
    }
    func said(by program: String, _ arguments: String...) -> String {
      let child = Process()
      let pipe = Pipe()
      child.executableURL = URL(fileURLWithPath: program)
      child.arguments = arguments
      child.standardOutput = pipe
      guard (try? child.run()) != nil else { return "" }
      return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    // What a harness that shared its module with these would call.
    extension String {
      public func replacingOccurrences(of a: String, with b: String) -> String { "" }
    }

    """
}

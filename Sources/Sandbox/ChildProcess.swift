import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program run in a process group of its own, with bounded output and a limit on silence.
///
/// Foundation's `Process` cannot make a process group, so this speaks to `posix_spawn` itself.
/// Whatever way a run ends, the whole group is killed before the leader is collected, and so is
/// what moved to another group (Linux). Nothing outlives the run.
package struct ChildProcess {
  package var arguments: [String]
  package var environment: [String: String] = ProcessInfo.processInfo.environment
  /// The run is ended when this many seconds bring no evidence (or nothing at all has come).
  package var limit: TimeInterval
  /// Given to the child on descriptor 3, which is also where its evidence comes from.
  package var secret: String?
  /// Called about 20 times a second, so that a spinner needs no thread.
  package var tick: () -> Void = {}

  /// How a run ended and what it said.
  package struct Finished {
    package enum End: Equatable {
      case exited(Int32)
      case signalled(Int32)
      case timedOut
    }

    package var end: End
    package var output: String
    package var errors: String
    package var evidence: String
    /// Bytes of address space, as far as was seen.
    package var peakMemory: Int
  }

  package init(
    arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
    limit: TimeInterval, secret: String? = nil, tick: @escaping () -> Void = {}
  ) {
    self.arguments = arguments
    self.environment = environment
    self.limit = limit
    self.secret = secret
    self.tick = tick
  }

  package func run() throws -> Finished {
    let output = try Channel.pipe()
    let errors = try Channel.pipe()
    let evidence = try secret.map(Channel.conversation(opening:))
    let channels = [output, errors] + (evidence.map { [$0] } ?? [])
    defer { channels.forEach { $0.close() } }

    let group = try Interrupt.whileWatching {
      try spawn(output: output, errors: errors, evidence: evidence)
    }
    channels.forEach { $0.closeFarEnd() }

    var peakMemory = 0
    let isTimedOut = listen(
      to: channels, evidence: evidence, until: group, peakMemory: &peakMemory)
    Stray.end(group: group)
    Interrupt.forget()
    var status: Int32 = 0
    while waitpid(group, &status, 0) == -1 && errno == EINTR {}
    channels.forEach { $0.drain() }
    return Finished(
      end: isTimedOut ? .timedOut : ChildProcess.end(from: status),
      output: output.text, errors: errors.text, evidence: evidence?.text ?? "",
      peakMemory: peakMemory)
  }

  /// Reads until the leader has ended; true when it had to be given up.
  private func listen(
    to channels: [Channel], evidence: Channel?, until leader: pid_t, peakMemory: inout Int
  ) -> Bool {
    var deadline = Date(timeIntervalSinceNow: limit)
    var words = 0
    while !ChildProcess.hasEnded(leader) {
      var polls = channels.filter(\.isOpen).map {
        pollfd(fd: $0.near, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&polls, nfds_t(polls.count), polls.isEmpty ? 5 : 50)
      for channel in channels where channel.drain() && channel === evidence {
        // Who does not know the secret gains no time by talking.
        let count = secret.map(channel.count) ?? 0
        if count > words { deadline = Date(timeIntervalSinceNow: limit) }
        words = max(words, count)
      }
      if evidence != nil { peakMemory = max(peakMemory, AddressSpace.peak(of: leader)) }
      tick()
      if Date() > deadline { return true }
    }
    return false
  }

  private func spawn(
    output: Channel, errors: Channel, evidence: Channel?
  ) throws -> pid_t {
    var actions = FileActions()
    defer { actions.destroy() }
    actions.open("/dev/null", as: 0)
    actions.duplicate(output.far, as: 1)
    actions.duplicate(errors.far, as: 2)
    if let evidence { actions.duplicate(evidence.far, as: 3) }

    var attributes = SpawnAttributes()
    defer { attributes.destroy() }

    Stray.adoptOrphans()
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var leader: pid_t = 0
    let code = posix_spawnp(
      &leader, arguments[0], &actions.value, &attributes.value, words, variables)
    guard code == 0 else {
      throw SandboxError("cannot start \(arguments[0]): \(String(cString: strerror(code))).")
    }
    return leader
  }

  /// Looks without collecting, so that the group's number cannot be given away yet.
  private static func hasEnded(_ leader: pid_t) -> Bool {
    var info = siginfo_t()
    let code = waitid(P_PID, id_t(leader), &info, WEXITED | WNOHANG | WNOWAIT)
    return code == -1 ? errno == ECHILD : info.si_signo != 0
  }

  private static func end(from status: Int32) -> Finished.End {
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}

import Foundation

/// A running command with a time limit that begins when `finish` is called.
///
/// Use this object from one thread at a time. Releasing it ends the command and its whole session.
package final class StartedProcess {
  private let limits: Limits
  private let signsOfLife: Set<String>
  private let input: DescriptorPair
  private var unsent: ArraySlice<UInt8> = []
  private let channels: [ChildConnection]
  private let session: Session
  private var end: ChildProcess.End?

  init(_ child: ChildProcess) throws {
    try child.checkPlaces()
    limits = child.limits
    signsOfLife = child.conversation?.signsOfLife ?? []
    input = try .sockets()
    let limit = limits.output
    channels =
      try [.pipe(limit: limit), .pipe(limit: limit)]
      + [child.conversation].compactMap {
        try $0.map { try .conversation(opening: $0.opening, limit: limit) }
      }
    let ends = [input] + channels.map(\.ends)
    session = try Session(
      child.command, environment: child.environment, descriptors: ends.map(\.far))
    for end in ends { end.closeFar() }
  }

  deinit { endSession() }

  @discardableResult
  private func endSession() -> ChildProcess.End {
    let end = end ?? session.end()
    self.end = end
    return end
  }

  /// A Boolean value that indicates whether the command is still running.
  package var isRunning: Bool { end == nil && !session.isOver }

  /// Waits for the command to end, then kills the other processes in its session.
  ///
  /// - Parameter bytes: All of standard input. See ``ChildProcess`` for the other parameters.
  package func finish(
    sending bytes: Data = Data(), until cancellation: Cancellation = Cancellation(),
    receiving received: (Int, ArraySlice<UInt8>) -> Void = { _, _ in },
    whileWaiting waiting: () -> Void = {}
  ) -> ChildProcess.Outcome {
    unsent = ArraySlice(bytes)
    let reason = watch(until: cancellation, received, waiting)
    let end = endSession()
    for (index, channel) in channels.enumerated() { channel.drain { received(index + 1, $0) } }
    return ChildProcess.Outcome(
      end: reason ?? end, output: channels[0].text, errors: channels[1].text,
      conversation: channels.dropFirst(2).first?.text ?? "")
  }

  /// Reads the output until the command ends, or until there is a reason to end it.
  ///
  /// Returns that reason, or `nil` if the command ended by itself.
  private func watch(
    until cancellation: Cancellation, _ received: (Int, ArraySlice<UInt8>) -> Void,
    _ waiting: () -> Void
  ) -> ChildProcess.End? {
    let time = Duration.seconds(limits.time)
    var deadline = ContinuousClock.now + time
    var signs = 0
    var lastTurn = ContinuousClock.now
    var pause: Int32 = 1
    while !cancellation.isCancelled {
      // Don't count the time when this process was stopped or the machine slept.
      let gap = ContinuousClock.now - lastTurn
      if gap > .seconds(1) { deadline += gap }
      lastTurn = .now
      send()
      var polls = channels.filter(\.isOpen).map { request(for: POLLIN, on: $0.ends) }
      // Check often at first, because a command that has closed every descriptor is about to end.
      pause = polls.isEmpty ? min(2 * pause, 50) : 1
      let milliseconds = polls.isEmpty ? pause : 50
      if !unsent.isEmpty { polls.append(request(for: POLLOUT, on: input)) }
      poll(&polls, nfds_t(polls.count), milliseconds)
      if session.isOver { return nil }
      for (index, channel) in channels.enumerated()
      where channel.drain({ received(index + 1, $0) }) {
        if channel.isOverfull { return .tooMuchOutput }
        guard index > 1 else { continue }
        let count = channel.count(of: signsOfLife)
        if count > signs { deadline = .now + time }
        signs = max(signs, count)
      }
      waiting()
      if .now > deadline { return .timedOut }
    }
    return .canceled
  }

  private func request(for events: Int32, on ends: DescriptorPair) -> pollfd {
    pollfd(fd: ends.near, events: Int16(events), revents: 0)
  }

  /// Sends as much of the input as fits, and closes the connection at the end of the input.
  private func send() {
    while !unsent.isEmpty {
      let count = input.send(unsent)
      if count < 0, errno == EAGAIN { return }
      // Stop if the command has closed its input.
      if count <= 0, errno != EINTR { break }
      unsent = unsent.dropFirst(max(count, 0))
    }
    unsent = []
    input.closeNear()
  }
}

/// An error that describes why a command couldn't be started.
package struct LaunchError: LocalizedError {
  package let sentence: String

  package var errorDescription: String? { sentence }

  init(_ what: String, code: Int32) {
    sentence = "\(what): \(String(cString: strerror(code)))."
  }
}

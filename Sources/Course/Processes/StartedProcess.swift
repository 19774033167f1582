import Foundation

/// A command that has started, and whose time begins when its end is waited for.
///
/// Only one thread at a time may use it. Releasing it ends the command and everything in its session.
package final class StartedProcess {
  private let limits: Limits
  private let conversations: [Conversation]
  private let input: Ends
  private var unsent: ArraySlice<UInt8> = []
  private let channels: [ChildConnection]
  private let session: Session
  private var end: ChildProcess.End?

  init(_ child: ChildProcess) throws {
    try child.checkPlaces()
    limits = child.limits
    conversations = child.conversations
    input = try .sockets()
    let limit = limits.output
    channels =
      try [.pipe(limit: limit), .pipe(limit: limit)]
      + conversations.map { try .conversation(opening: $0.opening, limit: limit) }
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

  /// A Boolean value that indicates whether the command has not ended yet.
  package var isRunning: Bool { end == nil && !session.isOver }

  /// Waits until the command ends, and ends everything that it has started; the time limit counts from here.
  ///
  /// - Parameters:
  ///   - bytes: What the command reads on standard input; then comes the end of the file.
  ///   - cancellation: Ends the run from another thread.
  ///   - received: Is called with a descriptor's number and what was written there, as it comes. The dropped part of
  ///     a long output is not passed on.
  ///   - waiting: Is called about 20 times a second, so that a spinner needs no thread.
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
      conversations: channels.dropFirst(2).map(\.text))
  }

  /// Reads until the command has ended, or until there is a reason to end it.
  private func watch(
    until cancellation: Cancellation, _ received: (Int, ArraySlice<UInt8>) -> Void,
    _ waiting: () -> Void
  ) -> ChildProcess.End? {
    let time = Duration.seconds(limits.time)
    var deadline = ContinuousClock.now + time
    var signs = conversations.map { _ in 0 }
    var lastTurn = ContinuousClock.now
    var pause: Int32 = 1
    while !cancellation.isCancelled {
      // The time for which this process was stopped, or the machine slept, is not the command's.
      let gap = ContinuousClock.now - lastTurn
      if gap > .seconds(1) { deadline += gap }
      lastTurn = .now
      send()
      var polls = channels.filter(\.isOpen).map { request(for: POLLIN, on: $0.ends) }
      // A command that has closed everything is about to end.
      pause = polls.isEmpty ? min(2 * pause, 50) : 1
      let milliseconds = polls.isEmpty ? pause : 50
      if !unsent.isEmpty { polls.append(request(for: POLLOUT, on: input)) }
      poll(&polls, nfds_t(polls.count), milliseconds)
      if session.isOver { return nil }
      for (index, channel) in channels.enumerated()
      where channel.drain({ received(index + 1, $0) }) {
        if channel.isOverfull { return .tooMuchOutput }
        guard index > 1 else { continue }
        let count = channel.count(of: conversations[index - 2].signsOfLife)
        if count > signs[index - 2] { deadline = .now + time }
        signs[index - 2] = max(signs[index - 2], count)
      }
      waiting()
      if .now > deadline { return .timedOut }
    }
    return .cancelled
  }

  private func request(for events: Int32, on ends: Ends) -> pollfd {
    pollfd(fd: ends.near, events: Int16(events), revents: 0)
  }

  /// Sends as much of the input as the command takes now, and the end of the file after it.
  private func send() {
    while !unsent.isEmpty {
      let count = input.send(unsent)
      if count < 0, errno == EAGAIN { return }
      // A command that has ended reads nothing more.
      if count <= 0, errno != EINTR { break }
      unsent = unsent.dropFirst(max(count, 0))
    }
    unsent = []
    input.closeNear()
  }
}

/// Why a command did not even start, in one sentence.
package struct SandboxError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// What was tried, and what the system says about it.
  package let sentence: String

  /// The sentence.
  package var description: String { sentence }

  /// The sentence.
  package var errorDescription: String? { sentence }

  /// The system's number of the reason, where it gave one.
  package let code: Int32?

  /// The system's own words stand after the colon.
  init(_ what: String, code: Int32) {
    sentence = "\(what): \(String(cString: strerror(code)))."
    self.code = code
  }
}

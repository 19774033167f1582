import Foundation

/// A command that has started, and whose time begins when somebody waits for its end.
///
/// One thread at a time uses it. Who drops it ends the command and all that it started.
package final class StartedProcess {
  private let limits: Limits
  private let conversations: [Conversation]
  private let input: StandardInput
  private let channels: [ChildConnection]
  private let supervisor: SupervisorProcess

  init(_ child: ChildProcess) throws {
    limits = child.limits
    conversations = child.conversations
    input = try StandardInput()
    let limit = limits.output
    channels =
      try [.pipe(limit: limit), .pipe(limit: limit)]
      + conversations.map { try .conversation(opening: $0.opening, limit: limit) }
    let ends = [input.ends] + channels.map(\.ends)
    supervisor = try SupervisorProcess(of: child, descriptors: ends.map(\.far))
    for end in ends { end.closeFar() }
  }

  deinit { supervisor.end() }

  /// Whether it has not ended yet.
  package var isRunning: Bool { !supervisor.isOver(afterWaitingFor: [], milliseconds: 0) }

  /// Returns when nothing is left of the command; the limit of time counts from here.
  ///
  /// - Parameters:
  ///   - bytes: what the command reads on standard input; then comes the end of the file.
  ///   - cancellation: ends the run from another thread.
  ///   - received: is called with a descriptor's number and what was written there, as it comes.
  ///     What is dropped from a long output is not handed on.
  ///   - waiting: is called about 20 times a second, so that a spinner needs no thread.
  /// - Throws: ``SandboxError`` when the command could not be started.
  package func finish(
    sending bytes: Data = Data(), until cancellation: Cancellation = Cancellation(),
    receiving received: (Int, ArraySlice<UInt8>) -> Void = { _, _ in },
    whileWaiting waiting: () -> Void = {}
  ) throws -> ChildProcess.Finished {
    input.send(bytes)
    let reason = watch(until: cancellation, received, waiting)
    supervisor.end()
    for (index, channel) in channels.enumerated() { channel.drain { received(index + 1, $0) } }
    return ChildProcess.Finished(
      end: try reason ?? supervisor.commandsEnd(), output: channels[0].text,
      errors: channels[1].text, conversations: channels.dropFirst(2).map(\.text))
  }

  /// Reads until nothing is left of the command, or until there is a reason to end it.
  private func watch(
    until cancellation: Cancellation, _ received: (Int, ArraySlice<UInt8>) -> Void,
    _ waiting: () -> Void
  ) -> ChildProcess.End? {
    let time = Duration.seconds(limits.time)
    var deadline = ContinuousClock.now + time
    var signs = conversations.map { _ in 0 }
    var nextLook = ContinuousClock.now + .milliseconds(40)
    var lastTurn = ContinuousClock.now
    while !cancellation.isCancelled {
      // While this process was stopped the command was too: that time is not the command's.
      let pause = ContinuousClock.now - lastTurn
      if pause > .seconds(1) { deadline += pause }
      lastTurn = .now
      let open = channels.filter(\.isOpen)
      if supervisor.isOver(afterWaitingFor: open, sending: input) { return nil }
      input.continueSending()
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
      guard limits.memory != nil || limits.processes != nil, .now > nextLook else { continue }
      nextLook = .now + .milliseconds(40)
      let tree = ProcessTree(below: supervisor.process)
      if let most = limits.processes, tree.members.count > most { return .tooManyProcesses }
      if let most = limits.memory, tree.residentMemory > most { return .tooMuchMemory }
    }
    return .cancelled
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

  init(_ sentence: String) { (self.sentence, code) = (sentence, nil) }

  /// The system's own words stand after the colon.
  init(_ what: String, code: Int32) {
    sentence = "\(what): \(String(cString: strerror(code)))."
    self.code = code
  }
}

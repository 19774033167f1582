import Foundation
import Supervisor

/// The process between us and a command: it waits for the command and ends what is left of it.
final class SupervisorProcess {
  let process: pid_t
  private let start: UInt64
  private let program: String
  private let folder: String?
  private let isolation: Isolation
  private let status: Int32
  private var lifeline: Int32
  private var report: supervisor_report?

  init(of child: ChildProcess, descriptors: [Int32]) throws {
    program = child.arguments.first ?? ""
    folder = child.folder?.path
    let isolation = child.box == nil ? .session : child.isolation ?? .available
    self.isolation = isolation
    let arguments = CStrings(
      child.box.map { isolation.command(child.arguments, in: $0) } ?? child.arguments)
    let environment = CStrings(
      isolation.environment(child.environment).map { "\($0.key)=\($0.value)" })
    let place = folder.map { strdup($0) }
    defer { if let place { free(place) } }

    var request = supervisor_request()
    request.arguments = UnsafePointer(arguments.pointers)
    request.environment = UnsafePointer(environment.pointers)
    request.folder = place.map { UnsafePointer($0!) }
    request.address_space = UInt64(child.limits.memory ?? 0)
    request.file_size = UInt64(child.limits.fileSize ?? 0)
    request.process_count = UInt64(child.limits.processes ?? 0)

    let readable = CStrings(child.box?.readablePaths ?? [])
    let writable = CStrings(child.box?.writablePaths ?? [])
    request.is_boxed = isolation == .namespaces ? 1 : 0
    request.readable = UnsafePointer(readable.pointers)
    request.writable = UnsafePointer(writable.pointers)
    request.scratch_size = Box.scratchSize

    var status: Int32 = -1
    var lifeline: Int32 = -1
    var problem: Int32 = 0
    let process = withExtendedLifetime((arguments, environment, readable, writable)) {
      descriptors.withUnsafeBufferPointer { descriptors in
        request.descriptors = descriptors.baseAddress
        request.descriptor_count = Int32(descriptors.count)
        return RunningProcesses.start {
          let process = supervisor_start(&request, &status, &lifeline)
          problem = errno
          return process
        }
      }
    }
    guard process > 0 else { throw SandboxError("cannot start \(program)", code: problem) }
    self.process = process
    start = ProcessTree.start(of: process)
    self.status = status
    self.lifeline = lifeline
  }

  /// Waits a moment for what the command writes or reads; true when nothing is left of the command.
  func isOver(
    afterWaitingFor channels: [ChildConnection], sending input: StandardInput? = nil,
    milliseconds: Int32 = 50
  ) -> Bool {
    var polls = ([status] + channels.map(\.ends.near)).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    if let input, input.isSending {
      polls.append(pollfd(fd: input.ends.near, events: Int16(POLLOUT), revents: 0))
    }
    guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return false }
    return polls[0].revents != 0
  }

  /// How the command ended by itself.
  func commandsEnd() throws -> ChildProcess.End {
    // Who ends the supervisor has ended the run.
    guard let report else { return .signalled(SIGKILL) }
    guard report.failed_step == 0 else { throw problem(report) }
    let signal = report.value & 0x7f
    let end: ChildProcess.End =
      signal == 0 ? .exited((report.value >> 8) & 0xff) : .signalled(signal)
    return isolation == .bubblewrap ? Bubblewrap.end(end) : end
  }

  private func problem(_ report: supervisor_report) -> SandboxError {
    switch supervisor_step(UInt32(report.failed_step)) {
    case supervisor_step_folder: SandboxError("cannot enter \(folder ?? "")", code: report.value)
    case supervisor_step_program: SandboxError("cannot start \(program)", code: report.value)
    default: SandboxError("cannot isolate \(program)", code: report.value)
    }
  }

  /// Ends the command and all that it started, and collects the supervisor.
  func end() {
    guard lifeline >= 0 else { return }
    close(lifeline)
    lifeline = -1
    // It says what it had to say and ends; who stopped it has to be met otherwise.
    var polls = [pollfd(fd: status, events: Int16(POLLIN), revents: 0)]
    if poll(&polls, 1, isStopped ? 0 : 2000) == 1 {
      var report = supervisor_report()
      let size = MemoryLayout<supervisor_report>.size
      if read(status, &report, size) == size { self.report = report }
    } else {
      for process in ProcessTree(below: process).members { kill(process, SIGKILL) }
      kill(process, SIGKILL)
    }
    close(status)
    RunningProcesses.collect(process)
    // Who says nothing was killed, and has ended nothing.
    if report == nil { RunningProcesses.endOrphans(since: start) }
  }

  private var isStopped: Bool {
    var state = siginfo_t()
    let found = waitid(P_PID, id_t(process), &state, WSTOPPED | WNOHANG | WNOWAIT) == 0
    return found && state.si_signo == SIGCHLD
  }
}

/// Strings as C wants them: a list that ends with a null pointer.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
    pointers[count] = nil
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}

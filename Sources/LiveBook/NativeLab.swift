import Book
import Forms
import Foundation
import Sandbox
import WebServer

/// Runs experiments for a book that carries no module of the lab: each in a process of its own, within
/// limits, as an experiment can be as large as its writer likes.
final class NativeLab: @unchecked Sendable {
  // Sendable: the queue guards itself, and the rest is constant.

  struct Wish: Decodable {
    let question: String
    let text: String
  }

  private let command: [String]
  private let limits: Limits
  private let queue = OperationQueue()

  /// - Parameters:
  ///   - command: Reads a question on its first line and a text on the others, and writes the answer.
  ///   - limits: What one answer may take.
  init(
    asking command: [String],
    limits: Limits = Limits(time: 5, memory: 1 << 30, processes: 4, output: .atMost(4 << 20))
  ) {
    self.command = command
    self.limits = limits
    queue.maxConcurrentOperationCount = max(2, ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Answers on another thread, unless the client hangs up before.
  func answer(_ wish: Wish, for exchange: HTTPExchange) {
    let cancellation = Cancellation()
    exchange.whenHungUp { cancellation.cancel() }
    queue.addOperation { [self] in
      guard !cancellation.isCancelled else { return }
      exchange.respond(HTTPResponse(text: answer(wish, until: cancellation)))
    }
  }

  /// Waits for the processes of clients that have hung up.
  func stop() {
    queue.waitUntilAllOperationsAreFinished()
  }

  func answer(_ wish: Wish, until cancellation: Cancellation = Cancellation()) -> String {
    var child = ChildProcess(command, limits: limits)
    child.input = Data((wish.question.prefix { !$0.isNewline } + "\n" + wish.text).utf8)
    let end: ChildProcess.End
    do {
      let finished = try child.run(until: cancellation)
      if finished.end == .exited(0) { return finished.output }
      end = finished.end
    } catch {
      return NativeLab.mistake("The lab cannot be started: \(error)")
    }
    let what =
      switch end {
      case .timedOut: "This takes too long"
      case .tooMuchMemory, .tooMuchOutput: "This grows too large"
      default: "The lab has stopped at this"
      }
    return NativeLab.mistake("\(what): change it back.")
  }

  private static func mistake(_ sentence: String) -> String {
    ["error", "0", "0", sentence].joined(separator: "\0")
  }
}

extension LabModule {
  /// In the place of a module: each question goes to the course that serves the book.
  package static let served = LabModule(script: Bundle.module.text("lab-served.js"))
}

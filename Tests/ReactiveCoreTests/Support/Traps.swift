import Foundation
import XCTest

extension XCTestCase {
  /// Asserts that `body` stops the process with `message`.
  ///
  /// The calling test runs again in a child process. There, only the assertion whose line is in an
  /// environment variable calls its `body`.
  func assertTraps(
    _ message: String, test: String = #function, file: StaticString = #filePath,
    line: UInt = #line, _ body: () -> Void
  ) throws {
    let mark = "REACTIVE_CORE_TRAP_LINE"
    let environment = ProcessInfo.processInfo.environment
    if let marked = environment[mark] {
      if marked == "\(line)" {
        body()
        exit(0)
      }
      return
    }
    let errors = Pipe()
    let child = Process()
    child.executableURL = URL(fileURLWithPath: try XCTUnwrap(CommandLine.arguments.first))
    child.arguments = argumentsToRun(test.replacingOccurrences(of: "()", with: ""))
    child.environment = environment.merging(
      [mark: "\(line)", "SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
    child.standardOutput = FileHandle.nullDevice
    child.standardError = errors
    // A semaphore is faster, because `waitUntilExit` polls every 50 ms.
    let hasEnded = DispatchSemaphore(value: 0)
    child.terminationHandler = { _ in hasEnded.signal() }
    try child.run()
    let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    hasEnded.wait()
    XCTAssertEqual(child.terminationReason, .uncaughtSignal, output, file: file, line: line)
    #if DEBUG  // An optimized build stops without a message.
      XCTAssertTrue(output.contains(message), output, file: file, line: line)
    #endif
  }

  private func argumentsToRun(_ test: String) -> [String] {
    let name = "\(String(reflecting: type(of: self)))/\(test)"
    #if os(Linux)
      return [name]
    #else
      return ["-XCTest", name, Bundle(for: type(of: self)).bundlePath]
    #endif
  }
}

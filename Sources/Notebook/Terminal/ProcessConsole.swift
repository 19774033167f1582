#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Console {
  /// The console of this process.
  static func process() -> Console {
    let isTerminal = isatty(standardOutput) == 1
    let isInteractive = isTerminal && isatty(standardInput) == 1
    return Console(
      write: { writeAll($0, to: standardOutput) },
      complain: { writeAll($0 + "\n", to: standardError) },
      readLine: { readOneLine(from: standardInput) },
      wait: { waitInRealTime($0, orForLineFrom: isInteractive ? standardInput : nil) },
      columns: { terminalColumns(of: standardOutput) },
      isInteractive: isInteractive,
      hasColour: isTerminal && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb")
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

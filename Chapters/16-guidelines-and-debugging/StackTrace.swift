import Foundation

#if canImport(Runtime)
  import Runtime
#endif

/// The calls that led to a line, the innermost one first.
struct StackTrace {
  /// How many calls are open; known on every system.
  static var depth: Int {
    @inline(never) get { Thread.callStackReturnAddresses.count }
  }

  private let calls: [Call]

  private struct Call {
    let name: String
    let symbol: String
  }

  /// The calls that led here, with their names where the system can tell them.
  @inline(never)
  static func here() -> StackTrace {
    #if canImport(Runtime)
      if #available(macOS 26.0, *), let trace = try? Backtrace.capture().symbolicated() {
        let symbols = trace.frames.compactMap(\.symbol).drop { $0.name.contains("StackTrace") }
        return StackTrace(calls: symbols.map { Call(name: $0.name, symbol: $0.rawName) })
      }
    #endif
    let lines = Thread.callStackSymbols.dropFirst(2)
    return StackTrace(calls: lines.map { Call(name: $0, symbol: $0) })
  }

  /// How many of the calls belong to this page.
  var ofThePage: Int {
    calls.count { $0.symbol.contains("9Chapter16") || $0.symbol.hasSuffix("main") }
  }

  /// How many of the calls belong to the library.
  var ofTheLibrary: Int {
    calls.count { $0.symbol.contains("12ReactiveCore") && !$0.symbol.contains("9Chapter16") }
  }

  /// The first calls and the last ones, in lines that fit on a page.
  var trimmed: String {
    let lines = calls.enumerated().map { number, call in
      String("\(number + 1)  \(call.name)".prefix(72))
    }
    if lines.count <= 16 { return lines.joined(separator: "\n") }
    let left = "…  and \(lines.count - 15) more"
    return (lines.prefix(12) + [left] + lines.suffix(3)).joined(separator: "\n")
  }
}

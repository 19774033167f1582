import Foundation

#if canImport(Runtime)
  import Runtime
#endif

/// The calls that led to a line, the innermost one first.
struct StackTrace: CustomStringConvertible {
  /// How many calls are open; known on every system.
  static var depth: Int {
    @inline(never) get { Thread.callStackReturnAddresses.count }
  }

  private let calls: [Call]

  /// A call, as a reader knows it and as the linker does.
  private typealias Call = (name: String, symbol: String)

  /// The calls that led here, with their names where the system can tell them.
  @inline(never)
  static func here() -> StackTrace {
    #if canImport(Runtime)
      if #available(macOS 26.0, *), let trace = try? Backtrace.capture().symbolicated() {
        let symbols = trace.frames.compactMap(\.symbol).drop { $0.name.contains("StackTrace") }
        return StackTrace(calls: symbols.map { ($0.name, $0.rawName) })
      }
    #endif
    let lines = Thread.callStackSymbols.dropFirst(2)
    return StackTrace(calls: lines.map { ($0, $0) })
  }

  /// The calls, in lines that fit on a page, and how many are the library's.
  ///
  /// Of a very deep stack the middle is left out, and what is not the library's stays.
  var description: String {
    var lines = calls.enumerated().map { number, call in
      String("\(number + 1)  \(call.name)".prefix(72))
    }
    if lines.count > 32 {
      lines.replaceSubrange(20..<lines.count - 8, with: ["…  and \(lines.count - 28) more"])
    }
    let ofTheLibrary = calls.count { $0.symbol.contains("$s12ReactiveCore") }
    lines.append("\(ofTheLibrary) of \(calls.count) calls are the library's")
    return lines.joined(separator: "\n")
  }
}

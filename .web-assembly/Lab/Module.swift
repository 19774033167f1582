// What a page calls: it writes a text as UTF-8 into memory, asks, and reads the answer.

private final class Memory {
  var answer: [UInt8] = []

  /// Keeps the answer's parts, with a zero byte between; returns how many bytes it has.
  func keep(_ parts: [String]) -> Int {
    answer = Array(parts.joined(separator: "\0").utf8)
    return answer.count
  }

  func keep(_ error: ExperimentError) -> Int {
    keep(["error", "\(error.line)", "\(error.position)", error.message])
  }
}

nonisolated(unsafe) private let memory = Memory()

/// A place for `count` bytes.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: count, alignment: 16)
}

/// The text in the `count` bytes at `place`, which are freed.
private func text(at place: UnsafeMutableRawPointer, _ count: Int) -> String {
  defer { place.deallocate() }
  return String(decoding: UnsafeRawBufferPointer(start: place, count: count), as: UTF8.self)
}

/// Runs the experiment at `place`, whose first line is its title.
///
/// Returns how many bytes the answer has: `ok`, the SVG, the words and the handles, or `error`, the line, the position and the message.
@_expose(wasm, "run") @_cdecl("run")
public func run(_ place: UnsafeMutableRawPointer, _ count: Int) -> Int {
  let lines = text(at: place, count)
    .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  do throws(ExperimentError) {
    let experiment = try Experiment(lines.count > 1 ? String(lines[1]) : "")
    var bench = Bench()
    let diagram = try bench.run(experiment)
    return memory.keep([
      "ok", diagram.svg(title: String(lines[0])), diagram.spoken, listed(experiment.handles),
    ])
  } catch {
    return memory.keep(error)
  }
}

/// The Swift of the experiment at `place`: `ok`, the cell and the test, or as `run` an error.
@_expose(wasm, "program") @_cdecl("program")
public func program(_ place: UnsafeMutableRawPointer, _ count: Int) -> Int {
  let text = text(at: place, count)
  do throws(ExperimentError) {
    let experiment = try Experiment(text)
    return memory.keep(["ok", try experiment.cell(), try experiment.test()])
  } catch {
    return memory.keep(error)
  }
}

/// All operators, with what an editor offers for each.
@_expose(wasm, "operators") @_cdecl("operators")
public func operators() -> Int { memory.keep([listed(Operator.all.map { $0.choices })]) }

/// Where the answer lies until the next call.
@_expose(wasm, "answer") @_cdecl("answer")
public func answer() -> UnsafePointer<UInt8> {
  memory.answer.withUnsafeBufferPointer { $0.baseAddress! }
}

/// Words and lines with the separators that Unicode has for them.
private func listed(_ lines: [[String]]) -> String {
  lines.map { $0.joined(separator: "\u{1f}") }.joined(separator: "\u{1e}")
}

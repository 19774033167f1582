// What a page calls: it writes an experiment as UTF-8 into memory, lets it run, and reads the answer.

private final class Memory {
  var answer: [UInt8] = []
}

nonisolated(unsafe) private let memory = Memory()

/// A place for `count` bytes.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: count, alignment: 16)
}

/// Runs the experiment in the `count` bytes at `text`, whose first line is its title, and frees them.
/// Returns how many bytes the answer has: `ok`, and then text, SVG and words, or `error`, the line, the
/// position and the message; a zero byte stands between.
@_expose(wasm, "run") @_cdecl("run")
public func run(_ text: UnsafeMutableRawPointer, _ count: Int) -> Int {
  let bytes = UnsafeRawBufferPointer(start: text, count: count)
  let lines = String(decoding: bytes, as: UTF8.self)
    .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  text.deallocate()
  let answer: String
  do throws(ExperimentError) {
    let outcome = try Experiment(lines.count > 1 ? String(lines[1]) : "")
      .outcome(title: String(lines[0]))
    answer = "ok\0\(outcome.text)\0\(outcome.svg)\0\(outcome.spoken)"
  } catch {
    answer = "error\0\(error.line)\0\(error.position)\0\(error.message)"
  }
  memory.answer = Array(answer.utf8)
  return memory.answer.count
}

/// Where the answer lies until the next run.
@_expose(wasm, "answer") @_cdecl("answer")
public func answer() -> UnsafePointer<UInt8> {
  memory.answer.withUnsafeBufferPointer { $0.baseAddress! }
}

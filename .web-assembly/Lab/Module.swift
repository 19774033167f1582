// What a page calls: it writes a text as UTF-8 into memory, asks, and reads the answer.

private final class Memory {
  var answer: [UInt8] = []
}

nonisolated(unsafe) private let memory = Memory()

/// A place for `count` bytes.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: count, alignment: 16)
}

/// Answers the text in the `count` bytes at `place`, which are freed.
///
/// Keeps the answer, with a zero byte between its parts; returns how many bytes it has.
private func answer(
  _ place: UnsafeMutableRawPointer, _ count: Int, _ answer: (String) -> [String]
) -> Int {
  let text = String(decoding: UnsafeRawBufferPointer(start: place, count: count), as: UTF8.self)
  place.deallocate()
  memory.answer = Array(answer(text).joined(separator: "\0").utf8)
  return memory.answer.count
}

/// Draws an experiment; see `Experiment.answer(to:)`.
@_expose(wasm, "run") @_cdecl("run")
public func run(_ place: UnsafeMutableRawPointer, _ count: Int) -> Int {
  answer(place, count) { Experiment.answer(to: $0) }
}

/// Lists all scenes.
@_expose(wasm, "scenes") @_cdecl("scenes")
public func scenes(_ place: UnsafeMutableRawPointer, _ count: Int) -> Int {
  answer(place, count) { _ in [lines(of: allScenes())] }
}

/// Plays a scene under each of its ways.
@_expose(wasm, "play") @_cdecl("play")
public func play(_ place: UnsafeMutableRawPointer, _ count: Int) -> Int {
  answer(place, count) { [runs(asked: $0, of: allScenes())] }
}

/// Where the answer lies until the next call.
@_expose(wasm, "answer") @_cdecl("answer")
public func answer() -> UnsafePointer<UInt8> {
  memory.answer.withUnsafeBufferPointer { $0.baseAddress! }
}

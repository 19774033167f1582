// A page writes UTF-8 into memory, calls one of these functions, and reads the answer.

private final class Memory {
  var answer: [UInt8] = []
}

nonisolated(unsafe) private let memory = Memory()

/// Allocates `count` bytes.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: count, alignment: 16)
}

/// Frees the input at `place`, stores the answer, and returns the number of bytes in the answer.
///
/// The parts of the answer are separated by a zero byte.
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

/// Plays a scene with each of its variants.
@_expose(wasm, "play") @_cdecl("play")
public func play(_ place: UnsafeMutableRawPointer, _ count: Int) -> Int {
  answer(place, count) { [runs(for: $0, of: allScenes())] }
}

/// Returns the answer, which is valid until the next call.
@_expose(wasm, "answer") @_cdecl("answer")
public func answer() -> UnsafePointer<UInt8> {
  memory.answer.withUnsafeBufferPointer { $0.baseAddress! }
}

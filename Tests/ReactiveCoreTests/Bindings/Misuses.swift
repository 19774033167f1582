@testable import ReactiveCore

/// What would have stopped the program while `body` ran.
func misuses(in body: () -> Void) -> [String] {
  let sentences = Locked<[String]>([])
  Misuse.$handler.withValue(
    { sentence in sentences.withLock { $0.append(sentence) } }, operation: body)
  return sentences.withLock { $0 }
}

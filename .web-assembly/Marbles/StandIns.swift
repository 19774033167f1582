
/// Guards nothing, as there is one thread.
struct Mutex<State>: @unchecked Sendable {  // Sendable: there is one thread.
  private let state: Shared

  init(_ state: State) { self.state = Shared(state) }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result { body(&state.value) }

  private final class Shared {
    var value: State

    init(_ value: State) { self.value = value }
  }
}

/// What a value says of itself: no other kinds of value are drawn here.
func printed<Value>(_ value: Value) -> String {
  if let text = value as? String { return text }
  if let number = value as? Int { return "\(number)" }
  return ""
}

extension String {
  func replacing(_ character: Character, with text: String) -> String {
    var changed = ""
    for other in self {
      if other == character { changed += text } else { changed.append(other) }
    }
    return changed
  }
}

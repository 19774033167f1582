/// The three closures to which a recipe sends its events.
///
/// They are called without checks, so the code that creates a subscriber has to keep the grammar.
struct MiniSubscriber<Value> {
  let sendNext: (Value) -> Void
  let sendError: (any Error) -> Void
  let sendCompleted: () -> Void
}

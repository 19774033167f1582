/// The three closures to which a recipe sends its events.
///
/// They check nothing, so the code that creates a subscriber must enforce the grammar.
struct MiniSubscriber<Value> {
  let sendNext: (Value) -> Void
  let sendError: (any Error) -> Void
  let sendCompleted: () -> Void
}

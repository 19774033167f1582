/// The closures that a recipe calls to send its events.
///
/// The closures check nothing, so the code that creates them has to enforce the grammar.
struct MiniSubscriber<Value> {
  let sendNext: (Value) -> Void
  let sendError: (any Error) -> Void
  let sendCompleted: () -> Void
}

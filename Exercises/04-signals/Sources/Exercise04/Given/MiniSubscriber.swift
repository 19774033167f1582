/// The closures that a recipe calls to send its events.
///
/// The type itself checks nothing, so the code that creates the closures must enforce the grammar.
struct MiniSubscriber<Value> {
  let sendNext: (Value) -> Void
  let sendError: (any Error) -> Void
  let sendCompleted: () -> Void
}

/// What a recipe sends to: three closures, called as they are.
///
/// It keeps no grammar. Whoever makes one decides in its closures what gets through.
struct MiniSubscriber<Value> {
  let sendNext: (Value) -> Void
  let sendError: (any Error) -> Void
  let sendCompleted: () -> Void
}

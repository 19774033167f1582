/// A browser does not say where its stack ends: chains here are short.
struct Stack {
  var isHalfUsed: Bool { false }
}

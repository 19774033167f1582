/// Records nothing, because causes are only needed in tests.
struct SourceEvent {
  static var current: SourceEvent? { nil }

  init(_ symbol: Symbol, at time: Duration, cause: SourceEvent?) {}

  func during(_ work: () -> Void) { work() }
}

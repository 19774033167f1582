/// A stub that records nothing, because only tests need causes.
struct SourceEvent {
  static var current: SourceEvent? { nil }

  init(_ symbol: Symbol, at time: Duration, cause: SourceEvent?) {}

  func during(_ work: () -> Void) { work() }
}

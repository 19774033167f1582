import ReactiveCore

extension Operator {
  static let sharing: [Operator] = [
    Operator("replayLazily", .signal) { $0.signal(0).replayLazily() },
    Operator("publish", .signal, product: { .connection($0.signal(0).publish()) }),
    Operator("autoconnect", .signal, calls: ["publish", "autoconnect"]) {
      $0.signal(0).publish().autoconnect()
    },
    Operator("subject", .signal, .seconds, calls: [], isStatic: true) {
      subject(Subject(), from: $0.signal(0), at: $0.seconds(1), on: $0.scheduler)
    },
    Operator("replaySubject", .signal, .seconds, calls: [], isStatic: true) {
      subject(ReplaySubject(), from: $0.signal(0), at: $0.seconds(1), on: $0.scheduler)
    },
  ]
}

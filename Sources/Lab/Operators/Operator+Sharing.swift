import ReactiveCore

extension Operator {
  static let sharing: [Operator] = [
    Operator("share", .signal) { $0.signal(0).share() },
    Operator("shareReplay", .signal, .count, swift: "@0.share(replay: @1)") {
      $0.signal(0).share(replay: $0.count(1))
    },
    Operator("replay", .signal) { given in
      replayed(on: given.scheduler) { given.signal(0).replay() }
    },
    Operator("replayLast", .signal) { given in
      replayed(on: given.scheduler) { given.signal(0).replayLast() }
    },
    Operator("replayLazily", .signal) { $0.signal(0).replayLazily() },
    Operator("publish", .signal, product: { .connection($0.signal(0).publish()) }),
    Operator(
      "multicastReplay", .signal, .count, swift: "@0.multicast(ReplaySubject(capacity: @1))",
      product: {
        .connection($0.signal(0).multicast(ReplaySubject(capacity: max(1, $0.count(1)))))
      }),
    Operator(
      "multicastLast", .signal, .value, swift: "@0.multicast(BehaviorSubject(@1))",
      product: { .connection($0.signal(0).multicast(BehaviorSubject($0.value(1)))) }),
    Operator("autoconnect", .signal, swift: "@0.publish().autoconnect()") {
      $0.signal(0).publish().autoconnect()
    },
    Operator("subject", .signal, .seconds, swift: sending("Subject<String>()")) {
      subject(Subject(), from: $0.signal(0), at: $0.seconds(1), on: $0.scheduler)
    },
    Operator("replaySubject", .signal, .seconds, swift: sending("ReplaySubject<String>()")) {
      subject(ReplaySubject(), from: $0.signal(0), at: $0.seconds(1), on: $0.scheduler)
    },
    Operator("behaviorSubject", .signal, .seconds, .value, swift: sending("BehaviorSubject(@2)")) {
      subject(BehaviorSubject($0.value(2)), from: $0.signal(0), at: $0.seconds(1), on: $0.scheduler)
    },
  ]

  private static func sending(_ subject: String) -> String {
    """
    let @nSubject = \(subject)
    scheduler.schedule(after: @1) { @0.subscribe(@nSubject) }
    @nSubject
    """
  }
}

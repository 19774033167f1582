import ReactiveCore

extension Operator {
  static let sharing: [Operator] = [
    Operator(
      name: "share", parameters: [.signal],
      swift: "@0.share()"
    ) { .values($0.signal(0).share()) },
    Operator(
      name: "shareReplay", parameters: [.signal, .count],
      swift: "@0.share(replay: @1)"
    ) { .values($0.signal(0).share(replay: $0.count(1))) },
    Operator(
      name: "replay", parameters: [.signal],
      swift: "@0.replay()"
    ) { .values(replay($0.signal(0), on: $0.scheduler)) },
    Operator(
      name: "replayLast", parameters: [.signal],
      swift: "@0.replayLast()"
    ) { .values(replayLast($0.signal(0), on: $0.scheduler)) },
    Operator(
      name: "replayLazily", parameters: [.signal],
      swift: "@0.replayLazily()"
    ) { .values($0.signal(0).replayLazily()) },
    Operator(
      name: "publish", parameters: [.signal],
      swift: "@0.publish()"
    ) { .connection($0.signal(0).publish()) },
    Operator(
      name: "multicastReplay", parameters: [.signal, .count],
      swift: "@0.multicast(ReplaySubject(capacity: @1))"
    ) { .connection($0.signal(0).multicast(ReplaySubject(capacity: max(1, $0.count(1))))) },
    Operator(
      name: "multicastLast", parameters: [.signal, .value],
      swift: "@0.multicast(BehaviorSubject(@1))"
    ) { .connection($0.signal(0).multicast(BehaviorSubject($0.value(1)))) },
    Operator(
      name: "autoconnect", parameters: [.signal],
      swift: "@0.publish().autoconnect()"
    ) { .values($0.signal(0).publish().autoconnect()) },
    Operator(
      name: "subject", parameters: [.signal, .seconds],
      swift: sending("Subject<String>()")
    ) { .values(subject(Subject(), from: $0.signal(0), at: $0.seconds(1), on: $0.scheduler)) },
    Operator(
      name: "replaySubject", parameters: [.signal, .seconds],
      swift: sending("ReplaySubject<String>()")
    ) {
      .values(subject(ReplaySubject(), from: $0.signal(0), at: $0.seconds(1), on: $0.scheduler))
    },
    Operator(
      name: "behaviorSubject", parameters: [.signal, .seconds, .value],
      swift: sending("BehaviorSubject(@2)")
    ) {
      .values(
        subject(
          BehaviorSubject($0.value(2)), from: $0.signal(0), at: $0.seconds(1), on: $0.scheduler))
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

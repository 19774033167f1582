import ReactiveCore

extension Operator {
  static let timing: [Operator] = [
    Operator("delay", .signal, .seconds) { $0.signal(0).delay($0.seconds(1), on: $0.scheduler) },
    Operator("timeout", .signal, .seconds) {
      $0.signal(0).timeout($0.seconds(1), on: $0.scheduler)
    },
    Operator(
      "buffer", .signal, .seconds,
      swift: "@0.buffer(@1, on: scheduler).map { $0.joined(separator: \"+\") }"
    ) {
      $0.signal(0).buffer($0.seconds(1), on: $0.scheduler).map(joined)
    },
    Operator("deliverOn", .signal, swift: "@0.deliver(on: scheduler)") {
      $0.signal(0).deliver(on: $0.scheduler)
    },
    Operator("subscribeOn", .signal, swift: "@0.subscribe(on: scheduler)") {
      $0.signal(0).subscribe(on: $0.scheduler)
    },
    Operator(
      "timer", .seconds, .value,
      swift: "Signal<Duration>.timer(@0, on: scheduler).mapReplace(@1)"
    ) {
      Signal<Duration>.timer($0.seconds(0), on: $0.scheduler).mapReplace($0.value(1))
    },
    Operator(
      "interval", .seconds, .value,
      swift: "Signal<Duration>.interval(@0, on: scheduler).mapReplace(@1)"
    ) {
      interval($0.seconds(0), on: $0.scheduler).mapReplace($0.value(1))
    },
    Operator(
      "intervalTime", .seconds,
      swift: "Signal.interval(@0, on: scheduler).map { \"\\(Int($0 / .seconds(1)))\" }"
    ) {
      interval($0.seconds(0), on: $0.scheduler).map { "\(Int($0 / .seconds(1)))" }
    },
    Operator("return", .value, swift: "Signal.return(@0)") { .return($0.value(0)) },
    Operator("empty", swift: "Signal<String>.empty()") { _ in .empty() },
    Operator("never", swift: "Signal<String>.never()") { _ in .never() },
    Operator("error", .value, swift: "Signal<String>.error(Failure(@0))") {
      .error(NamedError($0.value(0)))
    },
  ]
}

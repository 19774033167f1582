import ReactiveCore

extension Operator {
  static let timing: [Operator] = [
    Operator(
      name: "delay", parameters: [.signal, .seconds],
      swift: "@0.delay(@1, on: scheduler)"
    ) { .values($0.signal(0).delay($0.seconds(1), on: $0.scheduler)) },
    Operator(
      name: "timeout", parameters: [.signal, .seconds],
      swift: "@0.timeout(@1, on: scheduler)"
    ) { .values($0.signal(0).timeout($0.seconds(1), on: $0.scheduler)) },
    Operator(
      name: "buffer", parameters: [.signal, .seconds],
      swift: "@0.buffer(@1, on: scheduler).map { $0.joined(separator: \"+\") }"
    ) { .values($0.signal(0).buffer($0.seconds(1), on: $0.scheduler).map(joined)) },
    Operator(
      name: "deliverOn", parameters: [.signal],
      swift: "@0.deliver(on: scheduler)"
    ) { .values($0.signal(0).deliver(on: $0.scheduler)) },
    Operator(
      name: "subscribeOn", parameters: [.signal],
      swift: "@0.subscribe(on: scheduler)"
    ) { .values($0.signal(0).subscribe(on: $0.scheduler)) },
    Operator(
      name: "timer", parameters: [.seconds, .value],
      swift: "Signal<Duration>.timer(@0, on: scheduler).mapReplace(@1)"
    ) { .values(timer(after: $0.seconds(0), on: $0.scheduler).mapReplace($0.value(1))) },
    Operator(
      name: "interval", parameters: [.seconds, .value],
      swift: "Signal<Duration>.interval(@0, on: scheduler).mapReplace(@1)"
    ) { .values(interval($0.seconds(0), on: $0.scheduler).mapReplace($0.value(1))) },
    Operator(
      name: "intervalTime", parameters: [.seconds],
      swift: "Signal.interval(@0, on: scheduler).map { \"\\(Int($0 / .seconds(1)))\" }"
    ) { .values(interval($0.seconds(0), on: $0.scheduler).map { "\(Int($0 / .seconds(1)))" }) },
    Operator(
      name: "return", parameters: [.value],
      swift: "Signal.return(@0)"
    ) { .values(.return($0.value(0))) },
    Operator(
      name: "empty", parameters: [],
      swift: "Signal<String>.empty()"
    ) { _ in .values(.empty()) },
    Operator(
      name: "never", parameters: [],
      swift: "Signal<String>.never()"
    ) { _ in .values(.never()) },
    Operator(
      name: "error", parameters: [.value],
      swift: "Signal<String>.error(Failure(@0))"
    ) { .values(.error(NamedError($0.value(0)))) },
  ]
}

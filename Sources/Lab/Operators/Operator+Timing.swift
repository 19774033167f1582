import ReactiveCore

extension Operator {
  static let timing: [Operator] = [
    Operator("delay", .signal, .seconds) { $0.signal(0).delay($0.seconds(1), on: $0.scheduler) },
    Operator("timeout", .signal, .seconds) {
      $0.signal(0).timeout($0.seconds(1), on: $0.scheduler)
    },
    Operator(
      "timer", .seconds, .value, calls: ["timer", "mapReplace"]
    ) {
      Signal<Duration>.timer($0.seconds(0), on: $0.scheduler).mapReplace($0.value(1))
    },
    Operator(
      "interval", .seconds, .value, calls: ["interval", "mapReplace"]
    ) {
      interval($0.seconds(0), on: $0.scheduler).mapReplace($0.value(1))
    },
    Operator(
      "intervalTime", .seconds, calls: ["interval", "map"]
    ) {
      interval($0.seconds(0), on: $0.scheduler).map { "\(Int($0 / .seconds(1)))" }
    },
    Operator("return", .value) { .return($0.value(0)) },
    Operator("empty") { _ in .empty() },
  ]
}

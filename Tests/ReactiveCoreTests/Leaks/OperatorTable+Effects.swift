import ReactiveCore

extension [Operator] {
  mutating func addEffects() {
    add("doNext") { source, _, probe in source.doNext { _ in probe.touch() } }
    add("doError") { source, _, probe in source.doError { _ in probe.touch() } }
    add("doCompleted") { source, _, probe in source.doCompleted { probe.touch() } }
    add("doDisposed") { source, _, probe in source.doDisposed { probe.touch() } }
    add("using") { source, _, probe in
      Signal.using({ probe }, release: { $0.touch() }) { _ in source }
    }
    add("initially") { source, _, probe in source.initially { probe.touch() } }
    add("finally") { source, _, probe in source.finally { probe.touch() } }
    add("logNext") { source, _, probe in source.logNext { _ in probe.touch() } }
    add("logError") { source, _, probe in source.logError { _ in probe.touch() } }
    add("logCompleted") { source, _, probe in source.logCompleted { _ in probe.touch() } }
    add("logAll") { source, _, probe in source.logAll { _ in probe.touch() } }
    add("defer") { source, _, probe in
      Signal.defer {
        probe.touch()
        return source
      }
    }
    add("checking") { source, _, probe in
      source.checking(
        SignalContract(
          .hot, .many, error: .any(when: "it fails"), completion: "the source completes"),
        report: { _ in probe.touch() })
    }
  }
}

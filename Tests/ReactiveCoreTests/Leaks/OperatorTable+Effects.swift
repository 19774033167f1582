import ReactiveCore

extension [Operator] {
  mutating func addEffects() {
    add("doNext") { source, _, object in source.doNext { _ in object.touch() } }
    add("doError") { source, _, object in source.doError { _ in object.touch() } }
    add("doCompleted") { source, _, object in source.doCompleted { object.touch() } }
    add("doDisposed") { source, _, object in source.doDisposed { object.touch() } }
    add("using") { source, _, object in
      Signal.using({ object }, release: { $0.touch() }) { _ in source }
    }
    add("initially") { source, _, object in source.initially { object.touch() } }
    add("finally") { source, _, object in source.finally { object.touch() } }
    add("logNext") { source, _, object in source.logNext { _ in object.touch() } }
    add("logError") { source, _, object in source.logError { _ in object.touch() } }
    add("logCompleted") { source, _, object in source.logCompleted { _ in object.touch() } }
    add("logAll") { source, _, object in source.logAll { _ in object.touch() } }
    add("defer") { source, _, object in Signal.defer { object.touching(source) } }
    add("checking") { source, _, object in
      source.checking(
        SignalContract(
          .hot, .many, error: .any(when: "it fails"), completion: "the source completes"),
        report: { _ in object.touch() })
    }
  }
}

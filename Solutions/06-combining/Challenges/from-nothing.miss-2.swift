// `merge` passes each value on alone, and joins nothing.
let (all, shown) = (BehaviorSubject(6), BehaviorSubject(2))
shown.merge(all).subscribeNext { print("\($0) of \($0)") }
shown.sendNext(1)

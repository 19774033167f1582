let (all, shown) = (BehaviorSubject(6), BehaviorSubject(2))
Signal.combineLatest(shown, all) { "\($0) of \($1)" }.subscribeNext { print($0) }
shown.sendNext(1)

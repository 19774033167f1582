// `zip` uses each value once: the new count waits for a second value of `all`.
let (all, shown) = (BehaviorSubject(6), BehaviorSubject(2))
Signal.zip(shown, all) { "\($0) of \($1)" }.subscribeNext { print($0) }
shown.sendNext(1)

// Room for one is needed for the end.
let ticker = ReplaySubject<String>(capacity: 1)
ticker.sendNext("1:0")
ticker.sendNext("1:1")
ticker.sendNext("2:1")
ticker.sendCompleted()
ticker.sendNext("3:1")
ticker.subscribe(
  next: { print($0) },
  completed: { print("the end") })

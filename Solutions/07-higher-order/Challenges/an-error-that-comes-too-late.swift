let (a, b, c) = (Subject<String>(), Subject<String>(), Subject<String>())
let picked = Subject<Signal<String>>()
picked.switchToLatest().subscribe(
  next: { print($0) },
  error: { print("failed: \($0)") },
  completed: { print("completed") })
picked.sendNext(a)
a.sendNext("Ada")
b.sendNext("Ben")
a.sendCompleted()

picked.sendNext(b)
b.sendNext("Bea")

picked.sendNext(c)
b.sendError(ServerError.offline)
c.sendNext("Cai")

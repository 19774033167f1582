// Two who listen at the same time are two connections.
let scheduler = TestScheduler()
var (tries, connections) = (0, 0)
let failing = scheduler.cold("#").initially { tries += 1 }
failing.retry(2).subscribe()
scheduler.run()
let endless = Signal<Int>.never().initially { connections += 1 }
let shared = endless.publish().autoconnect()
for _ in 1...2 { shared.subscribe() }
print("tries: \(tries), connections: \(connections)")

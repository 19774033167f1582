// `share` begins a new run for a listener after the end, and this source has ended by then.
var runs = 0
let letter = Signal.return("A").initially { runs += 1 }.share()
letter.subscribeNext { print($0) }
letter.subscribeNext { print($0) }
print("runs: \(runs)")

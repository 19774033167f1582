// The source sends at once and ends. The first listener has had A when the second one subscribes, and a plain subject keeps nothing.
var runs = 0
let letter = Signal.return("A").initially { runs += 1 }.publish().autoconnect()
letter.subscribeNext { print($0) }
letter.subscribeNext { print($0) }
print("runs: \(runs)")

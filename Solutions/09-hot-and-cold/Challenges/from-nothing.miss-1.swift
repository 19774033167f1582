// The line that counts runs when the signal is made, and not when it is subscribed to.
var runs = 0
runs += 1
let letter = Signal.return("A")
letter.subscribeNext { print($0) }
letter.subscribeNext { print($0) }
print("runs: \(runs)")

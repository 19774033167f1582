var runs = 0
let letter = Signal.return("A").initially { runs += 1 }
letter.subscribeNext { print($0) }
letter.subscribeNext { print($0) }
print("runs: \(runs)")

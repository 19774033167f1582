// With a subject in between there are two listeners, and one run.
var runs = 0
let letter = Subject<String>()
letter.subscribeNext { print($0) }
letter.subscribeNext { print($0) }
Signal.return("A").initially { runs += 1 }.subscribe(letter)
print("runs: \(runs)")

// A shared signal that nobody connects breaks no promise, and sends nothing.
let contract = SignalContract(
  .cold, .one, of: String.self, completion: "at once", multicast: true)
var loads = 0
let news = Signal.return("the news").initially { loads += 1 }.publish().signal
let checked = news.checking(
  contract, starts: { loads }, report: { print("broken:", $0.reason) })
checked.subscribeNext { print($0) }
checked.subscribeNext { print($0) }

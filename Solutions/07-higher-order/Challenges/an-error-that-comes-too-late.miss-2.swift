// C is sent before the switch has subscribed to it, and a subject keeps nothing.
// snippet.hide
let signalOfSignals = Subject<Signal<String>>()
let (signalA, signalB, signalC) = (Subject<String>(), Subject<String>(), Subject<String>())
signalOfSignals.switchToLatest().subscribe(
  next: { print("Next : \($0)") },
  error: { print("Error : \($0)") },
  completed: { print("Completed!") })
// snippet.show
signalOfSignals.sendNext(signalA)
signalA.sendNext("A")
signalA.sendCompleted()
signalA.sendNext("AA")

signalOfSignals.sendNext(signalB)
signalB.sendNext("B")
signalC.sendNext("C")
signalB.sendError(NSError(domain: "error", code: 1))
signalB.sendNext("BB")

signalOfSignals.sendNext(signalC)

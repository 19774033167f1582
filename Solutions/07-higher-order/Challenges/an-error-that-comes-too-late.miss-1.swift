// Without the error B is not over, so BB is printed as well.
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
signalB.sendNext("BB")

signalOfSignals.sendNext(signalC)
signalC.sendNext("C")

// `switchToLatest` leaves the first chat when the second one comes, so Ann's lines are missing.
let (ann, ben) = (ReplaySubject<String>(), ReplaySubject<String>())
let both = Signal<Signal<String>>.return(ann).concat(.return(ben))
var (signal, loop) = ("signal:", "loop:  ")
both.switchToLatest().subscribeNext { signal += " \($0)" }
for (chat, line) in [(ann, "A1"), (ben, "B1"), (ann, "A2"), (ben, "B2")] {
  chat.sendNext(line)
}
for chat in [ann, ben] { chat.sendCompleted() }
let lines = both.values.flatMap { $0.values }
for try await line in lines { loop += " \(line)" }
print(signal)
print(loop)

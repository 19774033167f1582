// `flatten` subscribes to all chats at once, as `flattenMap` does, so the order stays the same.
let (ann, ben) = (ReplaySubject<String>(), ReplaySubject<String>())
let both = Signal<Signal<String>>.return(ann).concat(.return(ben))
var (signal, loop) = ("signal:", "loop:  ")
both.flatten().subscribeNext { signal += " \($0)" }
for (chat, line) in [(ann, "A1"), (ben, "B1"), (ann, "A2"), (ben, "B2")] {
  chat.sendNext(line)
}
for chat in [ann, ben] { chat.sendCompleted() }
let lines = both.values.flatMap { $0.values }
for try await line in lines { loop += " \(line)" }
print(signal)
print(loop)

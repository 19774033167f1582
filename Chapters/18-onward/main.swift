import Foundation
import Marbles
import Notebook
import Observation
import ReactiveCore

/*:
 # Onward

 *58 minutes to read, 90 for the exercise.*

 This course taught the ideas of one library, ReactiveCocoa 2.5, in the Swift of today. Other
 libraries have the same ideas under other names. At the end of this page you can

 - find each idea again in ReactiveSwift, RxSwift, Combine and in Swift itself,
 - name the words that mean something else there,
 - read a signal in a `for try await` loop, and make a signal of an asynchronous sequence,
 - port a pipeline to async/await, and say what you win and what you lose,
 - say when a plain function is better than a signal.

 New here: `values`, `value`, `compactMap`, `element`, `race`, `concatMap`,
 `exhaustMap`, `debounce`, `throttleFirst`, `throttleLatest`, `replaceError`, `mapError`.

 ## Where the ideas went

 In 1997 Conal Elliott and Paul Hudak described *Functional Reactive Animation*: pictures that are
 functions of time, in the language Haskell. Around 2009 Microsoft published Rx, the Reactive
 Extensions for .NET; it brought the observable, and with it the words hot and cold. ReactiveCocoa
 came from GitHub in 2012, learned from Rx, and was made for Cocoa. Its version 2.5, of 2015, was
 the last one written in Objective-C alone; this course follows it. Since version 3 its heart is
 written in Swift, and that heart later became a library of its own, ReactiveSwift, which gave hot
 and cold a type each. RxSwift is Rx for Swift. Combine is Apple's, of 2019. It has Rx's ideas,
 typed errors, and demand: a subscriber says how many values it can take.

 In Rx both hot and cold are one thing, an observable. ReactiveCocoa asks of each signal which of the two it
 is, as you have done since chapter 09.

 The first column of the next table is not typed by hand. `typeName` asks the compiler, so a name that
 is wrong would not compile:
 */
func typeName(_ type: Any.Type) -> String {
  String("\(type)".prefix { $0 != "<" })
}

/*:
 The other three libraries are not on this machine. Their names are from their documents:
 [ReactiveSwift](https://github.com/ReactiveCocoa/ReactiveSwift/tree/master/Documentation),
 [RxSwift](https://github.com/ReactiveX/RxSwift/tree/main/Documentation) and
 [Combine](https://developer.apple.com/documentation/combine). `zip` joins each of our types with
 its row.
 */
let typesElsewhere = [
  ["SignalProducer", "Observable", "Publisher"],
  ["pipe", "PublishSubject", "PassthroughSubject"],
  ["MutableProperty", "BehaviorSubject", "CurrentValueSubject"],
  ["replayLazily", "ReplaySubject", "-"],
  ["Action", "-", "-"],
  ["Disposable", "Disposable", "AnyCancellable"],
  ["Scheduler", "SchedulerType", "Scheduler"],
]

cell("The types") {
  let here: [Any.Type] = [
    Signal<Int>.self, Subject<Int>.self, BehaviorSubject<Int>.self,
    ReplaySubject<Int>.self, Command<Int, Int>.self, Disposable.self,
    Scheduler.self,
  ]
  let rows = zip(here, typesElsewhere).map { [typeName($0)] + $1 }
  print(Table(["here", "ReactiveSwift", "RxSwift", "Combine"], rows))
  //> here             ReactiveSwift    RxSwift          Combine
  //> ──────────────────────────────────────────────────────────────────────
  //> Signal           SignalProducer   Observable       Publisher
  //> Subject          pipe             PublishSubject   PassthroughSubject
  //> BehaviorSubject  MutableProperty  BehaviorSubject  CurrentValueSubject
  //> ReplaySubject    replayLazily     ReplaySubject    -
  //> Command          Action           -                -
  //> Disposable       Disposable       Disposable       AnyCancellable
  //> Scheduler        Scheduler        SchedulerType    Scheduler
}

/*:
 RxSwift and Combine have no type like `Command` of their own. ReactiveUI, which stands on Rx for
 .NET, rewrote its `ReactiveCommand` in 2013 after the model of `RACCommand` (its pull request 288
 says so), and there are packages for RxSwift, such as Action.

 Types are few; most of a program is operators. In the next table our column comes from the run. The
 description of a signal ends with the operator that made it (chapter 16), in the spelling of
 ReactiveCocoa, and `operatorName` cuts it out. "same" stands for the same name.
 */
func operatorName(_ signal: Signal<Int>) -> String {
  let last = "\(signal)".split(separator: " -").last ?? ""
  return String(last.prefix { $0 != ":" && $0 != " " })
}

let operatorsElsewhere = [
  ["flatMap(.merge)", "flatMap", "flatMap"],
  ["flatten(.latest)", "switchLatest", "same"],
  ["prefix(value:)", "same", "prepend"],
  ["same", "same", "append"],
  ["take(first:)", "same", "prefix"],
  ["skip(first:)", "same", "dropFirst"],
  ["skipRepeats", "same", "removeDuplicates"],
  ["flatMapError", "same", "same"],
  ["debounce", "debounce", "debounce"],
  ["observe(on:)", "observe(on:)", "receive(on:)"],
  ["sample(on:)", "sample", "-"],
  ["on(value:)", "do(onNext:)", "handleEvents"],
]

cell("The operators") {
  let one = Signal.return(1)
  let made = [
    one.flattenMap { .return($0) }, Signal.return(one).switchToLatest(),
    one.startWith(0), one.concat(one), one.take(1), one.skip(1),
    one.distinctUntilChanged(), one.catch { _ in one },
    one.throttle(.seconds(1), on: .main), one.deliver(on: .main),
    one.sample(one), one.doNext { _ in },
  ]
  let rows = zip(made, operatorsElsewhere).map { [operatorName($0)] + $1 }
  print(Table(["here", "ReactiveSwift", "RxSwift", "Combine"], rows))
  //> here                  ReactiveSwift     RxSwift       Combine
  //> ──────────────────────────────────────────────────────────────────────
  //> flattenMap            flatMap(.merge)   flatMap       flatMap
  //> switchToLatest        flatten(.latest)  switchLatest  same
  //> startWith             prefix(value:)    same          prepend
  //> concat                same              same          append
  //> take                  take(first:)      same          prefix
  //> skip                  skip(first:)      same          dropFirst
  //> distinctUntilChanged  skipRepeats       same          removeDuplicates
  //> catch                 flatMapError      same          same
  //> throttle              debounce          debounce      debounce
  //> deliverOn             observe(on:)      observe(on:)  receive(on:)
  //> sample                sample(on:)       sample        -
  //> doNext                on(value:)        do(onNext:)   handleEvents
}

/*:
 The end of this page has a table of all operators.

 ## The same word, another meaning

 Some words mean one thing here and another thing there. The cell counts two of them. First, the
 tries of `retry(3)` on a signal that always fails. Second, the connections of an `autoconnect`: one
 listener comes and leaves, and then another one. `initially`, of chapter 09, counts them.
 */
cell(
  "Words that differ",
  predict: .choice(
    "What are the two numbers?",
    ["tries: 3, connections: 2", "tries: 4, connections: 1", "tries: 4, connections: 2"])
) {
  let scheduler = TestScheduler()
  var (tries, connections) = (0, 0)
  let failing = scheduler.cold("#").initially { tries += 1 }
  failing.retry(3).subscribe()
  scheduler.run()
  let endless = Signal<Int>.never().initially { connections += 1 }
  let shared = endless.publish().autoconnect()
  for _ in 1...2 { shared.subscribe().dispose() }
  print("tries: \(tries), connections: \(connections)")
  //> tries: 4, connections: 1
}

/*:
 In RxSwift the same two numbers are 3 and 2: its `retry` counts tries, and its `refCount` connects
 again (Retry.swift and Multicast.swift in the folder `Observables` of its sources). These words
 differ:

 | word | here | there |
 |---|---|---|
 | `Signal` | hot or cold | ReactiveSwift: hot only |
 | a disposable that is dropped | nothing happens | Combine (`AnyCancellable`): it cancels |
 | `retry(3)` | four tries | RxSwift: three |
 | `autoconnect` | connects once | RxSwift (`refCount`), Combine: connect again |
 | `throttle` | waits for a pause | elsewhere that is `debounce` |
 | `timeout` | for the whole signal | RxSwift, Combine: for each value anew |
 | `sample` | the latest value, at each tick | RxSwift: only if it is new since the last tick |
 | `Observable` | – | RxSwift: a stream; Swift's Observation: an object whose properties are watched |

 When you move a pipeline to another library, do what this course did: write down the timeline,
 and test it there.
 */

challenge(
  "RxSwift's numbers", from: "Words that differ",
  "Make it print RxSwift's two numbers: 3 tries, 2 connections.")
//> tries: 3, connections: 2

/*:
 ## What Swift itself has

 Swift has some of these ideas itself. Its types are on this machine, so `typeName` asks the
 compiler for both columns of names.
 */
cell("In Swift itself") {
  let rows: [(String, Any.Type, Any.Type)] = [
    ("values over time", Signal<Int>.self, (any AsyncSequence).self),
    ("sent by hand", Subject<Int>.self, AsyncStream<Int>.self),
    ("one that changes", BehaviorSubject<Int>.self, (any Observable).self),
    ("can be called off", Disposable.self, Task<Void, Never>.self),
    ("one at a time", Scheduler.self, (any Actor).self),
  ]
  let names = rows.map { [$0, typeName($1), typeName($2)] }
  print(Table(["idea", "here", "in Swift"], names))
  //> idea               here             in Swift
  //> ─────────────────────────────────────────────────
  //> values over time   Signal           AsyncSequence
  //> sent by hand       Subject          AsyncStream
  //> one that changes   BehaviorSubject  Observable
  //> can be called off  Disposable       Task
  //> one at a time      Scheduler        Actor
}

/*:
 An `AsyncSequence` brings values over time into a `for` loop; most of this page is about it. First
 **Observation**. It reports when a property changes, as `@Observed` did in chapter 15.
 `@Observable` is a macro: it writes code into the class that reports each reading and each writing
 of a property.
 */
@Observable final class Cart { var items = 0 }

/*:
 `withObservationTracking` runs its first closure at once, and remembers which properties it read.
 `onChange` is for their change.
 */
cell(
  "Observation",
  predict: .choice(
    "The cart changes twice. What is printed?",
    [
      "items: 0\nitems: 1\nitems: 2", "items: 0\nsomething will change",
      "items: 0\nsomething will change\nsomething will change",
    ])
) {
  let cart = Cart()
  withObservationTracking {
    print("items: \(cart.items)")
  } onChange: {
    print("something will change")
  }
  cart.items = 1
  cart.items = 2
  //> items: 0
  //> something will change
}

/*:
 `withObservationTracking` reports one change, before it happens, and without the value. For a
 screen that draws itself anew this is enough: it reads all values then. Since Swift 6.2 there is
 also `Observations`, an asynchronous sequence: `for await items in Observations({ cart.items })`
 gets the present value, and then a value after each group of changes (proposal SE-0475 of Swift
 Evolution). For `scan` and `zip` that may be too few: what changes twice in one turn is sent once.
 `Signal.observing(on:)` of this library does the same with any toolchain, and `@Observed` (chapter
 15) sends each value, in its order.

 ## A signal in a loop

 `values` is the signal as an asynchronous sequence: a `for try await` loop can go through it. Each loop
 is a subscription.
 */
await cell(
  "A loop over a signal",
  predict: .choice(
    "What is the first line?", about: .line(1), ["subscribed", "no loop yet", "A"])
) {
  let letters = Signal<String> { subscriber in
    print("subscribed")
    for letter in ["A", "B"] { subscriber.sendNext(letter) }
    subscriber.sendCompleted()
    return nil
  }
  let values = letters.values
  print("no loop yet")
  for try await letter in values { print(letter) }
  print("the loop is over")
  //> no loop yet
  //> subscribed
  //> A
  //> B
  //> the loop is over
}

/*:
 The loop has the three events of chapter 04. A value is a turn of the loop, and a completion is its
 end. An error is thrown where the loop stands.
 */
await cell("The loop throws") {
  let news = Signal.return("headline").concat(.error(SignalError.timedOut))
  do {
    for try await line in news.values { print(line) }
    print("the end")
  } catch {
    print("caught: \(error)")
  }
  //> headline
  //> caught: timedOut
}

challenge(
  "No throw", from: "The loop throws",
  "Cure the error in the signal, so that the loop comes to its end.")
//> headline
//> the end

/*:
 And if you leave the loop? The next signal sends three values and never ends. When it is disposed,
 it sends to `goodbye`. A second loop waits for that; `prefix(1)` ends it after one value.
 */
await cell(
  "Leaving the loop",
  predict: .choice(
    "What is printed?",
    ["blink", "blink\nthe lamp is off", "blink\nblink\nblink\nthe lamp is off"])
) {
  let goodbye = ReplaySubject<String>()
  let lamp = Signal<String> { subscriber in
    for _ in 1...3 { subscriber.sendNext("blink") }
    return Disposable { goodbye.sendNext("the lamp is off") }
  }
  for try await blink in lamp.values {
    print(blink)
    break
  }
  for try await word in goodbye.values.prefix(1) { print(word) }
  //> blink
  //> the lamp is off
}

challenge(
  "Two blinks", from: "Leaving the loop",
  "Let the loop end by itself after two blinks, without `break`. The lamp is still turned off.")
//> blink
//> blink
//> the lamp is off

/*:
 Here is the whole bridge, from the library's own source:

 @source(Concurrency/Values.swift, makeAsyncIterator)

 An `AsyncThrowingStream` has a `continuation`, which is to the loop what a subscriber is to a signal.
 `yield` is a value. `finish` is an end, with or without an error. `onTermination` runs when the loop is
 over or left, or when its task is cancelled; so it disposes.

 A signal pushes and a loop pulls. Values that come while the loop is busy wait in the stream, and there
 is no limit to how many. A fast signal and a slow loop need a `throttle` or a `sample` in between.

 ## A sequence as a signal

 The way back is an initializer. Each subscription goes through the sequence in a task of its own,
 and disposal cancels that task. What it makes is a signal like any other.

 `makeStream` makes an `AsyncStream`, and a continuation for it, here `entry`. What you `yield` into
 the entry comes out of the stream.
 */
await cell("A sequence as a signal") {
  let (prices, entry) = AsyncStream.makeStream(of: Int.self)
  for price in [3, 4, 5] { entry.yield(price) }
  entry.finish()
  let totals = Signal(prices).scan(0) { $0 + $1 }
  for try await total in totals.values { print("total: \(total)") }
  //> total: 3
  //> total: 7
  //> total: 12
}

/*:
 ## One pipeline, twice

 A chat shows the length of the first two lines that are not empty. First as a signal, then as a
 sequence: `filter`, `map` and `prefix` are in the standard library, and a chain of them reads the
 same.
 */
await cell("One pipeline, twice") {
  func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      for line in ["", "hello", "", "you", "bye"] { continuation.yield(line) }
      continuation.finish()
    }
  }
  let signal = Signal(lines()).filter { !$0.isEmpty }.map { $0.count }.take(2)
  for try await length in signal.values { print("signal: \(length)") }
  let sequence = lines().filter { !$0.isEmpty }.map { $0.count }.prefix(2)
  for await length in sequence { print("sequence: \(length)") }
  //> signal: 5
  //> signal: 3
  //> sequence: 5
  //> sequence: 3
}

/*:
 Both gave the same values. Here are two chats, Ann's and Ben's, and a signal that sends both. One
 chain goes through them with `flattenMap`, the other with the `flatMap` of sequences. The chats are
 replay subjects, so the loop comes late and misses nothing.
 */
await cell(
  "Two chats",
  predict: .choice(
    "Which order does the loop give?", about: .lastLine,
    ["loop:   A1 B1 A2 B2", "loop:   A1 A2 B1 B2"])
) {
  let (ann, ben) = (ReplaySubject<String>(), ReplaySubject<String>())
  let both = Signal<Signal<String>>.return(ann).concat(.return(ben))
  var (signal, loop) = ("signal:", "loop:  ")
  both.flattenMap { $0 }.subscribeNext { signal += " \($0)" }
  for (chat, line) in [(ann, "A1"), (ben, "B1"), (ann, "A2"), (ben, "B2")] {
    chat.sendNext(line)
  }
  for chat in [ann, ben] { chat.sendCompleted() }
  let lines = both.values.flatMap { $0.values }
  for try await line in lines { loop += " \(line)" }
  print(signal)
  print(loop)
  //> signal: A1 B1 A2 B2
  //> loop:   A1 A2 B1 B2
}

/*:
 `flattenMap` subscribed to both chats at once. The `flatMap` of sequences goes to the second chat
 when the first has ended: it is our `concat`. If Ann's chat never ended, the loop would never get a
 line of Ben's.
 */

challenge(
  "The same order", from: "Two chats",
  "Change the chain of the signal, so that it gives the order of the loop.")
//> signal: A1 A2 B1 B2
//> loop:   A1 A2 B1 B2

/*:
 ## The newest search

 And `switchToLatest`? The standard library has no such operator. Apple's package
 [swift-async-algorithms](https://github.com/apple/swift-async-algorithms) has one since 2026,
 `flatMapLatest`, beside `debounce`, `merge`, `combineLatest` and others that you know; the table at
 the end marks them. This course has no dependencies, so here it is by hand. You keep the task, and
 cancel it when the next query comes. A task is not stopped by that. Cancelling sets a flag, which
 the task has to read: `Task.isCancelled`.

 The tasks of this cell run on the cell's own thread, one after the other, and not before the cell
 waits. It waits at `await`: the `value` of a task comes when the task is done.
 */
await cell(
  "The newest search",
  predict: .choice(
    "What is the first line?", about: .line(1), ["s: found", "s: cancelled"])
) {
  var search: Task<Void, Never>?
  for query in ["s", "sw", "swift"] {
    search?.cancel()
    search = Task {
      print("\(query): \(Task.isCancelled ? "cancelled" : "found")")
    }
  }
  await search?.value
  //> s: cancelled
  //> sw: cancelled
  //> swift: found
}

/*:
 That takes a variable, and a line that must not be forgotten. In chapter 07 it was one operator.

 ## What the compiler guards

 Swift 6 refuses a program in which two threads could use one object at the same time. A type says
 that any thread may have its values: then it is `Sendable`. Numbers, strings and arrays of them are;
 a class with a `var` is not. Signals go from thread to thread too. This the compiler does not take:

 | what you write | for values that are not `Sendable` |
 |---|---|
 | `deliver(on:)`, `deliverOnMainThread()`, `subscribe(on:)` | a warning |
 | `delay`, `throttle`, `throttleLatest`, `buffer`, `startLazily(on:)`, a list's `signal(on:)` | a warning |
 | a recipe that sends from a task or a queue | an error |
 | a loop over `values`, `Signal(sequence)` | an error |
 | a `Channel`, a `Command` or a connection in a task | an error |

 And what a closure touches? A class of an app's screens is `@MainActor`: the main thread alone may use
 it, and so may closures that are written in it. The compiler cannot know which thread a signal
 will call them on, as the chain decides that when it runs. So the library looks at each call of a
 callback, of `doNext` and its kin. In a wrong place the program ends, and names the line that is missing:

 `A signal called a closure of the main actor on another thread. Put deliverOnMainThread() before it,
 or mark the closure @Sendable.`

 The next cell has that line. Where a closure is not written in code of the main actor, `@MainActor in`
 says that it belongs there.
 */
@MainActor final class Screen { var lines: [String] = [] }

await cell(
  "Back on the main thread",
  predict: .choice(
    "The source sends on a background thread. Which lines has the screen?",
    ["[]", #"["wind", "rain"]"#, #"["WIND", "RAIN"]"#])
) {
  let screen = Screen()
  let weather = Signal<String> { subscriber in
    for word in ["wind", "rain"] { subscriber.sendNext(word) }
    subscriber.sendCompleted()
    return nil
  }
  let shown = weather.subscribe(on: .background())
    .map { $0.uppercased() }
    .deliverOnMainThread()
    .doNext { @MainActor in screen.lines.append($0) }
  for try await _ in shown.values {}
  print(screen.lines)
  //> ["WIND", "RAIN"]
}

/*:
 Four things nobody guards:

 - what the closures of `map`, `filter`, `scan` and the others touch. Keep them pure (chapter 01):
   then they touch nothing;
 - a `var` that a recipe, a callback or the work of a scheduler captures, and another thread too.
   Callbacks of one subscription come one at a time (chapter 12), those of two do not;
 - the state of `scan`, `take` and the others with one input, when two threads send at once
   (chapter 12). The program may crash;
 - a subject in two tasks. Every signal is `Sendable`, whatever its values are: with a
   `Subject<Box>`, where `Box` is a class with a `var`, both tasks may use one box at the same time.

 ## When not to use signals

 One question with one answer is a function. `async` gives it a way to wait and `throws` a way to
 fail. In the next cell `async let` starts two requests side by side, and `await` waits for both.
 With signals this is a `zip`, and a reader has to know when `zip` ends.
 */
await cell("One answer is a function") {
  struct NotSold: Error {}
  func price(of item: String) async throws -> Int {
    guard let price = ["tea": 3, "milk": 2][item] else { throw NotSold() }
    return price
  }
  async let tea = price(of: "tea")
  async let milk = price(of: "milk")
  print("together: \(try await tea + milk)")
  //> together: 5
}

/*:
 Use plain values and functions when

 - nothing changes over time: a list is a list,
 - there is one answer: `async` and `throws` say all of it,
 - the steps have an order and a person reads them in that order: a `for` loop is easier to debug
   than a chain (chapter 16 showed its stack),
 - a screen shows the present state and no more: Observation is enough,
 - every nanosecond counts: chapter 01 measured what a chain of calls costs.

 Use signals when values come again and again, from more than one side, and **time** is a part of
 the question: the latest of both, the newest only, after a pause, until it is gone, at most three.
 For these there are operators.

 ## Your own library

 From chapter 04 on you built `MiniSignal` and its friends. In the exercise the course's own
 conformance cases run on them: each case has the number of a statement about ReactiveCocoa, and
 runs twice, on `Signal` and on `MiniSignal`. Both have to give the same timeline.
 */

/*:
 ## Operators that RAC 2.5 did not have

 The library has some operators that came with Rx, Combine or Swift. In the next two cells each row is one
 of them, as marble text, below the keys that go in.
 */
func timelines(
  on scheduler: TestScheduler, _ signals: [(String, Signal<String>)]
) -> String {
  let recordings = signals.map { ($0, scheduler.record($1)) }
  scheduler.run()
  let rows = recordings.map { name, recording in
    name.padding(toLength: 17, withPad: " ", startingAt: 0)
      + recording.timeline.marbleText
  }
  return rows.joined(separator: "\n")
}

/*:
 First those for values. `twice` sends a key at once, and again after three seconds.
 */
cell("Later operators: values") {
  let scheduler = TestScheduler()
  let keys = scheduler.cold("1-x-2|"), other = scheduler.cold("-a---b--|")
  let twice = { (key: String) -> Signal<String> in
    .return(key).concat(.return(key).delay(.seconds(3), on: scheduler))
  }
  let signals = [
    ("keys", keys), ("compactMap", keys.compactMap { $0 == "x" ? nil : $0 }),
    ("element(at: 1)", keys.element(at: 1)), ("race", keys.race(other)),
    ("buffer(count: 2)", keys.buffer(count: 2).map { $0.joined() }),
    ("withLatestFrom", keys.withLatestFrom(other).map { $0 + $1 }),
    ("concatMap", keys.concatMap(twice)),
    ("exhaustMap", keys.exhaustMap(twice)),
  ]
  print(timelines(on: scheduler, signals))
  //> keys             1-x-2|
  //> compactMap       1---2|
  //> element(at: 1)   --(x|)
  //> race             1-x-2|
  //> buffer(count: 2) --'1x'--(2|)
  //> withLatestFrom   --'xa'-'2a'|
  //> concatMap        1--(1x)--(x2)--(2|)
  //> exhaustMap       1--12--(2|)
}

/*:
 `compactMap` drops `nil`. `element(at: 1)` is the second value. `race` takes the signal that sends
 first. `withLatestFrom` adds the latest value of the other one, and drops what comes before there
 is one. `concatMap` is `map` and `concat`; `exhaustMap` drops a value while the signal of the one
 before is running.

 Then those for time and for errors.
 */
cell("Later operators: time and errors") {
  let scheduler = TestScheduler()
  let keys = scheduler.cold("abc----d|"), failing = scheduler.cold("a#")
  let pause = Duration.seconds(3)
  let signals = [
    ("keys", keys), ("debounce", keys.debounce(pause, on: scheduler)),
    ("throttleFirst", keys.throttleFirst(pause, on: scheduler)),
    ("throttleLatest", keys.throttleLatest(pause, on: scheduler)),
    ("replaceError", failing.replaceError(with: "?")),
    ("mapError", failing.mapError { _ in SignalError.timedOut }),
    ("retry(1, …)", failing.retry(1, on: scheduler) { _ in pause }),
  ]
  print(timelines(on: scheduler, signals))
  //> keys             abc----d|
  //> debounce         -----c--(d|)
  //> throttleFirst    a------d|
  //> throttleLatest   a--c---d|
  //> replaceError     a(?|)
  //> mapError         a#timedOut
  //> retry(1, …)      a---a#
}

/*:
 `throttleFirst` sends a value and drops those of the next three seconds; `throttleLatest` sends the
 last of them too, when the three seconds are over. This `retry` waits before each try.
 `replaceError` makes a value of an error, and `mapError` another error.

 The others are in the folder `Sources/ReactiveCore`, each with a drawing in its comment: `window`,
 `retry(when:)`, `timer`, `using` and `doDisposed` in `Operators`, `share` in `Sharing`, `async` in
 `Concurrency`.

 ## All operators

 One row for each operator of this library: its name in ReactiveCocoa 2.5, here, in RxSwift, in
 Combine, and for asynchronous sequences. "same" and "…" stand for the name that it has here, with
 the colons of Objective-C in the first column. A star marks what is in swift-async-algorithms; the
 rest of the last column is in the standard library. A dash means that there is none. A name alone
 does not say that two operators do the same to the last detail: see "The same word, another
 meaning".

 *Made from nothing*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | +createSignal: | Signal { } | create | – | AsyncStream |
 | same | return | just | Just | – |
 | same | empty | same | Empty | – |
 | same | error | same | Fail | – |
 | same | never | same | Empty | – |
 | same | defer | deferred | Deferred | – |
 | same | try | – | – | – |
 | same | startEagerly | – | Future | Task |
 | same | startLazily | – | – | – |
 | same | interval | same | Timer.publish | AsyncTimer…* |
 | – | timer | same | – | – |
 | – | using | same | – | – |
 | – | async | Single.create | Future | – |
 | RACObserve | observing | – | – | Observations |
 | same | if | – | – | – |
 | same | switch | – | – | – |

 *Values*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | same | bind | – | – | – |
 | same | map | same | same | same |
 | same | mapReplace | – | – | – |
 | – | compactMap | same | same | same |
 | same | filter | same | same | same |
 | …WithStart: | scan | same | same | reductions* |
 | scanWithStart: | scanWithIndex | – | – | – |
 | …WithStart: | aggregate | reduce | reduce | reduce |
 | same | collect | toArray | same | – |
 | …WithStart: | combinePrevious | – | – | adjacentPairs* |
 | same | any | – | contains | contains |
 | same | all | – | allSatisfy | allSatisfy |
 | same | and | – | – | – |
 | same | or | – | – | – |
 | same | not | – | – | – |
 | same | materialize | same | – | – |
 | same | dematerialize | same | – | – |
 | same | ignoreValues | ignoreElements | ignoreOutput | – |
 | – | buffer(count:) | same | collect | chunks* |
 | – | window | same | – | – |
 | – | element(at:) | same | output(at:) | – |

 *Equal values*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | same | distinctUntilChanged | same | removeDuplicates | removeDuplicates* |
 | same | groupBy | same | – | – |
 | same | ignore | – | – | – |

 *Beginning and end*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | same | startWith | same | prepend | – |
 | same | take | same | prefix | prefix |
 | same | takeLast | same | – | – |
 | …WhileBlock: | take(while:) | same | prefix(while:) | prefix(while:) |
 | …UntilBlock: | take(until:) | – | – | – |
 | same | take(until:) | same | prefix(until…) | – |
 | same | take(untilRepl…) | – | – | – |
 | – | take(while:…) | take(while:) | – | – |
 | same | skip | same | dropFirst | dropFirst |
 | …WhileBlock: | skip(while:) | same | drop(while:) | drop(while:) |
 | …UntilBlock: | skip(until:) | – | – | – |
 | same | repeat | – | – | – |

 *Several signals*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | same | concat | same | append | chain* |
 | same | then | – | – | – |
 | same | merge | same | same | same* |
 | same | combineLatest | same | same | same* |
 | same | zip | same | same | same* |
 | same | sample | same | – | – |
 | – | withLatestFrom | same | – | – |
 | – | race | amb | – | – |

 *Signals of signals*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | same | flattenMap | flatMap | flatMap | – |
 | same | flatten | merge | flatMap | – |
 | same | flatten(n) | merge(n) | flatMap(.max(n)) | – |
 | same | concat | same | flatMap(.max(1)) | flatMap |
 | – | concatMap | same | flatMap(.max(1)) | flatMap |
 | – | exhaustMap | flatMapFirst | – | – |
 | same | switchToLatest | switchLatest | same | same* |

 *Sharing*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | same | publish | same | makeConnectable | – |
 | same | multicast | same | same | – |
 | same | replay | replayAll | – | – |
 | same | replayLast | replay(1) | – | – |
 | same | replayLazily | share(replay:) | – | – |
 | same | autoconnect | refCount | same | – |
 | – | share | same | same | same* |

 *Errors*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | same | catch | same | same | do, catch |
 | same | catchTo | catch | catch | – |
 | – | replaceError | catchAndReturn | same | – |
 | – | mapError | – | same | – |
 | same | retry | same | same | – |
 | – | retry(when:) | same | – | – |
 | – | retry(on:after:) | retry(when:) | – | – |
 | same | try | – | – | – |
 | same | tryMap | map | same | map |
 | same | timeout | same | same | – |

 *Time and place*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | same | throttle | debounce | debounce | debounce* |
 | – | debounce | same | same | same* |
 | – | throttleFirst | throttle | throttle | – |
 | – | throttleLatest | throttle | throttle | throttle* |
 | same | delay | same | same | – |
 | …WithTime: | buffer | same | collect | chunked* |
 | same | deliver(on:) | observe(on:) | receive(on:) | an actor |
 | same | deliverOnMainThread | observe(on:) | receive(on:) | @MainActor |
 | same | subscribe(on:) | same | same | – |

 *Effects and descriptions*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | same | doNext | do(onNext:) | handleEvents | – |
 | same | doError | do(onError:) | handleEvents | – |
 | same | doCompleted | do(onCompleted:) | handleEvents | – |
 | same | initially | do(onSubscribe:) | handleEvents | – |
 | same | finally | – | – | – |
 | – | doDisposed | do(onDispose:) | handleEvents | – |
 | same | logAll | debug | print | – |
 | same | logNext | – | – | – |
 | same | logError | – | – | – |
 | same | logCompleted | – | – | – |
 | same | setName | – | – | – |
 | – | checking | – | – | – |

 *Subscribing and waiting*

 | RAC 2.5 | here | RxSwift | Combine | Async |
 |---|---|---|---|---|
 | same | subscribe | same | same | for try await |
 | same | subscribeNext | subscribe | sink | for await |
 | same | subscribeError | subscribe | sink | catch |
 | same | subscribeCompleted | subscribe | sink | – |
 | RAC() | bind(to:) | bind(to:) | assign(to:on:) | – |
 | same | first | toBlocking | – | first(where:) |
 | same | toArray | toBlocking | – | – |
 | same | waitUntilCompleted | toBlocking | – | – |
 | -sequence | lazyList | – | – | – |
 | – | values | same | same | – |

 ## To read

 - *ReactiveCocoa Documentation*, version 2.5: the framework overview, the basic operators, the
   design and the memory management guidelines. They are in the folder `Documentation` of the
   repository ReactiveCocoa/ReactiveCocoa at the tag v2.5.
 - *The introduction to Reactive Programming you've been missing*, by André Staltz: the same ideas
   with Rx, from the first stream to a small program.
 - *ReactiveCocoa Tutorial, The Definitive Introduction*, parts 1 and 2, by Colin Eberhardt: a login
   form and a search in Objective-C. Chapter 15 has all that it uses.
 - *Interactive diagrams of Rx Observables*, rxmarbles.com: marbles that you can move.
 - *Functional Reactive Animation*, by Conal Elliott and Paul Hudak, 1997: where the words come
   from.
 - The library under this course: README.md has a table of ideas and files.

 ## Recap

 - Other libraries have the same ideas, and sometimes the same words for other things. Test the
   timeline.
 - `values` reads a signal in a loop; `Signal(sequence)` is the way back.
 - Leaving the loop disposes, disposing cancels; a task has to read that it was cancelled.
 - One answer is a function. Many values from many sides, in time, are signals.

 Now do exercise 18: `swift run course check 18`. You will build three bridges, port a pipeline, and
 finish your Mini library until the cases pass. After that, look in a program of yours for three
 variables that have to be kept in step, and put a signal there.
 */

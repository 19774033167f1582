import Marbles
import Notebook
import Observation
import ReactiveCore

/*:
 # Onward

 *50 minutes to read, 90 for the exercise.*

 This course taught the ideas of one library, ReactiveCocoa 2.5, in the Swift of today. Libraries
 come and go; their ideas stay. At the end of this page you can

 - find each idea again in ReactiveSwift, RxSwift, Combine and in Swift itself,
 - name the words that mean something else there,
 - read a signal in a `for try await` loop, and make a signal of an asynchronous sequence,
 - port a pipeline to async/await, and say what you win and what you lose,
 - say when a plain function is better than a signal.

 New here: `values`, `value`.

 ## Where the ideas went

 ReactiveCocoa learned from Rx, the Reactive Extensions of Microsoft, and was made for Cocoa. Both
 words, hot and cold, come from Rx. There both are one thing, an observable. ReactiveCocoa asks of
 each signal which of the two it is, as you have done since chapter 09.

 ReactiveSwift is ReactiveCocoa's own child. It gave hot and cold a type each. RxSwift is Rx for Swift.
 Combine is Apple's. It has Rx's ideas, typed errors, and demand: a subscriber says how many values it
 can take.

 The first column of the next table is not typed by hand. `typeName` asks the compiler, so a name that
 is wrong would not compile:
 */
func typeName(_ type: Any.Type) -> String {
  String("\(type)".prefix { $0 != "<" })
}

/*:
 The other three libraries are not on this machine. Their names are from their documents, in a list
 that is not shown. `zip` joins each of our types with its row.
 */
cell("The types") {
  // snippet.hide
  let there = [
    ["SignalProducer", "Observable", "Publisher"],
    ["pipe", "PublishSubject", "PassthroughSubject"],
    ["MutableProperty", "BehaviorSubject", "CurrentValueSubject"],
    ["replayLazily", "ReplaySubject", "-"],
    ["Action", "-", "-"],
    ["Disposable", "Disposable", "AnyCancellable"],
    ["Scheduler", "SchedulerType", "Scheduler"],
  ]
  // snippet.show
  let here: [Any.Type] = [
    Signal<Int>.self, Subject<Int>.self, BehaviorSubject<Int>.self,
    ReplaySubject<Int>.self, Command<Int, Int>.self, Disposable.self,
    Scheduler.self,
  ]
  let rows = zip(here, there).map { [typeName($0)] + $1 }
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
 The row of `Command` is the emptiest: neither Rx nor Combine took that idea over.

 Types are few; most of a program is operators. In the next table our column comes from the run. The
 description of a signal ends with the operator that made it (chapter 16), in the spelling of
 ReactiveCocoa, and `operatorName` cuts it out. "same" stands for the same name.
 */
func operatorName(_ signal: Signal<Int>) -> String {
  let last = "\(signal)".split(separator: " -").last ?? ""
  return String(last.prefix { $0 != ":" && $0 != " " })
}

cell("The operators") {
  // snippet.hide
  let there = [
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
    ["sample(on:)", "withLatestFrom", "-"],
    ["on(value:)", "do(onNext:)", "handleEvents"],
  ]
  // snippet.show
  let one = Signal.return(1)
  let made = [
    one.flattenMap { .return($0) }, Signal.return(one).switchToLatest(),
    one.startWith(0), one.concat(one), one.take(1), one.skip(1),
    one.distinctUntilChanged(), one.catch { _ in one },
    one.throttle(.seconds(1), on: .main), one.deliver(on: .main),
    one.sample(one), one.doNext { _ in },
  ]
  let rows = zip(made, there).map { [operatorName($0)] + $1 }
  print(Table(["here", "ReactiveSwift", "RxSwift", "Combine"], rows))
  //> here                  ReactiveSwift     RxSwift         Combine
  //> ────────────────────────────────────────────────────────────────────────
  //> flattenMap            flatMap(.merge)   flatMap         flatMap
  //> switchToLatest        flatten(.latest)  switchLatest    same
  //> startWith             prefix(value:)    same            prepend
  //> concat                same              same            append
  //> take                  take(first:)      same            prefix
  //> skip                  skip(first:)      same            dropFirst
  //> distinctUntilChanged  skipRepeats       same            removeDuplicates
  //> catch                 flatMapError      same            same
  //> throttle              debounce          debounce        debounce
  //> deliverOn             observe(on:)      observe(on:)    receive(on:)
  //> sample                sample(on:)       withLatestFrom  -
  //> doNext                on(value:)        do(onNext:)     handleEvents
}

/*:
 With these two tables you can begin to read a program of any of them.

 ## The same word, another meaning

 A word that looks known is a trap when it means something else. Two of them are counted here. First,
 the tries of `retry(3)` on a signal that always fails. Second, the connections of an `autoconnect`: one
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
 In RxSwift the same two numbers are 3 and 2. Look twice at these:

 | word | here | there |
 |---|---|---|
 | `Signal` | hot or cold | ReactiveSwift: hot only |
 | a disposable that is dropped | nothing happens | Combine (`AnyCancellable`): it cancels |
 | `retry(3)` | four tries | RxSwift: three |
 | `autoconnect` | connects once | RxSwift (`refCount`), Combine: connect again |
 | `throttle` | waits for a pause | elsewhere that is `debounce` |
 | `timeout` | for the whole signal | RxSwift, Combine: for each value anew |
 | `sample` | the latest value, at each tick | RxSwift: only if it is new since the last tick |
 | `flattenMap` | side by side | `flatMap` of sequences: one after the other |

 When you move a pipeline to another library, do what this course did: write down the timeline,
 and test it there.
 */

challenge(
  "RxSwift's numbers", from: "Words that differ",
  "Make it print RxSwift's two numbers: 3 tries, 2 connections.")
//> tries: 3, connections: 2

/*:
 ## What Swift itself has

 Swift has parts of this story as its own, and these are on this machine. So `typeName` asks the
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
 **Observation**. It tells when a property changes, as `@Observed` did in chapter 15. `@Observable` is a
 macro: it writes code into the class that reports each reading and each writing of a property.
 */
@Observable final class Cart { var items = 0 }

/*:
 `withObservationTracking` runs its first closure at once, and remembers which properties it read.
 `onChange` is for their change.
 */
cell(
  "Observation",
  predict: .lines(
    "The cart changes twice. How many lines are printed?", about: .numberOfLines)
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
 It told once, before the change, and without the value. For a screen that draws itself anew this
 is right: it will look again. For `scan`, `throttle` or `zip` it is not enough. A signal tells
 each value, in its order.

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
 The three events of chapter 04 are all there. A value is a turn of the loop, and a completion is its
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
 And disposal? Leave the loop. The next signal sends three values and never ends. When it is disposed
 of, it sends a word to `goodbye`. A second loop reads that word; `prefix(1)` ends it after one.
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
 and disposal cancels that task. Now all operators of the course are yours.

 `makeStream` makes an `AsyncStream` with two ends, like a pipe. What you `yield` into the entry comes
 out of the other end.
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
 Up to here nothing is lost. `flatMap` is another matter. Here are two chats, Ann's and Ben's, and a
 signal that sends both. One chain goes through them with `flattenMap`, the other with the `flatMap` of
 sequences. The chats are replay subjects, so the loop comes late and misses nothing.
 */
await cell(
  "flatMap is not flatMap",
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
 `flattenMap` listened to both chats side by side. The `flatMap` of sequences goes to the second chat
 when the first has ended: it is our `concat`. If Ann's chat never ended, the loop would never see a
 line of Ben's.
 */

challenge(
  "The same order", from: "flatMap is not flatMap",
  "Change the chain of the signal, so that it gives the order of the loop.")
//> signal: A1 A2 B1 B2
//> loop:   A1 A2 B1 B2

/*:
 ## The newest search

 And `switchToLatest`? There is no such operator in the standard library. You keep the task, and
 cancel it when the next query comes. A task is not stopped by that. It is told, and it has to
 ask: `Task.isCancelled`.

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
 The state is back: a variable, and a line that must not be forgotten. In chapter 07 it was one
 word.

 ## When not to use signals

 One question, one answer: that is a function. `async` gives it a way to wait and `throws` a way to
 fail. In the next cell `async let` starts two requests side by side, and `await` waits for both. With
 signals this is a `zip`, and each reader has to remember how `zip` ends. Here there is nothing to
 remember.
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
 the question: the latest of both, the newest only, after a pause, until it is gone, at most
 three. There the operators say in a word what a loop says in a page.

 ## Your own library

 From chapter 04 on you built `MiniSignal` and its friends. What makes them a library is not their
 size. It is that they keep the same promises. In the exercise the course's own conformance cases
 run on them: each case has the number of a statement about ReactiveCocoa, and runs twice, on
 `Signal` and on `MiniSignal`. Both have to give the same timeline.

 ## Recap

 - The ideas are the same everywhere; some words are not. Test the timeline.
 - `values` reads a signal in a loop; `Signal(sequence)` is the way back.
 - Leaving the loop disposes, disposing cancels; a task that is cancelled has to ask.
 - One answer is a function. Many values from many sides, in time, are signals.

 Now do exercise 18: `swift run course check 18`. You will build three bridges, port a pipeline,
 and finish your Mini library until the cases pass. After that there is no next chapter: there is
 your own program. Look for a place where three variables keep each other right, and put a signal
 there.
 */

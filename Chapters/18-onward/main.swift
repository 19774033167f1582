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

 ReactiveCocoa learned from Rx, the Reactive Extensions of Microsoft, and was made for Cocoa. One
 thing it kept apart, and you met it in chapter 09: hot and cold. Rx has one type for both.

 ReactiveSwift is ReactiveCocoa's own child; it gave hot and cold a type each. RxSwift is Rx for
 Swift. Combine is Apple's; it has Rx's ideas, typed errors, and demand: a subscriber says how
 many values it can take.

 A `Table` prints rows in columns. The first column here is no text: it is the name of the type
 itself, asked from the compiler. The other libraries are not on this machine, so theirs are from
 their documents.
 */
cell("The types") {
  func name(_ type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
  let (behavior, replay) = (BehaviorSubject<Int>.self, ReplaySubject<Int>.self)
  let rows = [
    [name(Signal<Int>.self), "SignalProducer", "Observable", "Publisher"],
    [name(Subject<Int>.self), "pipe", "PublishSubject", "PassthroughSubject"],
    [name(behavior), "MutableProperty", "BehaviorSubject", "CurrentValueSubject"],
    [name(replay), "replayLazily", "ReplaySubject", "-"],
    [name(Command<Int, Int>.self), "Action", "-", "-"],
    [name(Disposable.self), "Disposable", "Disposable", "AnyCancellable"],
    [name(Scheduler.self), "Scheduler", "SchedulerType", "Scheduler"],
  ]
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
 You can read a program of any of them now. The row of `Command` is the emptiest: neither Rx nor
 Combine took that idea over.

 ## The same word, another meaning

 A word that looks known is a trap when it is not. Two of the entries in the column "here" are
 counted by the cell: the tries of `retry(3)` on a signal that always fails, and the connections
 of an `autoconnect` when a second listener comes after the first has left. `initially` runs an
 effect at each subscription. The rest you saw on the pages before.
 */
cell("Words that differ") {
  let scheduler = TestScheduler()
  var (tries, connections) = (0, 0)
  let failing = Signal<Int>.error(SignalError.timedOut).doError { _ in tries += 1 }
  scheduler.schedule { failing.retry(3).subscribe(error: { _ in }) }
  scheduler.run()
  let endless = Signal<Int>.never().initially { connections += 1 }
  let shared = endless.publish().autoconnect()
  for _ in 1...2 { shared.subscribe().dispose() }
  let rows = [
    ["retry(3)", "tries: \(tries)", "RxSwift: 3"],
    ["autoconnect", "connections: \(connections)", "RxSwift, Combine: 2"],
    ["throttle", "waits for a pause", "debounce everywhere else"],
    ["timeout", "until the end", "RxSwift, Combine: between two values"],
    ["flatMap", "side by side", "sequences: one after the other"],
  ]
  print(Table(["word", "here", "there"], rows))
  //> word         here               there
  //> ────────────────────────────────────────────────────────────────────
  //> retry(3)     tries: 4           RxSwift: 3
  //> autoconnect  connections: 1     RxSwift, Combine: 2
  //> throttle     waits for a pause  debounce everywhere else
  //> timeout      until the end      RxSwift, Combine: between two values
  //> flatMap      side by side       sequences: one after the other
}

/*:
 When you move a pipeline to another library, do what this course did: write down the timeline,
 and test it there.

 ## What Swift itself has

 Swift got two parts of this story as its own. **Observation** tells when a property changes:
 chapter 15 did it with `@Observed`. **Asynchronous sequences** bring values over time into a
 `for` loop.

 First Observation. `@Observable` writes code into a class; the next cell writes it by hand, so
 that you see it. A registrar is told of each reading and each writing. `withObservationTracking`
 runs a closure, and remembers what it read.
 */
cell("Observation", predict: "The cart changes twice. What is printed?") {
  final class Cart: Observable {
    private let registrar = ObservationRegistrar()
    private var count = 0
    var items: Int {
      get {
        registrar.access(self, keyPath: \.items)
        return count
      }
      set {
        registrar.withMutation(of: self, keyPath: \.items) { count = newValue }
      }
    }
  }
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

 `values` is the signal as an asynchronous sequence. Each loop is a subscription.
 */
await cell("A loop over a signal", predict: "Five lines. In which order?") {
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
 A completion ends the loop, and an error is thrown where the loop stands. The three events of
 chapter 04 are all there: a turn, the end, a `throw`.
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

/*:
 And the fourth, disposal? Leave the loop. The next signal ticks for ever. Its timer must stop
 when nobody listens any more; a second sequence, `goodbye`, waits for the news.
 */
await cell("Leaving the loop", predict: "How often does it print \"tick\"?") {
  let (goodbye, door) = AsyncStream.makeStream(of: String.self)
  let ticks = Signal<String> { subscriber in
    let timer = Scheduler.background().schedule(
      after: .zero, every: .milliseconds(5)
    ) { subscriber.sendNext("tick") }
    return Disposable {
      timer?.dispose()
      door.yield("the timer has stopped")
      door.finish()
    }
  }
  for try await tick in ticks.values {
    print(tick)
    break
  }
  for await word in goodbye { print(word) }
  //> tick
  //> the timer has stopped
}

/*:
 There is one thing to know about `values`. A signal pushes and a loop pulls. Values that come
 while the loop is busy wait in a queue, and the queue has no limit. A fast signal and a slow loop
 need a `throttle` or a `sample` in between.

 ## A sequence as a signal

 The way back is an initializer. Each subscription goes through the sequence in a task of its own,
 and disposal cancels that task. Now all operators of the course are yours.
 */
await cell("A sequence as a signal") {
  let (orders, till) = AsyncStream.makeStream(of: Int.self)
  for price in [3, 4, 5] { till.yield(price) }
  till.finish()
  let totals = Signal(orders).scan(0) { $0 + $1 }
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
 Up to here nothing is lost. `flatMap` is another matter. Two recordings: the values came as A1,
 B1, A2, B2. Ours listens to both inner signals side by side. The one of the sequences goes to the
 second when the first has ended. It is our `concat`.
 */
await cell("flatMap is not flatMap", predict: "Four values on one line. In which order?") {
  let (a, b) = (ReplaySubject<String>(), ReplaySubject<String>())
  for (subject, value) in [(a, "A1"), (b, "B1"), (a, "A2"), (b, "B2")] {
    subject.sendNext(value)
  }
  for subject in [a, b] { subject.sendCompleted() }
  let both = Signal<Signal<String>>.return(a).concat(.return(b))
  let inTurn = both.values.flatMap { $0.values }
  var seen: [String] = []
  for try await value in inTurn { seen.append(value) }
  print(seen.joined(separator: " "))
  //> A1 A2 B1 B2
}

/*:
 ## The newest search

 And `switchToLatest`? There is no such operator in the standard library. You keep the task, and
 cancel it when the next query comes. A task is not stopped by that. It is told, and it has to
 ask: `Task.isCancelled`. The `value` of a task comes when the task is done.
 */
await cell("The newest search", predict: "Three lines. What is printed for each query?") {
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

 One question, one answer, in order: that is a function. `async` gives it a way to wait and
 `throws` a way to fail. With signals it would be a `zip` of two requests, which nobody has to
 decode.
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

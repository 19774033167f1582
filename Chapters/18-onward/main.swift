import Contacts
import Notebook
import ReactiveCore

/*:
 # Onward

 *49 minutes to read, 90 for the exercise.*

 Tomorrow you are at work, and your project doesn't use this library. It has a screen in SwiftUI
 with `async` and `await`, a module in Combine, and an old one in RxSwift. Each of them has a search
 field, and page 01's bug compiles in all of them.

 So take two questions along: **what ends the old search, and what ends the last one, when the screen is
 closed?** This page asks them of tasks, of five dialects, and of the borders between them.

 At the end of this page you can

 - say in five dialects what ends the old search, and what ends the last one,
 - name the words that mean something else in another library,
 - read a signal in a `for try await` loop, and make a signal from an asynchronous sequence,
 - say when a plain function is better than a signal.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 10: when does `share()` start its work, and when does it stop?
 - Page 12: in which libraries is our `throttle` called `debounce`?

 ## The loop that shows the old answer

 In Swift's own concurrency a search is a task, and `try await server.find(text).first()` is its answer:
 the task waits, and the thread is free. (The `first()` of page 12 blocks its thread.) `Screen` belongs to the
 main actor, and so do the tasks below.
 */
@MainActor final class Screen {
  var text = ""
  var rows: [String] = []
  var line: String { "\(text): \(rows.joined(separator: " "))" }
}

// snippet.hide
/// Waits until the server has been asked so many questions.
@MainActor func wait(for count: Int, at server: Server) async {
  while server.requests.count < count { await Task.yield() }
}
// snippet.show

/*:
 The user types `ca` and then `cat`, and each query starts a task. The server takes three seconds to
 answer, and five for `ca`. (Hidden lines move the clock, and wait for both tasks before the last
 line.)
 */
await cell(
  "The loop that shows the old answer",
  predict: .choice(
    "What does the screen show at the end?",
    ["cat: Cato", "cat: Caleb Cato", "ca: Caleb Cato"],
    because: [
      """
      `await` waits for an answer and doesn't choose one. The task for `ca` is still running, and it
      finishes last.
      """,
      "The tasks set only the rows. The text has been `cat` since the second keystroke.",
    ])
) {
  // snippet.hide
  let clock = TestScheduler()
  let server = Server(slow: ["ca": .seconds(5)], on: clock)
  // snippet.show
  let screen = Screen()
  var searches: [Task<Void, any Error>] = []
  for text in ["ca", "cat"] {
    screen.text = text
    let search = Task {
      let rows = try await server.find(text).first()
      screen.rows = rows ?? []
    }
    searches.append(search)
  }
  // snippet.hide
  await wait(for: 2, at: server)
  clock.advance(by: .seconds(3))
  try await searches[1].value
  clock.advance(by: .seconds(2))
  try await searches[0].value
  // snippet.show
  print(screen.line)
  //> cat: Caleb Cato
}

why(
  "Which change fixes it?", from: "The loop that shows the old answer",
  [
    .wrong(
      "Write `Task { @MainActor in`, so that one task runs at a time.",
      because: """
        Both tasks run on the main actor already. An actor decides where the work runs, not when
        the answers come. See *The loop that shows the old answer*.
        """),
    .wrong(
      "Begin each task with a pause: `try await Task.sleep(for: .milliseconds(10))`.",
      because: """
        A pause helps only if the next query cancels the task that's waiting. Here both tasks continue,
        and both answers come a little later, in the same order. See *The loop that shows the old
        answer*.
        """),
    .right(
      "Compare when the answer is there: `if screen.text == text { screen.rows = rows ?? [] }`."),
  ])
//> cat: Cato

/*:
 This is like page 01's fix by hand, with the text in place of the number. It hides the old answer, but it
 doesn't end the old search.

 ## The newest search

 To cancel the old request, keep the task in a variable, and cancel it when the next query comes. The task
 prints a line when its `await` returns. (Hidden lines wait until each request has been sent.)
 */
await cell(
  "The newest search",
  predict: .choice(
    "What is the first line?", about: .line(1),
    ["cat: answered", "ca: canceled", "ca: answered"],
    because: [
      """
      Canceling sets a flag, but doesn't stop a task. `first()` throws, and after the `try?` the
      task continues, and prints its line.
      """,
      "The task checks its flag before it prints, and the flag is set by then.",
    ])
) {
  // snippet.hide
  let clock = TestScheduler()
  let server = Server(slow: ["ca": .seconds(5)], on: clock)
  // snippet.show
  let screen = Screen()
  var search: Task<Void, Never>?
  for text in ["ca", "cat"] {
    screen.text = text
    // snippet.hide
    let old = search
    // snippet.show
    search?.cancel()
    search = Task {
      let rows = try? await server.find(text).first()
      print("\(text): \(Task.isCancelled ? "canceled" : "answered")")
      if !Task.isCancelled { screen.rows = rows ?? [] }
    }
    // snippet.hide
    await old?.value
    await wait(for: text == "ca" ? 1 : 2, at: server)
    // snippet.show
  }
  // snippet.hide
  clock.advance(by: .seconds(3))
  // snippet.show
  await search?.value
  print(screen.line)
  print("given up: \(server.givenUp.joined(separator: ", "))")
  //> ca: canceled
  //> cat: answered
  //> cat: Cato
  //> given up: find ca
}

/*:
 The rule: **canceling a task sets a flag, and the task has to look at it.** `first()` does that for you: it
 ends its subscription, which cancels the request, and throws a `CancellationError`. Your own code has to
 check `Task.isCancelled`. So the search takes a variable, a `cancel()` that you must not forget, and a
 check. On page 07 it was one operator.

 ## Five dialects

 Here is the search of the address book five times, in a view controller: it waits for a pause,
 drops repeats, keeps the newest search, and updates the screen. `find` is a closure that keeps the
 server and not the screen. It catches its own error, and answers an empty query with an empty list
 (page 17). First the form that you know:

 ```swift
 texts
   .throttle(.milliseconds(300), on: .main)
   .distinctUntilChanged()
   .map(find)
   .switchToLatest()
   .deliverOnMainThread()
   .take(until: lifetime.ended)
   .subscribeNext { [weak self] in self?.show($0) }
 ```

 RxSwift is the Rx family's library for Swift:

 ```swift
 texts
   .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
   .distinctUntilChanged()
   .flatMapLatest(find)
   .observe(on: MainScheduler.instance)
   .subscribe(onNext: { [weak self] in self?.show($0) })
   .disposed(by: bag)
 ```

 Combine is Apple's own, on Apple's systems only:

 ```swift
 texts
   .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
   .removeDuplicates()
   .map(find)
   .switchToLatest()
   .receive(on: DispatchQueue.main)
   .sink { [weak self] in self?.show($0) }
   .store(in: &cancellables)
 ```
 */

why(
  """
  `texts` is the signal of the screen's text field. In each chain, the last closure is replaced
  with `show`, a method of the view controller, and the screen is closed. Which chains still keep
  the controller?
  """,
  [
    .wrong(
      "The second and the third: only the first has a `take(until:)`.",
      because: """
        `lifetime.ended` comes when the controller is released. The method keeps the controller, so it
        never is.
        """),
    .wrong(
      "Only the first: the bag and the set are released with the screen.",
      because: """
        The bag disposes when it's released, but the controller holds it, and the method keeps the
        controller, so neither is released.
        """),
    .right("All three: a method that is passed by name keeps `self` (page 14)."),
  ])

/*:
 So keep the `weak`.

 The fourth form uses asynchronous sequences. The standard library has no operator that keeps only the newest
 search, but Apple's package swift-async-algorithms has one. (In version 1.1.5 it can hang or crash when the
 queries change fast: issue 437.)

 ```swift
 let search = Task { [weak self] in
   let rows = texts
     .debounce(for: .milliseconds(300))
     .removeDuplicates()
     .flatMapLatest(find)
   for await names in rows { self?.show(names) }
 }
 ```

 And SwiftUI alone, where `rows` is a `@State` and `find` an asynchronous function that may throw:

 ```swift
 List(rows, id: \.self) { Text($0) }
   .searchable(text: $text)
   .task(id: text) {
     do {
       try await Task.sleep(for: .milliseconds(300))
       let found = try await find(text)
       try Task.checkCancellation()
       rows = found
     } catch {}
   }
 ```

 The empty `catch` swallows every error.
 */

why(
  "This `find` ignores cancellation. Which line keeps the old answer off the screen?",
  [
    .wrong(
      "`.task(id: text)`",
      because: """
        It cancels the old task when the text changes, and that sets a flag. `find` still returns
        its answer. See *The newest search*.
        """),
    .wrong(
      "`try await Task.sleep(for: .milliseconds(300))`",
      because: "It throws if the task is canceled during the pause. Here the old task is past it."),
    .right("`try Task.checkCancellation()`"),
  ])

/*:
 | | what ends the old search? | what ends the last one? |
 |---|---|---|
 | here | `switchToLatest` | `take(until:)`, or a disposable |
 | RxSwift | `flatMapLatest` | the bag, when it is released |
 | Combine | `switchToLatest` | the set of cancellables, when it is released |
 | asynchronous sequences | `flatMapLatest` | your call of `search.cancel()`, for example in `deinit` |
 | SwiftUI | `.task(id:)`, when the text changes, and the check | `.task(id:)`, when the view disappears |

 If you review a search and can't say what ends the old one, you have found the first cell of this
 page.

 ## The same word, another end

 The chains look so much alike that you could translate them word by word. Try that with RxSwift and a
 countdown like page 17's. Here is the countdown in this library:
 */
cell(
  "Words that differ",
  predict: .choice(
    "How often has the clock ticked after a minute?", about: .lastLine,
    ["ticks: 3", "ticks: 4", "ticks: 60"],
    because: [
      "`zip` needs no fourth tick: the numbers have ended, so no pair can follow.",
      "With the last pair `zip` completes, and disposes the clock. (In RxSwift it would tick 60 times.)",
    ])
) {
  let scheduler = TestScheduler()
  var ticks = 0
  let clock = Signal.interval(.seconds(1), on: scheduler)
    .doNext { _ in ticks += 1 }
  clock.zip(with: [3, 2, 1].lazyList.signal(on: scheduler))
    .subscribe(next: { print($1) }, completed: { print("go") })
  scheduler.advance(by: .seconds(60))
  print("ticks: \(ticks)")
  //> 3
  //> 2
  //> 1
  //> go
  //> ticks: 3
}

/*:
 RxSwift prints 3, 2, and 1, too, but never `go`. Its `zip` ends when *all* inputs have ended, and a clock
 never does, so it ticks on, and its ticks pile up in memory. Four more that differ:

 | word | here | there |
 |---|---|---|
 | `retry(3)` | three more tries after the first | RxSwift: three in all |
 | `autoconnect`, after its last subscriber | stays disconnected | Combine, and RxSwift's `refCount`: connects again for the next one |
 | `throttle` | waits for a pause | RxSwift and Combine: that is `debounce`, and their `throttle` limits how often a value is sent |
 | a disposable that is dropped | nothing happens | Combine's `AnyCancellable`: it cancels |

 The article *Moving an app* lists about forty more, nearly all tested with the same diagrams. Before you move
 a pipeline, write down its timeline and test it there: with an error, an early end, and a second subscriber.

 ## When not to use signals

 One question with one answer is a function. With `async` it can wait, and with `throws` it can fail. You can
 also start it with `async let`, and then its task can't outlive the braces around it: leaving them cancels
 the task, and waits until it's over.

 Two counts run side by side here. The phone needs an hour, and the server is offline.
 */
await cell(
  "One answer is a function",
  predict: .choice(
    "What is printed?",
    [
      "caught: offline", "caught: offline\nphone: canceled", "phone: canceled\ncaught: offline",
    ],
    because: [
      "The error leaves the braces, so the phone's task is canceled. `sleep` notices that, and throws.",
      "The task can't outlive its braces, so it ends before `catch` begins.",
    ])
) {
  func count(in place: String) async throws -> Int {
    if place == "server" { throw ServerError.offline }
    do {
      try await Task.sleep(for: .seconds(3600))
    } catch {
      print("\(place): canceled")
      throw error
    }
    return 2
  }
  do {
    async let phone = count(in: "phone")
    async let server = count(in: "server")
    print("together: \(try await server + phone)")
  } catch {
    print("caught: \(error)")
  }
  //> phone: canceled
  //> caught: offline
}

/*:
 The braces end the other task. (A `Task { … }` outlives the braces around it, so the searches at the beginning of
 this page had nothing to end them.) With signals you'd use `zip`, and you'd have to know when it ends.

 A plain function is also better where the steps should be read in order, and where every nanosecond counts.
 A loop does one thing after the other, like `concat`, and it's easier to debug than a chain. For a screen
 that only shows the current state, `@Observable` (page 15) is enough.

 Use signals when values come again and again, from more than one side, and **time** is part of the
 question: the latest of both, only the newest, after a pause, until a screen is released, at most three.
 Suppose the search depends on the query *and* on a chosen group:

 ```swift
 Signal.combineLatest(texts, groups)
   .throttle(.milliseconds(300), on: .main)
   .map { find($0, $1) }
   .switchToLatest()
 ```

 With tasks alone, each input needs a loop and a variable, and both loops cancel the running search and
 start another. (With `combineLatest`, `debounce`, and `flatMapLatest` of swift-async-algorithms it's a
 chain again.)

 ## A signal in a loop

 An app can use both. A screen with `await` can read a signal, and a signal can read a sequence. But at
 each border the question returns: if one side ends, what does the other side do? `values` turns a signal
 into an asynchronous sequence, and each loop over it is a subscription.
 */
await cell(
  "A loop over a signal",
  predict: .choice(
    "What is the first line?", about: .line(1), ["subscribed", "no loop yet", "Ada"],
    because: [
      "`values` starts nothing. The loop subscribes when it begins.",
      "The name is sent at the subscription, and the loop subscribes.",
    ])
) {
  let rows = Signal<String> { subscriber in
    print("subscribed")
    subscriber.sendNext("Ada")
    subscriber.sendError(ServerError.offline)
    return nil
  }
  let values = rows.values
  print("no loop yet")
  do {
    for try await row in values { print(row) }
    print("the end")
  } catch {
    print("caught: \(error)")
  }
  //> no loop yet
  //> subscribed
  //> Ada
  //> caught: offline
}

/*:
 A completion ends the loop, and an error is thrown out of it.
 */

challenge(
  "No throw", from: "A loop over a signal",
  "Catch the error in the signal, so that the loop reaches its end.")
//> no loop yet
//> subscribed
//> Ada
//> the end

challenge(
  "From nothing",
  """
  Make the signal of page 01 that sends 3, 2, and 1. Read it in a loop, print each number, and then
  "start". The signal has to complete, or the loop never ends.
  """)
//> 3
//> 2
//> 1
//> start

/*:
 And if the loop ends first? The next signal sends three values and never ends. When it's disposed, it sends
 to `goodbye`. A second loop waits for that; `prefix(1)` ends it after one value.
 */
await cell(
  "Leaving the loop",
  predict: .choice(
    "What is printed?",
    ["blink", "blink\nthe lamp is off", "blink\nblink\nblink\nthe lamp is off"],
    because: [
      "Leaving the loop disposes its subscription, and that turns the lamp off.",
      "`break` leaves the loop in its first iteration. The other two values are dropped.",
    ])
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
 A signal pushes and a loop pulls. Values that arrive while the loop is busy are queued, without a limit,
 because a signal has no **backpressure**: a slow reader can't slow its sender down. For a fast signal and
 a slow loop, put a `throttleLatest` or a `sample` in between. (Combine's `values` *loses* what a
 `PassthroughSubject` sends while the loop is busy. Put a `buffer` before it.)

 ## A sequence as a signal

 `Signal(sequence)` crosses the border the other way: each subscription iterates the sequence in a task of its
 own, and disposing it cancels the task. (For a single asynchronous call, write
 `Signal.async { try await … }`.)

 Is a sequence cold, as most signals are? Here is a stream of three names, and two open screens that loop over
 it at the same time.
 */
func names() -> AsyncStream<String> {
  AsyncStream { stream in
    for name in ["Ada", "Cai", "Grace"] { stream.yield(name) }
    stream.finish()
  }
}

@MainActor func rowsOfTwoScreens(
  _ names: some AsyncSequence<String, some Error>
) async throws -> Int {
  let screens = [Screen(), Screen()]
  let loops = screens.map { screen in
    Task { for try await name in names { screen.rows.append(name) } }
  }
  for loop in loops { try await loop.value }
  return screens[0].rows.count + screens[1].rows.count
}

await cell(
  "Two loops, one stream",
  predict: .choice(
    "How many rows do the two screens have together?",
    ["stream: 6\nshared: 6", "stream: 3\nshared: 6", "stream: 3\nshared: 3"],
    because: [
      "A stream has one run. Each of its values is read once, by one loop.",
      "`replayLazily` reads the stream once, and keeps the names for each of its subscribers.",
    ])
) {
  print("stream:", try await rowsOfTwoScreens(names()))
  let shared = Signal(names()).replayLazily()
  print("shared:", try await rowsOfTwoScreens(shared.values))
  //> stream: 3
  //> shared: 6
}

/*:
 **An `AsyncStream` has one consumer.** A second screen takes names from the first one, without a warning.
 (With an `AsyncThrowingStream` the program stops.) So share the stream, here with `replayLazily`, and let
 each screen loop over `values`. (In swift-async-algorithms that's `stream.share()`.)

 ## The compiler as a guard {folded}

 Swift 6 rejects most programs in which two threads could use one object at the same time: a value may go to
 another thread if, for example, its type is `Sendable`, such as a number, a string, or a `@MainActor` class.

 But the compiler can't know on which thread a chain will call a closure of the main actor. So the library
 checks the thread before it calls a callback, or an effect such as `doNext`'s, and stops the program if it's
 the wrong one:

 `A signal called a closure of the main actor on another thread. Put deliverOnMainThread() before it,
 or mark the closure @Sendable.`

 The next cell puts `deliverOnMainThread()` where the message asks for it. In code outside the main actor,
 `@MainActor in` says that a closure belongs to the main actor.
 */
await cell(
  "Back on the main thread",
  predict: .choice(
    "The source sends on a background thread. Which rows does the screen have?",
    ["[]", #"["Ada", "Cai"]"#, #"["ADA", "CAI"]"#],
    because: [
      "Both names were delivered on the main thread, and the loop waited for the end.",
      "`map` comes before the effect, so the effect gets what `map` has made.",
    ])
) {
  let screen = Screen()
  let names = Signal<String> { subscriber in
    for name in ["Ada", "Cai"] { subscriber.sendNext(name) }
    subscriber.sendCompleted()
    return nil
  }
  let shown = names.subscribe(on: .background())
    .map { $0.uppercased() }
    .deliverOnMainThread()
    .doNext { @MainActor in screen.rows.append($0) }
  for try await _ in shown.values {}
  print(screen.rows)
  //> ["ADA", "CAI"]
}

/*:
 The compiler and the library don't catch these three mistakes:

 - a closure of `map`, `filter`, or `scan` that changes outside state. Keep them pure (page 01): a
   `map` that counts in a property of `Screen` loses counts in the background, silently;
 - a `var` that a recipe or a callback captures, while another thread uses it;
 - two threads that send to one operator together, such as a `scan` (page 12).

 (With RxSwift and Combine, Swift 6 stops the program at the first of the three, and also at harmless
 closures: see *Moving an app*.)

 ## An operator of your own {folded}

 If no two existing operators do what you want, write one. Its recipe subscribes to the source with
 `forward`, and overrides only the events that it changes. Its state is a variable of the recipe, so each
 subscription has its own. `named` keeps the operator in the name of the chain.
 */
extension Signal {
  func everyOther() -> Signal<Value> {
    Signal(of: self) { subscriber in
      var isOdd = false
      self.forward(
        to: subscriber,
        next: { value in
          isOdd.toggle()
          if isOdd { subscriber.sendNext(value) }
        })
    }
    .named("-everyOther", of: self)
  }
}

cell("An operator of your own") {
  let typed = Subject<String>().setName("typed")
  let texts = typed.everyOther()
  texts.subscribe(next: { print($0) }, completed: { print("over") })
  for text in ["c", "ca", "cat"] { typed.sendNext(text) }
  typed.sendCompleted()
  print(texts)
  //> c
  //> cat
  //> over
  //> [typed] -everyOther
}

/*:
 With two inputs, two threads may send at the same moment. Join the inputs with `merge` or `combineLatest`, and
 keep your state after that.

 ## A bridge to Combine {folded}

 An app that moves to or from Combine needs two bridges: from a publisher, such as the `$name` of a
 `@Published` property, to a signal, and back. They were run with OpenCombine; with Apple's, import `Combine`.

 ```swift
 func signal<P: Publisher>(of publisher: P) -> Signal<P.Output> {
   Signal { subscriber in
     let subscription = publisher.sink(
       receiveCompletion: { end in
         switch end {
         case .finished: subscriber.sendCompleted()
         case .failure(let error): subscriber.sendError(error)
         }
       },
       receiveValue: { subscriber.sendNext($0) })
     return Disposable { subscription.cancel() }
   }
 }
 ```

 `signal(of: model.$name)` is cold: each subscription calls `sink`. `sink` asks for all values, so
 backpressure ends here.

 ```swift
 struct SignalPublisher<Output>: Publisher {
   typealias Failure = any Error
   let signal: Signal<Output>

   func receive<S>(subscriber: S)
   where S: Combine.Subscriber, S.Input == Output, S.Failure == Failure {
     let values = PassthroughSubject<Output, Failure>()
     let subscription = SerialDisposable()
     values.buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest)
       .handleEvents(receiveCancel: { subscription.dispose() })
       .subscribe(subscriber)
     // This comes last, because the subject keeps nothing.
     subscription.disposable = signal.subscribe(
       next: { values.send($0) },
       error: { values.send(completion: .failure($0)) },
       completed: { values.send(completion: .finished) })
   }
 }
 ```

 The `buffer` keeps the values that the subscriber hasn't asked for. (A disposed `SerialDisposable` disposes
 everything it's given later.) The rest of the app gets `SignalPublisher(signal: rows).eraseToAnyPublisher()`.

 ## In ReactiveCocoa 2.5 {folded}

 ReactiveCocoa came from GitHub in 2012, and learned from Rx, Microsoft's library for .NET. Version 2.5, of
 April 2015, is the last one in Objective-C alone. It has one type for hot and for cold signals, as Rx has;
 version 3 split it into `Signal` and `SignalProducer`, the heart of ReactiveSwift today. *Moving an app*
 explains an old screen in Objective-C line by line, has a plan for moving it, and ends with further
 reading.

 In November 2026 we compiled and ran the forms of the search with RxSwift 6.10.2, OpenCombine 0.14.0 (an
 open-source Combine), and swift-async-algorithms 1.1.5. Only SwiftUI's wasn't compiled: it follows Apple's
 documentation.

 ## Recap

 Answer first, then look:

 1. What does `cancel()` do to a running task?
 2. What ends the old search here, in RxSwift, in Combine, with asynchronous sequences, and in
    SwiftUI?
 3. Which words would you test before you move a pipeline to RxSwift?
 4. You leave a loop over `values`. What happens to the signal?
 5. Two loops read one `AsyncStream` at the same time. What does each get?

 *It sets a flag, which the task has to check · `switchToLatest`, `flatMapLatest`, `switchToLatest`,
 `flatMapLatest`, `.task(id:)` with a check · `zip`, `retry`, `throttle`, and `autoconnect` (`refCount`
 there) · its subscription is disposed · a part of the values.*

 The questions from the beginning: `share()` starts with its first subscriber, and stops with the last; the
 next one starts a new run. Our `throttle` is `debounce` in RxSwift and Combine.

 Now do exercise 18: `swift run course check 18`. You will build three bridges, port a pipeline, and finish
 your own small library. Its tests run the same cases on `Signal` and on your `MiniSignal`, and both have to
 give the same timeline.

 ## Six seconds

 The course began with a list that shows the names for `ca` under `cat`. You have seen that bug in a class
 with a timer, in a screen with a login, and now in two tasks. Each time, every line was right. The bug was a
 line that wasn't there, the one that ends the old search, and a missing line is hard to see.

 That's what a chain is good for. It doesn't know what your screen should do, but it has a word for each
 decision: how long to wait, which answer counts, where it's shown, when it's over. Leave one out, and the
 chain has a gap. After eighteen pages you see it.

 ReactiveCocoa 2.5 is from 2015, Combine from 2019, `async` from 2021, and `@Observable` from 2023. You may
 never import this library again, and the next one is on its way. Ask it the same questions: what ends the old
 work, and what ends the last? How often does it run, on which thread, and who still needs it?

 Your app has a search field, too. Open it, type `c`, `a`, `t`, and wait six seconds.
 */

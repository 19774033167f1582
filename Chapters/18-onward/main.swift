import Contacts
import Notebook
import Observation
import ReactiveCore

/*:
 # Onward

 *57 minutes to read, 90 for the exercise.*

 Tomorrow you are at work, and your project does not use this library. It has a screen in SwiftUI
 with `async` and `await`, a module in Combine, and an old one in RxSwift. All of them have a
 search field with the bug of page 01. At the end of this page you can

 - read a signal in a `for try await` loop, and make a signal from an asynchronous sequence,
 - say in five dialects who ends the old search,
 - name the words that mean something else in another library,
 - say what the Swift compiler guards, and what nobody guards,
 - say when a plain function is better than a signal.

 New here: `values`, `value`, `forward`, `serialized`, `named`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 10: what is `share()`?
 - Page 12: in which libraries is our `throttle` called `debounce`?

 ## The loop that shows the old answer

 In Swift's own concurrency a search is a task, and `try await server.find(text).first()` is its answer:
 the task waits, and the thread is free. (The `first()` of page 12, which blocks its thread, is for code
 that may not `await`.) `Screen` belongs to the main actor, whose work is done on the main thread. The
 cells of this page with `await`, and the tasks in them, belong to it, too.
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
 Somebody types `ca` and then `cat`, and each text starts a task. The server needs three seconds
 for an answer, and five for `ca`. (Hidden lines move the clock. Before the last line they wait for
 both tasks.)
 */
await cell(
  "The loop that shows the old answer",
  predict: .choice(
    "What does the screen show at the end?",
    ["cat: Cato", "cat: Caleb Cato", "ca: Caleb Cato"],
    because: [
      """
      `await` waits for an answer; it does not choose one. The task of `ca` is still there, and it
      finishes last.
      """,
      "The tasks set the rows only. The text has been `cat` since the second key.",
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
        Both tasks run on the main actor already. It decides which thread does the work, and says
        nothing about the order in which the answers come. See *The loop that shows the old
        answer*.
        """),
    .wrong(
      "Begin each task with a pause: `try await Task.sleep(for: .milliseconds(10))`.",
      because: """
        A pause saves requests only if the next text ends the task that waits. Here both tasks live
        on, and both answers come a little later, in the same order. See *The loop that shows the
        old answer*.
        """),
    .right(
      "Compare when the answer is there: `if screen.text == text { screen.rows = rows ?? [] }`."),
  ])
//> cat: Cato

/*:
 The comparison is the fix by hand from page 01, and it leaves the old request running. The next
 cell cancels that request.

 ## The newest search

 You keep the task in a variable, and cancel it when the next text comes. The task prints a line
 when its `await` is over. At the end the cell waits for the newest task: a task has its `value`
 when it is done.
 */
await cell(
  "The newest search",
  predict: .choice(
    "What is the first line?", about: .line(1),
    ["cat: answered", "ca: cancelled", "ca: answered"],
    because: [
      """
      Cancelling stops no task. It sets a flag, which makes `first()` throw; the task goes on after
      the `try?`, and prints its line.
      """,
      "The task asks for its flag before it prints, and the flag is set by then.",
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
      print("\(text): \(Task.isCancelled ? "cancelled" : "answered")")
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
  //> ca: cancelled
  //> cat: answered
  //> cat: Cato
  //> given up: find ca
}

/*:
 The screen is right. The rule: **cancelling a task sets a flag, and the task has to look at it.**
 `first()` looks for you: it ends its subscription, which cancels the request, and throws a
 `CancellationError`. Code of your own has to look at `Task.isCancelled`. So the search needs a
 variable, a line that must not be forgotten, and a flag. On page 07 it was one operator. (The
 standard library has none for it. Apple's package swift-async-algorithms has `flatMapLatest`, from
 version 1.1.3 on.)

 ## A signal in a loop

 `values` is the whole signal as an asynchronous sequence, and a `for try await` loop can go
 through it. Each loop is a subscription.
 */
await cell(
  "A loop over a signal",
  predict: .choice(
    "What is the first line?", about: .line(1), ["subscribed", "no loop yet", "A"],
    because: [
      "`values` starts nothing. The loop subscribes when it begins.",
      "Nothing is sent before somebody subscribes, and that is the loop.",
    ])
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
 A value is an iteration of the loop, a completion is its end, and the loop throws an error. (RxSwift
 and Combine have a property `values`, too. Mind Combine's: it asks for one value at a time, and a
 `PassthroughSubject` does not wait, so what is sent while the loop is busy is *lost*. Put a `buffer`
 before it.)
 */

challenge(
  "From nothing",
  """
  Make the signal of page 01 that sends 3, 2 and 1. Read it in a loop, print each number, and then
  "start". The signal has to complete, or the loop never ends.
  """)
//> 3
//> 2
//> 1
//> start

await cell("The loop throws") {
  let rows = Signal.return("Ada").concat(.error(ServerError.offline))
  do {
    for try await row in rows.values { print(row) }
    print("the end")
  } catch {
    print("caught: \(error)")
  }
  //> Ada
  //> caught: offline
}

challenge(
  "No throw", from: "The loop throws",
  "Catch the error in the signal, so that the loop comes to its end.")
//> Ada
//> the end

/*:
 And if you leave the loop? The next signal sends three values and never ends. When it is
 disposed, it sends to `goodbye`. A second loop waits for that; `prefix(1)` ends it after one
 value.
 */
await cell(
  "Leaving the loop",
  predict: .choice(
    "What is printed?",
    ["blink", "blink\nthe lamp is off", "blink\nblink\nblink\nthe lamp is off"],
    because: [
      "Leaving the loop disposes its subscription, and that turns the lamp off.",
      "`break` leaves the loop in its first iteration. The other two values are thrown away.",
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
 A signal pushes and a loop pulls. Values that come while the loop is busy wait, without a limit: a
 signal has no **backpressure**, no way for a slow reader to slow its sender down. (A sequence that makes
 each value when it is asked has it, an `AsyncStream` has not; Combine has it where the source can wait.)
 A fast signal and a slow loop need a `throttle` or a `sample` in between.

 ## A sequence as a signal

 The way back is an initializer. Each subscription goes through the sequence in a task of its own,
 and disposing it cancels that task. `makeStream` makes an `AsyncStream`, and a continuation for
 it, here `entry`. A value that you `yield` into the entry comes out of the stream.
 */
await cell("A sequence as a signal") {
  let (found, entry) = AsyncStream.makeStream(of: [String].self)
  entry.yield(["Cai", "Cathy"])
  entry.yield(["Caleb"])
  entry.finish()
  let rows = Signal(found).scan([], +)
  for try await shown in rows.values { print("\(shown.count) rows") }
  //> 2 rows
  //> 3 rows
}

/*:
 For a single asynchronous call, `Signal.async { try await … }` makes a cold signal: each
 subscription makes the call anew. How often can you go through a sequence?
 */
func names() -> AsyncStream<String> {
  AsyncStream { stream in
    for name in ["Ada", "Cai", "Grace"] { stream.yield(name) }
    stream.finish()
  }
}

/*:
 Two loops go through the signal of a stream, one after the other, and two more through the same
 with `replayLazily`.
 */
await cell(
  "Two loops, one stream",
  predict: .choice(
    "What does the second loop over the stream get?", about: .line(2),
    ["stream, loop 2: 0 names", "stream, loop 2: 3 names", "stream, loop 2: an error"],
    because: [
      "A stream has one run. Its values are gone when somebody has read them.",
      "The stream remembers that it has ended, and a loop over it is over at once.",
    ])
) {
  let plain = Signal(names())
  let replayed = Signal(names()).replayLazily()
  for (name, signal) in [("stream", plain), ("replayed", replayed)] {
    for loop in 1...2 {
      var count = 0
      for try await _ in signal.values { count += 1 }
      print("\(name), loop \(loop): \(count) names")
    }
  }
  //> stream, loop 1: 3 names
  //> stream, loop 2: 0 names
  //> replayed, loop 1: 3 names
  //> replayed, loop 2: 3 names
}

/*:
 **An `AsyncStream` has one consumer.** Two loops at the same time divide the values; with an
 `AsyncThrowingStream` the program stops. And when the task of one loop is cancelled, the stream ends
 for all: so does the signal of a stream when one subscription to it is disposed. This is the first
 trap of a project with async/await: a second screen reads the stream, and the first one misses
 values, without a warning. Share it: here with `replayLazily` or `share` (page 10), in
 swift-async-algorithms with `share()`, in which a fast reader waits for a slow one unless you give it
 `bufferingPolicy: .unbounded`.

 ## One after the other

 There are two chats, Ann's and Ben's, and a signal that sends both. One chain goes through them
 with `flattenMap`, the other with the `flatMap` of sequences. The chats are replay subjects, so
 the loop misses nothing.
 */
await cell(
  "Two chats",
  predict: .choice(
    "Which order does the loop give?", about: .lastLine,
    ["loop:   A1 B1 A2 B2", "loop:   A1 A2 B1 B2"],
    because: [
      "A loop asks for the next value of one chat, and looks at no other one until that has ended."
    ])
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
 when the first has ended, like our `concat`. If Ann's chat never ended, the loop would never get
 a line of Ben's.
 */

challenge(
  "The same order", from: "Two chats",
  "Change the chain of the signal, so that it gives the order of the loop.")
//> signal: A1 A2 B1 B2
//> loop:   A1 A2 B1 B2

/*:
 ## What the compiler guards

 Swift 6 rejects most programs in which two threads could use one object at the same time; this part
 ends with what it lets pass. A type is `Sendable` if any thread may use its values.
 Numbers, strings and arrays of them are; a class with a `var` is not. For values that are not
 `Sendable` the compiler gives a warning where an operator takes a scheduler (`deliver(on:)`,
 `throttle`, `delay`), and an error where a task or a queue sends them, or a loop reads them.

 `Screen` is `@MainActor`, and so are closures written inside it. The compiler cannot know on which
 thread a chain will call such a closure. So the library checks each call of a callback, of `doNext`
 and the like, and stops the program on a wrong thread, with the line that is missing:

 `A signal called a closure of the main actor on another thread. Put deliverOnMainThread() before it,
 or mark the closure @Sendable.`

 The next cell has that line. In code that is not of the main actor, `@MainActor in` says that a
 closure belongs there.
 */
await cell(
  "Back on the main thread",
  predict: .choice(
    "The source sends on a background thread. Which rows has the screen?",
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
 Four things nobody guards:

 - what the closures of `map`, `filter`, `scan` and the others use. Keep them pure (page 01): a `map`
   that counts in a property of `Screen` loses counts, and nothing says so;
 - a `var` that is captured by a recipe or a callback, and is used on another thread at the same time
   (for the work of a scheduler the compiler warns);
 - the state of `scan`, `take` and the others with one input, when two threads send at once (page
   12). (RxSwift reports this in a debug build, Combine does not);
 - an object that is not `Sendable`, when two tasks get it from one subject.

 With RxSwift, Combine or ReactiveSwift the first of these *is* guarded in Swift 6, by a stop: a
 `.map { $0 + 1 }` that is written in a `@MainActor` class, and called in the background, ends the
 program without a message, because the closure belongs to the main actor. Write
 `.map { @Sendable in $0 + 1 }`, or come back to the main thread before it (MOVING.md).

 ## Observation

 SwiftUI draws a view again when a property that the view has read changes. It learns of the change
 through **Observation**. The macro `@Observable` writes code into the class that reports each reading
 and each writing of a property. `withObservationTracking` runs its first closure at once, and remembers
 which properties it read. `onChange` is called when one of them changes.
 */
@Observable final class Draft { var name = "Ada" }

cell(
  "Observation",
  predict: .choice(
    "The name changes twice. What is printed?",
    [
      "name: Ada\nname: Grace\nname: Cai", "name: Ada\nit will change",
      "name: Ada\nit will change\nit will change",
    ],
    because: [
      "`onChange` is told that there is a change, and gets no value.",
      "One call tracks until the first change. For the next one somebody has to track again.",
    ])
) {
  let draft = Draft()
  withObservationTracking {
    print("name: \(draft.name)")
  } onChange: {
    print("it will change")
  }
  draft.name = "Grace"
  draft.name = "Cai"
  //> name: Ada
  //> it will change
}

/*:
 It reports one change, before it happens, and without the value. That is enough for a screen that
 draws itself again. Two newer forms keep observing. Since Swift 6.2 the loop
 `for await name in Observations({ draft.name })` gets the present value, and then one value after
 each group of changes (Swift Evolution, SE-0475). On Apple's 27 releases (iOS 27, macOS 27) there is
 `withContinuousObservation` (SE-0506).

 For `scan` and `zip` one value for a group of changes may be too few. `Signal.observing(on:)` of
 this library groups as `Observations` does; `@Observed` (page 15) sends each value.

 ## The same word, another meaning

 Two words of the next cell mean something else in other libraries. It counts the tries of
 `retry(3)` on a signal that always fails, and the connections of an `autoconnect` that has two
 listeners, one after the other.
 */
cell(
  "Words that differ",
  predict: .choice(
    "What are the two numbers?",
    ["tries: 3, connections: 2", "tries: 4, connections: 1", "tries: 4, connections: 2"],
    because: [
      "`retry(3)` makes three more tries after the first one. (These are RxSwift's numbers.)",
      "`autoconnect` connects once, and does not begin again. (These are Combine's numbers.)",
    ])
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
 The same program gives 3 and 2 with RxSwift, and 4 and 2 with Combine (run with OpenCombine, its open
 copy). These words differ, the most dangerous first:

 | word | here | there |
 |---|---|---|
 | `zip` | ends when no pair can follow | RxSwift: when *all* inputs have ended; with a clock, never |
 | `values`, and `flatMap` with a limit | what comes meanwhile waits | Combine: it is lost, if the source is a `PassthroughSubject` |
 | `debounce`, the end while a value waits | sends it | Combine, ReactiveSwift: it is lost |
 | `timeout` | fails, for the whole signal | RxSwift, Combine: for each value anew; Combine *completes* |
 | `take(until:)` | the completion of its trigger, too, ends the chain; its error does not | RxSwift: a value or an error ends it, with that error; Combine: a value alone |
 | `share`, after the end | a new run | RxSwift: a new run; Combine: the end alone |
 | `flatMap`, after the error of an inner one | the outer one is disposed | Combine: the outer one works on |
 | `autoconnect` | connects once | RxSwift (`refCount`), Combine: connect again |
 | `retry(3)` | four tries | RxSwift: three; Combine: four |
 | `throttle` | waits for a pause | RxSwift, RxJS, Combine: that is `debounce`, and `throttle` limits how often a value is sent |
 | a plain subject that has ended | sends a late subscriber nothing | RxSwift, RxJS, Combine: its end |
 | a disposable that is dropped | nothing happens | Combine (`AnyCancellable`): it cancels |

 MOVING.md has some forty such rows, nearly all run on the same marbles, and what to write there. When you
 move a pipeline, write down its timeline first, and test it there: with an error, an early end, and a
 second subscriber.

 ## Five dialects

 Here is the search of the address book five times: a pause, no text twice in a row, the newest search,
 the screen. First as you know it:

 ```swift
 texts
   .throttle(.milliseconds(300), on: .main)
   .distinctUntilChanged()
   .map(find)
   .switchToLatest()
   .deliverOnMainThread()
   .take(until: lifetime.ended)
   .subscribeNext(show)
 ```

 RxSwift. It is Rx for Swift, a member of the ReactiveX family, and runs on Linux, too:

 ```swift
 texts
   .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
   .distinctUntilChanged()
   .flatMapLatest(find)
   .observe(on: MainScheduler.instance)
   .subscribe(onNext: show)
   .disposed(by: bag)
 ```

 Combine. It is Apple's, came in 2019, and runs on Apple's systems only:

 ```swift
 texts
   .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
   .removeDuplicates()
   .map(find)
   .switchToLatest()
   .receive(on: DispatchQueue.main)
   .sink(receiveValue: show)
   .store(in: &cancellables)
 ```

 Asynchronous sequences, with swift-async-algorithms:

 ```swift
 let search = Task {
   let rows = texts
     .debounce(for: .milliseconds(300))
     .removeDuplicates()
     .flatMapLatest(find)
   for await names in rows { show(names) }
 }
 ```

 And SwiftUI alone, where `rows` is a `@State` and `find` an asynchronous function:

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

 In the first four `find` has two duties of page 17: it catches its own error, which would end the
 search box, and it answers an empty text with an empty list at once. With both, the first form is the
 search of page 17, without its `share`. In the last one `catch {}` swallows every error, and without
 `checkCancellation` a `find` that does not look at the flag would show the old answer.

 The second, third and fourth were compiled and run in November 2026, with RxSwift 6.10.2, OpenCombine
 0.14.0 and swift-async-algorithms 1.1.5. The last one follows Apple's documentation, and was not
 compiled.

 | | who ends the old search? | who ends the rest? |
 |---|---|---|
 | here | `switchToLatest` | `take(until:)`, or a disposable |
 | RxSwift | `flatMapLatest` | the bag, when it is released |
 | Combine | `switchToLatest` | the set of cancellables, when it is released |
 | asynchronous sequences | `flatMapLatest` | `search.cancel()`, which somebody has to call |
 | SwiftUI | `.task(id:)`, when the text changes, and the check | `.task(id:)`, when the view disappears |

 If you find a search in a review and cannot say who ends the old one, you have found cell 1.

 And this is how it was written for ReactiveCocoa 2.5, in Objective-C, as many apps still have it:

 ```objc
 [[[[[[self.field.rac_textSignal
     throttle:0.3]
     distinctUntilChanged]
     map:^(NSString *text) { return [self find:text]; }]
     switchToLatest]
     deliverOnMainThread]
     subscribeNext:^(NSArray *names) { [self show:names]; }];
 ```

 Read it from the inside: the innermost bracket is the source, and each line adds a step. (Both blocks
 keep `self`: the cycle of page 14.) *An old screen*, in MOVING.md, reads fifty such lines, and has a
 plan for moving them.

 ## Where the ideas came from

 ReactiveCocoa came from GitHub in 2012, and learned from Rx, Microsoft's library for .NET. This course
 follows version 2.5, of April 2015, the last one in Objective-C alone. It has one type for hot and for
 cold signals, as Rx has; version 3 made two of it, `Signal` and `SignalProducer`, the heart of
 ReactiveSwift today.

 ## When not to use signals

 One question with one answer is a function. `async` gives it a way to wait and `throws` a way to
 fail. In the next cell `async let` starts two counts side by side, and `await` waits for both.
 With signals this is a `zip`, and a reader has to know when `zip` ends.
 */
await cell("One answer is a function") {
  func count(_ text: String, in place: String) async throws -> Int {
    let names = ["phone": ["Cai", "Cathy"], "server": ["Cato"]]
    guard let known = names[place] else { throw ServerError.offline }
    return known.filter { $0.lowercased().hasPrefix(text) }.count
  }
  async let phone = count("ca", in: "phone")
  async let server = count("ca", in: "server")
  print("together: \(try await phone + server)")
  //> together: 3
}

/*:
 Use plain values and functions when

 - nothing changes over time: a list is a list,
 - there is one answer: `async` and `throws` say all of it,
 - a person reads the steps in their order: a `for` loop is easier to debug than a chain (page 16),
 - a screen shows the present state and no more: Observation is enough,
 - every nanosecond counts.

 Use signals when values come again and again, from more than one side, and **time** is a part of
 the question: the latest of both, the newest only, after a pause, until it is released, at most
 three. Let the search depend on the text *and* on a group that is chosen:

 ```swift
 Signal.combineLatest(texts, groups)
   .throttle(.milliseconds(300), on: .main)
   .map { find($0, $1) }
   .switchToLatest()
 ```

 With tasks alone, each input needs a loop and a variable, and both loops cancel one search and start
 it anew: three variables, and three tasks that somebody has to cancel. (With `combineLatest`, `debounce`
 and `flatMapLatest` of swift-async-algorithms it is a chain again.)

 ## Inside the library

 The bridge from a signal to a loop is short. An `AsyncThrowingStream` has a `continuation`, which
 is to the loop what a subscriber is to a signal:

 @source(Concurrency/Values.swift, makeAsyncIterator) #fac6ac19

 | line | what it buys |
 |---|---|
 | `continuation.yield($0)` | a value waits in the stream until the loop asks for it |
 | `finish(throwing: $0)`, `finish()` | an end of the signal is an end of the loop |
 | `onTermination` | runs when the loop is over or left, or when its task is cancelled; so it disposes |
 | `Scheduler.withCurrent` | the recipe has a current scheduler, as in every other subscription (page 12) |

 ## An operator of your own

 Look first whether two operators in a row do what you want. If they do not, write one. Its recipe
 subscribes to the source with `forward`, and names only the events that it changes: the others go
 on to `subscriber` as they are, and an end and a disposal give back everything. With two inputs two
 threads may send at the same moment. `serialized()` lets one event at a time go on, and the first
 end of either input ends both.
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

  func both(_ other: Signal<Value>) -> Signal<Value> {
    Signal(of: self) { subscriber in
      let output = subscriber.serialized()
      self.forward(to: output, next: { output.sendNext($0) })
      other.forward(to: output, next: { output.sendNext($0) })
    }
    .named("-both:", of: self) { other.name }
  }
}

cell("An operator of your own") {
  let typed = Subject<String>().setName("typed")
  let spoken = Subject<String>().setName("spoken")
  let texts = typed.everyOther().both(spoken).map { $0.uppercased() }
  texts.subscribe(next: { print($0) }, completed: { print("over") })
  for text in ["c", "ca", "cat"] { typed.sendNext(text) }
  spoken.sendNext("cato")
  spoken.sendCompleted()
  typed.sendNext("lost")
  print(texts)
  //> C
  //> CAT
  //> CATO
  //> over
  //> [[[typed] -everyOther] -both: spoken] -map:
}

/*:
 `named` keeps the operator in the name of the chain, which is the last line. If both inputs change
 one variable, `serialized` comes too late: two threads could write it at once. Make a join that
 exists do the joining, and put your state behind it.

 ## Your own library

 In the exercises from 04 on you build `MiniSignal` and its friends. Now the course's own
 conformance cases run on them: each case tests one documented behavior of ReactiveCocoa, and runs
 on `Signal` and on your `MiniSignal`. Both have to give the same timeline.

 ## To read

 - *ReactiveCocoa Documentation*, version 2.5: the framework overview, the basic operators, the
   design and the memory management guidelines, in the folder `Documentation` of
   ReactiveCocoa/ReactiveCocoa at the tag v2.5.
 - *The introduction to Reactive Programming you've been missing*, by André Staltz: the same ideas
   with Rx.
 - *ReactiveCocoa Tutorial, The Definitive Introduction*, parts 1 and 2, by Colin Eberhardt: a
   login form and a search in Objective-C. Pages 06, 07, 12, 15 and 17 have what it uses.
 - *Interactive diagrams of Rx Observables*, rxmarbles.com: marbles that you can move.
 - *Functional Reactive Animation*, by Conal Elliott and Paul Hudak, 1997: where the words come
   from.
 - *What people ask*, in QUESTIONS.md and in the book: questions from work, each with the cell that
   answers it. *Moving an app*, in MOVING.md: an old screen, the words that differ, a plan.
 - The library under this course: README.md has a table of ideas and files.

 ## Recap

 Answer first, then look:

 1. What does it take to cancel a task, and what does the task have to do?
 2. Two loops read one `AsyncStream` at the same time. What does each get, and what is the fix?
 3. Who ends the old search here, in RxSwift, in Combine, with asynchronous sequences and in SwiftUI?
 4. Which words would you test before you move a pipeline to RxSwift?
 5. In what would you write the search of your own app, and why?

 *`cancel()` sets a flag; the task looks at it · a part of the values; share the stream ·
 `switchToLatest`, `flatMapLatest`, `switchToLatest`, `flatMapLatest`, `.task(id:)` · `zip`,
 `take(until:)`, `timeout`, `retry`, `throttle`, and what is shared · there is no one answer: count who
 ends what.*

 The questions from the beginning: `share()` is one run of the work while anybody listens; when the last
 one has left, the next one starts a new run. Our `throttle` is `debounce` in RxSwift, RxJS and Combine.

 Now do exercise 18: `swift run course check 18`. You will build three bridges, port a pipeline, and
 finish your Mini library until the cases pass. After that, look in a program of yours for three
 variables that have to be kept in sync, and put a signal there.
 */

import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Signals of signals

 *50 minutes to read, 105 for the exercise.*

 Each query starts a search, and a second query comes while the first search is still running. Do you want
 both answers? One after the other? Only the newest? You may never have decided: `flattenMap` did it for
 you, and takes them all.

 At the end of this page you can

 - say what a signal of signals sends, and when its inner signals start,
 - flatten it in four ways: all at once, one after the other, only the latest, only the first,
 - choose between them for a search, a list of pictures, a save, and a login,
 - limit how many inner signals run at a time,
 - say when each of the four completes, and what an error does.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 06: one input of a `merge` completes. Does the result complete?
 - Page 05: when does the result of `flattenMap` complete?

 ## A slow answer

 The bug from page 01, in one chain. The server needs three seconds for an answer, but five for `ca`. In a
 diagram, a text of several letters is in quotes.
 */
cell("A slow answer") {
  let clock = TestScheduler()
  let server = Server(slow: ["ca": .seconds(5)], on: clock)
  let typed = clock.hot("'ca''cat'|")  // cat is typed a second after ca
  asked(typed)  // page 05: trims, and drops empty queries and repeats
    .flattenMap(server.find)
    .subscribeNext { print("\(clock.now): \($0.joined(separator: " "))") }
  clock.run()
  //> 4.0 seconds: Cato
  //> 5.0 seconds: Caleb Cato
}

/*:
 `flattenMap` passes on every answer that arrives, and never ends an old search. So the field says `cat`,
 and the list shows the names for `ca`.

 The fix is `switchToLatest`. `map` makes a search from each query, but starts none; `switchToLatest`
 subscribes to each new one, and disposes the one before it. In this cell you also type `cal`, seven seconds
 after `cat`.
 */
cell(
  "The right answer",
  predict: .choice(
    "Three requests are sent. Which of them are canceled?", about: .lastLine,
    [
      "given up: []", #"given up: ["find ca"]"#,
      #"given up: ["find ca", "find cat"]"#,
    ],
    because: [
      "The answer to `ca` isn't just ignored: its request is canceled.",
      "The answer to `cat` came at four seconds. By eight seconds there was nothing left to cancel.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(slow: ["ca": .seconds(5)], on: clock)
  let typed = clock.hot("'ca''cat'------'cal'|")
  asked(typed).map(server.find).switchToLatest()
    .subscribeNext { print("\(clock.now): \($0.joined(separator: " "))") }
  clock.run()
  print("given up: \(server.givenUp)")
  //> 4.0 seconds: Cato
  //> 11.0 seconds: Caleb
  //> given up: ["find ca"]
}

/*:
 For every `flattenMap` that you write, ask: if a second value arrives while the signal of the first one is
 still running, do I want both? (One gap is left: an empty field. Page 17 closes it.)

 ## A signal of signals

 What did `map` send in *The right answer*? Here it is alone.
 */
cell(
  "A signal as a value",
  predict: .choice(
    "What is the last line?", about: .lastLine, ["requests: 2", "requests: 0", "requests: 1"],
    because: [
      """
      The cell subscribes to the signal that `map` returns, but not to the two signals it sends.
      """,
      "Not even the newest one is subscribed to: that would be `switchToLatest`.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let texts = ["ca", "cat"].lazyList.signal(on: clock)
  texts.map(server.find).subscribeNext { _ in print("arrived") }
  clock.run()
  print("requests: \(server.requests.count)")
  //> arrived
  //> arrived
  //> requests: 0
}

/*:
 `map` sent two signals, not two answers, and neither has a subscriber. Its result is a **signal of
 signals**, or a higher-order signal. Think of an array of arrays. The **outer** signal sends the **inner**
 signals. To **flatten** means to subscribe to the inner signals and pass on their values.
 */

challenge(
  "Two searches", from: "A signal as a value",
  "Change one word of the chain, so that both searches run.")
//> arrived
//> arrived
//> requests: 2

/*:
 ## Three strategies

 You ask two questions, two seconds apart. The first answer has two rows, and takes five seconds; the second
 has one, and takes two. The next three cells differ in one word.
 */
func answer(
  to question: String, on scheduler: TestScheduler
) -> Signal<String> {
  scheduler.cold(question == "a" ? "-a--b|" : "-x|")
}

/*:
 The first strategy is `flatten`, which subscribes to every inner signal that arrives. (`flattenMap` is
 `map` and `flatten`. `merge` does the same with signals that you give it at the start.)
 */
cell(
  "As it comes",
  predict: .choice(
    "Which row is drawn for the list?", about: .lastLine,
    [
      "list      ------a-----------------b-----------x-----|",
      "list      ------a-----------x-----|",
      "list      ------a-----------x-----b-----|",
    ],
    because: [
      "The second answer doesn't wait: `flatten` subscribes to it at once, at two seconds.",
      "`flatten` disposes nothing: the first answer continues beside the second.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  scheduler.cold("a-x-|").map { answer(to: $0, on: scheduler) }
    .recorded("asked", inners: "answer", by: recorder)  // a row for each
    .flatten()
    .recorded("list", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>           0s    1s    2s    3s    4s    5s
  //> asked     1-----------2-----------|
  //> answer 1  ------a-----------------b-----|
  //> answer 2              ^-----x-----|
  //> list      ------a-----------x-----b-----|
}

/*:
 Mixed rows are wrong for search results, and right for messages from two people.

 With the second strategy an answer waits until the one before it has completed. This is `concat`
 without an argument, called on the outer signal.
 */
cell(
  "One after the other",
  predict: .choice(
    "Answer 1 is `-a--b|`. Which row is drawn for answer 2?", about: .line(4),
    [
      "answer 2              ^-----x-----|",
      "answer 2                                ^-----x-----|",
      "answer 2                          ^-----x-----|",
    ],
    because: [
      "The outer signal sent it at two seconds, but `concat` didn't subscribe to it yet.",
      "At four seconds b was sent, but a value isn't an end. The first answer ends at five.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  scheduler.cold("a-x-|").map { answer(to: $0, on: scheduler) }
    .recorded("asked", inners: "answer", by: recorder)
    .concat()
    .recorded("list", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>           0s    1s    2s    3s    4s    5s    6s    7s
  //> asked     1-----------2-----------|
  //> answer 1  ------a-----------------b-----|
  //> answer 2                                ^-----x-----|
  //> list      ------a-----------------b-----------x-----|
}

/*:
 Three seconds late is wrong for a search. For saves, waiting is right: the second version must not
 arrive before the first, and none may be dropped.

 With the third strategy the new answer replaces the old one.
 */
cell(
  "Only the latest",
  predict: .choice(
    "Answer 1 is `-a--b|`. Which row is drawn for it?", about: .line(3),
    [
      "answer 1  ------a-----------------b-----|",
      "answer 1  ------a-----!",
      "answer 1  ------a-----|",
    ],
    because: [
      "It would continue if it still had a subscriber. The switch has disposed it.",
      "The switch disposed it, and disposing sends no completion.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  scheduler.cold("a-x-|").map { answer(to: $0, on: scheduler) }
    .recorded("asked", inners: "answer", by: recorder)
    .switchToLatest()
    .recorded("list", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>           0s    1s    2s    3s    4s
  //> asked     1-----------2-----------|
  //> answer 1  ------a-----!
  //> answer 2              ^-----x-----|
  //> list      ------a-----------x-----|
}

/*:
 For a search that's right, because the old question no longer matters. Now read the two answers as saves,
 and you have lost one.

 Here are all three with the same typing, and `flattenMap` for the first:

 @scene(search, 1)
 */

why(
  "Which of the three is still wrong when every search has ended?",
  [
    .right("`flattenMap`: the slow answer comes last, and stays."),
    .wrong(
      "`concat`: each search waits for the old one.",
      because: """
        It's wrong for the longest time, but the newest answer comes last. See *One after the other*.
        """),
    .wrong(
      "`switchToLatest`: it gives up a search.",
      because: "It gives up only old ones. See *Only the latest*."),
  ])

/*:
 ## Only the first

 You tap *Log in*, nothing seems to happen, and you tap again. The second tap should neither start another
 login nor cancel the first. The fourth strategy, `exhaustMap`, drops a value that arrives while an
 earlier value's signal is still running. A login takes two seconds; the taps come at 0, 1, and 4 seconds.
 */
cell(
  "Only the first",
  predict: .choice(
    "Which logins succeed, and when?",
    [
      "2.0 seconds: welcome\n4.0 seconds: welcome\n6.0 seconds: welcome\n3 requests",
      "2.0 seconds: welcome\n6.0 seconds: welcome\n2 requests",
      "3.0 seconds: welcome\n6.0 seconds: welcome\n3 requests",
    ],
    because: [
      "That's `concat`. It keeps the second tap, and logs in once more.",
      "That's `switchToLatest`, which cancels the first login for the second.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let taps = clock.hot("tt--t|")
  taps.exhaustMap { _ in server.logIn("ada", "123456") }
    .subscribeNext { _ in print("\(clock.now): welcome") }
  clock.run()
  print("\(server.requests.count) requests")
  //> 2.0 seconds: welcome
  //> 6.0 seconds: welcome
  //> 2 requests
}

/*:
 Don't do this to saves: the dropped one could be the newest version. A button that is disabled during its
 request does the same, and the user can see it (page 13).

 ## Switching

 The list shows the names of one group at a time, and you pick the group. Group A completes, B fails, and
 then you pick C.
 */
cell(
  "A completes, B fails",
  predict: .choice(
    "What is printed?",
    [
      "Ada\nBea\nfailed: offline", "Ada\nBen\nBea\nfailed: offline",
      "Ada\nBea\nfailed: offline\nCai",
    ],
    because: [
      "Ben was sent while group A was picked, and a subject keeps nothing.",
      "B's error ended the switch, so C is never subscribed to.",
    ])
) {
  let (a, b, c) = (Subject<String>(), Subject<String>(), Subject<String>())
  let picked = Subject<Signal<String>>()
  picked.switchToLatest().subscribe(
    next: { print($0) },
    error: { print("failed: \($0)") },
    completed: { print("completed") })
  picked.sendNext(a)
  a.sendNext("Ada")
  b.sendNext("Ben")
  a.sendCompleted()

  picked.sendNext(b)
  b.sendNext("Bea")
  b.sendError(ServerError.offline)

  picked.sendNext(c)
  c.sendNext("Cai")
  //> Ada
  //> Bea
  //> failed: offline
}

/*:
 The completion of an inner signal isn't passed on, because another signal may follow. Its error *is* passed
 on, and ends everything. A switch completes when the outer signal and the newest inner one have both
 completed.
 */

challenge(
  "An error that comes too late", from: "A completes, B fails",
  "Move one line, so that B fails and Cai is still printed.")
//> Ada
//> Bea
//> Cai

/*:
 ## Two at a time

 Four rows of the list are shown, and each needs a picture, but the server allows only two
 connections. `flatten(maxConcurrent: 2)` subscribes to two inner signals, and the others wait in a
 queue. When one completes, the first in the queue takes its place.
 */
cell(
  "Two at a time",
  predict: .choice(
    "Which row is drawn for picture 4?", about: .line(6),
    [
      "picture 4              ^-----------d-----|",
      "picture 4                          ^-----------d-----|",
      "picture 4                                ^-----------d-----|",
    ],
    because: [
      "At two seconds one connection was free, and picture 3 was first in the queue.",
      "Picture 3 ended at four seconds. Picture 1 has the other connection.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let pictures: [String: Timeline<String>] = [
    "a": "----a|", "b": "-b|", "c": "-c|", "d": "--d|",
  ]
  scheduler.cold("(abcd|)")  // all four at the same instant
    .map { scheduler.cold(pictures[$0]!) }
    .recorded("rows", inners: "picture", by: recorder)
    .flatten(maxConcurrent: 2)
    .recorded("shown", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>            0s    1s    2s    3s    4s    5s    6s    7s
  //> rows       (1234|)
  //> picture 1  ------------------------a-----|
  //> picture 2  ------b-----|
  //> picture 3              ^-----c-----|
  //> picture 4                          ^-----------d-----|
  //> shown      ------b-----------c-----a-----------d-----|
}

/*:
 A signal in the queue isn't subscribed to. A request loses nothing by waiting, because it starts when it's
 subscribed to, but what a subject sends while it waits is lost. Here the limit is one.
 */
cell(
  "A subject in the queue",
  predict: .choice(
    "b waits for a. What is the third line?", about: .line(3), ["b1", "b2", "completed"],
    because: [
      "b1 was sent while b was in the queue, without a subscriber, and a subject keeps nothing.",
      "The outer signal has completed, but b still waits, and is started when a has completed.",
    ])
) {
  let (a, b) = (Subject<String>(), Subject<String>())
  let signals = Subject<Signal<String>>()
  signals.flatten(maxConcurrent: 1)
    .subscribe(next: { print($0) }, completed: { print("completed") })
  signals.sendNext(a)
  signals.sendNext(b)
  signals.sendCompleted()
  b.sendNext("b1")
  ["a1", "a2"].forEach(a.sendNext)
  a.sendCompleted()
  b.sendNext("b2")
  b.sendCompleted()
  //> a1
  //> a2
  //> b2
  //> completed
}

challenge(
  "From nothing",
  """
  Load the avatars of Ada, Cai, and Grace, one at a time, and print each with its time. `server.avatar`
  makes a signal from a name, which sends the picture after two seconds. You need a clock and a server.
  """)
//> 2.0 seconds: (A)
//> 4.0 seconds: (C)
//> 6.0 seconds: (G)

/*:
 ## One list, in order

 The screen needs the avatars as *one* array, in the order of the names. `collect` waits for the
 completion, and sends all values as an array. The server is slower for Ada and for Cai.
 */
cell(
  "Each in order, one list",
  predict: .choice(
    "What does the `flatten` line say?", about: .line(1),
    [
      "flatten 4.0 seconds: (A) (C) (G)",
      "flatten 4.0 seconds: (G) (C) (A)",
      "flatten 9.0 seconds: (A) (C) (G)",
    ],
    because: [
      "`collect` keeps the order of arrival, and the slowest picture is Ada's.",
      "All three load at once, so the slowest one decides. Nine seconds is what `concat` needs.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(
    slow: ["Ada": .seconds(4), "Cai": .seconds(3)], on: clock)
  let names = ["Ada", "Cai", "Grace"]
  let avatars = names.lazyList.signal(on: clock).map(server.avatar)
  let lists = [
    ("flatten", avatars.flatten().collect()),
    ("concat", avatars.concat().collect()),
  ]
  for (word, list) in lists {
    list.subscribeNext {
      print("\(word) \(clock.now): \($0.joined(separator: " "))")
    }
  }
  clock.run()
  //> flatten 4.0 seconds: (G) (C) (A)
  //> concat 9.0 seconds: (A) (C) (G)
}

/*:
 The right faces, or a quick list? You can have both.
 */

challenge(
  "The same list, sooner", from: "Each in order, one list",
  """
  Show the right order after four seconds. `Signal.zip` (page 06) takes an array of signals, so make an
  array of the requests. (They're sent at once, and those of `flatten` when the clock runs, so the
  `zip` line comes first.)
  """)
//> zip 4.0 seconds: (A) (C) (G)
//> flatten 4.0 seconds: (G) (C) (A)

/*:
 ## Which one?

 | operator | runs | waits | is dropped | for example |
 |---|---|---|---|---|
 | `flatten`, `flattenMap` | all | none | none | messages from two people |
 | `concat` | one | the others | none | saves |
 | `flatten(maxConcurrent:)` | up to the limit | the others | none | pictures |
 | `switchToLatest` | the newest | none | the one before | a search |
 | `exhaustMap` | the first | none | the new one | a login |

 The queue can grow without limit. Each result completes when the outer signal has completed, and no inner
 signal is running or waiting. An error, from the outer signal or a running inner one, ends everything: what
 runs is disposed, and what waits is dropped.

 Other libraries have these names. Combine's limit has no queue: it asks the source for fewer values. An
 array's publisher can wait until it's asked; a `PassthroughSubject` can't, and drops the others.

 | strategy | RxSwift | Combine |
 |---|---|---|
 | all | `flatMap` | `flatMap` |
 | in turn | `concatMap` | `flatMap(maxPublishers: .max(1))`, if the source can wait |
 | a limit | `merge(maxConcurrent:)` | `flatMap(maxPublishers: .max(2))`, if the source can wait |
 | the latest | `flatMapLatest` | `map`, `switchToLatest` |
 | the first | `flatMapFirst` | `flatMap(maxPublishers: .max(1))`, if the source can't wait |

 ## An error and a queue {folded}

 Three names are saved in turn, and the second save fails.
 */
cell(
  "An error and a queue",
  predict: .choice(
    "c waits behind b, and b fails. What is printed?",
    [
      "save a\nsave b\nsave c\nfailed: offline", "save a\nsave b\nfailed: offline",
      "save a\nsave b\nfailed: offline\nsave c",
    ],
    because: [
      "The error doesn't wait for c. It drops what is in the queue.",
      "After an error, no other save is started.",
    ])
) {
  let scheduler = TestScheduler()
  func save(_ name: String) -> Signal<String> {
    Signal { subscriber in
      print("save \(name)")
      if name == "b" { subscriber.sendError(ServerError.offline) }
      subscriber.sendCompleted()
      return nil
    }
  }
  scheduler.cold("(abc|)").map(save).concat()
    .subscribe(error: { print("failed: \($0)") })
  scheduler.run()
  //> save a
  //> save b
  //> failed: offline
}

/*:
 ## Latest by hand {folded}

 You could have written `switchToLatest` with what you know from page 05: a search runs *until* the next
 query is sent.
 */
cell("Latest by hand") {
  let clock = TestScheduler()
  let server = Server(slow: ["ca": .seconds(5)], on: clock)
  let texts = clock.hot("'ca''cat'----------|")
  texts.flattenMap { server.find($0).take(until: texts) }
    .subscribeNext { print("\(clock.now): \($0.joined(separator: " "))") }
  clock.run()
  print("given up: \(server.givenUp)")
  //> 4.0 seconds: Cato
  //> given up: ["find ca"]
}

/*:
 But every search subscribes to `texts` once more. If `texts` has a current value, as a search field does
 (page 08), each new subscriber gets it at once, so `take(until: texts)` ends every search immediately, and
 no answer is shown. And when `texts` completes, the last search is lost. `switchToLatest` subscribes to
 `texts` once, and has neither problem.

 ## Two tasks at a time {folded}

 A task group has no limit, and sends its results in the order in which they arrive. So the loop waits for a
 result before it adds the third task, and each result says which row it's for. Here a picture takes a
 random time.
 */
func load(_ name: String) async -> String {
  for _ in 0..<Int.random(in: 1...9) { await Task.yield() }
  return "(\(name.prefix(1)))"
}

await cell("Two tasks at a time") {
  let names = ["Ada", "Bob", "Cai", "Eve"]
  var pictures = names.map { _ in "" }
  await withTaskGroup(of: (Int, String).self) { group in
    var finished = 0
    for (row, name) in names.enumerated() {
      if row >= 2, let (earlier, picture) = await group.next() {
        pictures[earlier] = picture
        finished += 1
      }
      print("\(name) starts, \(finished) finished")
      group.addTask { (row, await load(name)) }
    }
    for await (row, picture) in group { pictures[row] = picture }
  }
  print(pictures.joined(separator: " "))
  //> Ada starts, 0 finished
  //> Bob starts, 0 finished
  //> Cai starts, 1 finished
  //> Eve starts, 2 finished
  //> (A) (B) (C) (E)
}

/*:
 ## Inside the library {folded}

 `flatten` is one line. (When the closure of a `flattenMap` returns `nil`, that counts as an empty signal.)

 @source(Operators/HigherOrder/Flatten.swift, flatten) #acc63ff3

 Without `flattenMap`, a few lines are enough for a `flatten` that has no limit. `open` counts the signals
 that haven't completed. It begins at 1, for the outer signal.
 */
func flattenedByHand(_ outer: Signal<Signal<String>>) -> Signal<String> {
  Signal { subscriber in
    var open = 1
    let end = {
      open -= 1
      if open == 0 { subscriber.sendCompleted() }
    }
    let fail = { (error: any Error) in subscriber.sendError(error) }
    return outer.subscribe(
      next: { inner in
        open += 1
        inner.subscribe(
          next: { subscriber.sendNext($0) }, error: fail, completed: end)
      }, error: fail, completed: end)
  }
}

/*:
 The disposable that it returns ends only the outer signal. Task 4 of the exercise adds the rest, and the
 limit.

 The library keeps the **running** inner signals, which it has subscribed to, and the **queued** ones, which
 it hasn't, under one lock. This is its test for completion:

 @source(Joining/Flattening.swift, isOver) #59e5b700

 `concat` is `flatten(maxConcurrent: 1)`.

 ## In ReactiveCocoa 2.5 {folded}

 - `switchToLatest` is *Latest by hand*, with `publish` (page 10) for the one subscription, and with
   `[connection.signal concat:[RACSignal never]]`, a signal of texts that never completes.
 - Values had no type. A program that flattened a signal of strings compiled, and crashed in a debug build:
   *Value returned from -flattenMap: is not a stream*.
 - Since version 3 there is one `flatten` with the strategy as its argument: `.Merge`, `.Concat`, or
   `.Latest`; in ReactiveSwift `flatten(.merge)`.

 ## Recap

 Answer first, then look:

 1. A second inner signal arrives while the first one is running. Which operator lets it wait, which one
    drops it, and which one disposes the first?
 2. When does a switch complete?
 3. An inner signal fails. What happens to the other inner signals?
 4. Which operator do you choose for a search, for saves, and for the pictures of a list?

 *`concat`, `exhaustMap`, `switchToLatest` · when the outer signal and the newest inner one have completed
 · those that run are disposed, and those that wait are dropped · `switchToLatest`, `concat`,
 `flatten(maxConcurrent:)`.*

 The questions from the beginning: only if the other inputs have completed. The result of `flattenMap`
 completes when its source and all the signals that it started have completed.

 Now do exercise 07: `swift run course check 7`. You will load files three at a time, find out why a street
 map shows the wrong place, build `flatten(maxConcurrent:)` yourself, and load the pictures of the address
 book. Next comes page 08, about the subjects that this page used.
 */

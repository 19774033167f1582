import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Transforming

 *45 minutes to read, 90 for the exercise.*

 You look for Cato. You type `c`, then a space by mistake, select the space, type an `a` over it, pick `ca`
 from the suggestions, and add a `t`. The field reports five texts, but they ask only three questions.
 We'll clean the text step by step, until each question is asked once.

 At the end of this page you can

 - change and drop values, with `map`, `filter`, and `distinctUntilChanged`, in the right order,
 - run several jobs and learn when all of them are done, with `flattenMap`,
 - carry a result from value to value, with `scan`,
 - set where a stream begins and ends, with `startWith`, `take`, and `skip`,
 - choose the weakest operator, and move steps into a function without a bug.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 04: two subscribers use one recipe. How many times does it run?
 - Page 02: the closure of `flattenMap` returns an empty stream. What's sent for that value?

 ## Every key, every space

 `find` asks the server for each typed text, and `server.requests` lists the requests. Which of the five are
 needed?
 */
cell("Every key, every space") {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let typed = Subject<String>()
  typed.flattenMap { server.find($0) }.subscribe()
  for text in ["c", "c ", "ca", "ca", "cat"] { typed.sendNext(text) }
  print("requests: \(server.requests.count)")
  //> requests: 5
}

/*:
 ## The spaces

 You know `map` and `filter`. `map` can trim each text, and `filter` can drop the empty ones. Almost every
 operator of this page exists for lists, too, so where time doesn't matter, the cells use a list.
 */
cell(
  "Map and filter",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    [#"["c", "c", "ca"]"#, #"["c", "c", "", "ca"]"#, #"["c", "c ", " ", "ca"]"#],
    because: [
      "The filter gets the texts as they were typed, and a space is not an empty text.",
      "`map` trims every text that passes the filter.",
    ])
) {
  let typed = ["c", "c ", " ", "ca"].lazyList
  print(typed.map { $0.trimmed }.filter { !$0.isEmpty }.array)
  print(typed.filter { !$0.isEmpty }.map { $0.trimmed }.array)
  //> ["c", "c", "ca"]
  //> ["c", "c", "", "ca"]
}

/*:
 The second chain would ask the server for an empty text. Each step sees only what the step before it
 sends, so trim first.

 There are two short forms: `mapReplace("tap")` replaces every value with one constant, and `ignore("")`
 drops values that are equal to its argument. All four work on values; errors and completions pass through
 unchanged.

 ## The same text twice

 Without its space, `c ` is a second `c`. `distinctUntilChanged` drops a value that is equal to the previous
 one.
 */
cell(
  "Distinct",
  predict: .choice(
    "What is printed?", ["ca cat ca cat", "ca cat", "ca cat ca"],
    because: [
      "Only neighbors are compared. The second `ca` comes after a `cat`, so it's a change.",
      "The last `cat` comes after a `ca`, so it's a change, too.",
    ])
) {
  let texts = ["ca", "cat", "cat", "ca", "cat"].lazyList
  print(texts.distinctUntilChanged().array.joined(separator: " "))
  //> ca cat ca cat
}

/*:
 The operator remembers one value, however long the stream is. `combinePrevious` remembers one, too: it
 calls a closure with the previous value and the new one. (`distinctUntilChanged` is Combine's
 `removeDuplicates`.)

 ## Where does the filter go?

 Now the text can be cleaned. The address book's `asked` does it with three operators:

 @source(Contacts/Asked.swift, asked) #db487b15

 Why is the filter last? Below, another chain has it in front of `distinctUntilChanged`. You type as in the
 first cell, but then you clear the field and pick `ca` again. A text with a space, or an empty one, is
 drawn in quotes.
 */
cell(
  "Drawn",
  predict: .choice(
    "Which row is drawn with the filter first?", about: .lastLine,
    [
      "filter first  ------c-----------ca----------------ca",
      "filter first  ------c-----------ca------------------",
      "filter first  ------c-----------ca----ca----------ca",
    ],
    because: [
      "The filter drops the empty text, so the two `ca` around it are neighbors.",
      "The second `ca` is equal to its neighbor, so `distinctUntilChanged` drops it.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let typed = Subject<String>()
  asked(typed.recorded("typed", by: recorder))
    .recorded("asked", by: recorder).subscribe()
  typed.map { $0.trimmed }.filter { !$0.isEmpty }.distinctUntilChanged()
    .recorded("filter first", by: recorder).subscribe()
  for text in ["c", "c ", "ca", "ca", "", "ca"] {
    scheduler.advance(by: .seconds(1))
    typed.sendNext(text)
  }
  print(recorder.diagram)
  //>               0s    1s    2s    3s    4s    5s    6s
  //> typed         ------c-----'c '--ca----ca----''----ca
  //> asked         ------c-----------ca----------------ca
  //> filter first  ------c-----------ca------------------
}

/*:
 With the filter first, you clear the field, pick `ca` again, and wait for an answer that never comes. With
 `asked` you get it, and only three of the first cell's five requests would be left.

 ## One query, three answers

 The query goes to the phone, the server, and the cloud. The spinner should stop when all of them have
 answered. With callbacks you'd count the answers yourself, or use a dispatch group. If each search is a
 signal, `flattenMap` counts for you: it completes when the source and all the signals that its closure
 made have completed.
 */
func search(
  _ place: String, _ seconds: Int, on scheduler: TestScheduler
) -> Signal<String> {
  Signal { subscriber in
    return scheduler.schedule(after: .seconds(seconds)) {
      subscriber.sendNext("\(place) answered")
      subscriber.sendCompleted()
    }
  }
}

cell(
  "Many jobs, one end",
  predict: .choice(
    "The server takes three seconds, the phone one, the cloud two. What is the second line?",
    about: .line(2),
    [
      "server answered, at 3.0 seconds", "phone answered, at 1.0 seconds",
      "phone answered, at 4.0 seconds",
    ],
    because: [
      "All three start at once. The phone is done after a second and doesn't wait for the server.",
      "That would be one after the other, as with `concat`. Here all three start at once.",
    ])
) {
  let scheduler = TestScheduler()
  let places = [("server", 3), ("phone", 1), ("cloud", 2)].lazyList
  places.signal(on: scheduler)
    .flattenMap { place, seconds in search(place, seconds, on: scheduler) }
    .doNext { print("\($0), at \(scheduler.now)") }
    .subscribeCompleted {
      print("spinner stops")
    }
  print("searching")
  scheduler.run()
  //> searching
  //> phone answered, at 1.0 seconds
  //> cloud answered, at 2.0 seconds
  //> server answered, at 3.0 seconds
  //> spinner stops
}

/*:
 Saving three contacts, with one message at the end, is the same chain. `flattenMap` starts each job as soon
 as its value arrives. Page 07 has operators that run them one after the other, or keep only the latest.

 ## How many so far?

 The answers contain 5 names, 10, and 1, and the list's header shows how many were found so far. `scan`
 keeps such a running result: like `reduce` it takes an initial value and a closure, but it sends *each*
 result. It doesn't send the initial value, so `startWith` puts a 0 in front. The screen's title shows the
 number, too.
 */
cell(
  "Scan",
  predict: .choice(
    "The title subscribes late. What is the last line?", about: .lastLine,
    ["title: 1", "title: 16", "header: 16"],
    because: [
      "The title has its own subscription, so it has its own sum, which began at 0.",
      "Both get the 1 in the order in which they subscribed: header, then title.",
    ])
) {
  let found = Subject<Int>()
  let total = found.scan(0) { sum, count in sum + count }.startWith(0)
  total.subscribeNext { print("header: \($0)") }
  found.sendNext(5)
  found.sendNext(10)
  total.subscribeNext { print("title: \($0)") }
  found.sendNext(1)
  //> header: 0
  //> header: 5
  //> header: 15
  //> title: 0
  //> header: 16
  //> title: 1
}

/*:
 Sixteen names were found, and the title says 1. The sum isn't kept in the signal: it's a local variable of
 one subscription. To show 16 in both places they have to share one subscription, and that's page 10. (In
 Combine, `startWith` is called `prepend`.)
 */

challenge(
  "Count instead of adding", from: "Scan",
  "Change the closure of `scan`, so that it counts the answers.")
//> header: 0
//> header: 1
//> header: 2
//> title: 0
//> header: 3
//> title: 1

challenge(
  "From nothing",
  """
  A switch starts off, and each tap toggles it. Make a list of three taps, toggle with `scan`, and
  print whether the switch is on after each tap. Three lines are enough.
  """)
//> true
//> false
//> true

/*:
 ## Where it begins, where it ends

 `take` passes on the first values and completes; `skip` drops the first values and passes on the rest.
 Below, the rows of a result arrive one per second, and the first two are drawn large. Parentheses hold
 events of the same instant.
 */
cell(
  "Take and skip",
  predict: .choice(
    "Which row is drawn for `large`?", about: .line(3),
    [
      "large  ------A-----(B|)", "large  ------A-----B-----|",
      "large  ------A-----B-----------|",
    ],
    because: [
      "`take(2)` counts. When B arrives it knows that this was the last one, and completes.",
      "`take` doesn't wait for its source to end, because it already has its two rows.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let rows = Subject<String>()
  rows.recorded("rows", by: recorder).take(2)
    .recorded("large", by: recorder).subscribe()
  rows.skip(2).recorded("small", by: recorder).subscribe()
  for row in "ABCD" {
    scheduler.advance(by: .seconds(1))
    rows.sendNext(String(row))
  }
  rows.sendCompleted()
  print(recorder.diagram)
  //>        0s    1s    2s    3s    4s
  //> rows   ------A-----(B!)
  //> large  ------A-----(B|)
  //> small  ------------------C-----(D|)
}

/*:
 With the second row `take` disposes its subscription to the source (`!`), so the source's work stops there.
 `takeLast(2)` sends nothing before the end, because only then does it know the last two values.
 `take(while:)` ends before the first value that fails its test; `skip(while:)` sends that value and all
 later ones.

 `take(until:)` ends the stream when another signal sends. Here the names are shown until you tap Cancel.
 This recorder has no clock: each event gets a column, with everything that it causes.
 */
cell(
  "Until another signal",
  predict: .choice(
    "D is found after the tap. Which row is drawn for `shown`?", about: .lastLine,
    [
      "shown   ------A-----B-----C-----------D",
      "shown   ------A-----B-----C-----!",
      "shown   ------A-----B-----C-----|",
    ],
    because: [
      "The tap also ends the subscription to `names`.",
      "The subscriber hasn't left. The stream is over, so it completes.",
    ])
) {
  let recorder = Recorder()
  let names = Subject<String>()
  let cancel = Subject<String>()
  names.take(until: cancel.recorded("cancel", by: recorder))
    .recorded("shown", by: recorder).subscribe()
  for name in "ABC" { names.sendNext(String(name)) }
  cancel.sendNext("x")
  names.sendNext("D")
  print(recorder.diagram)
  //>         0     1     2     3     4
  //> cancel  ------------------------(x!)
  //> shown   ------A-----B-----C-----|
}

/*:
 `take(until:)` also ends when its argument *completes*, and ignores an error from it. (`take(until:)` and
 `skip(until:)` accept a test, too, the opposite of `while:`. RxSwift's `take(until:)` and Combine's
 `prefix(untilOutputFrom:)` continue when the argument completes.)

 ## One operator for all

 You've met a dozen operators, and most of them do the same thing: for each value, they send none, one, or
 many. `flattenMap` does that with any closure, so it can replace `map` and `filter`:

 ```swift
 typed.map { $0.trimmed }
 typed.flattenMap { .return($0.trimmed) }

 typed.filter { !$0.isEmpty }
 typed.flattenMap { $0.isEmpty ? .empty() : .return($0) }
 ```

 But use the weakest operator that does the job. A colleague who reads `map` knows that no value is lost and
 none is added.

 ## An operator that remembers, for tasks 3 and 4 {folded}

 Can `flattenMap` replace `scan`, too? Below, a variable remembers the sum.
 */
cell(
  "One sum for all",
  predict: .choice(
    "The title subscribes late again. What is the last line?", about: .lastLine,
    ["title: 1", "title: 6", "title: 7"],
    because: [
      "With `scan` each subscription has its own sum. Here both add to one variable.",
      "There is one sum, but two subscriptions call the closure, and each call adds the 1.",
    ])
) {
  let found = Subject<Int>()
  var sum = 0
  let total: Signal<Int> = found.flattenMap { count in
    sum += count
    return .return(sum)
  }
  total.subscribeNext { print("header: \($0)") }
  found.sendNext(5)
  total.subscribeNext { print("title: \($0)") }
  found.sendNext(1)
  //> header: 5
  //> header: 6
  //> title: 7
}

/*:
 Each subscription needs a sum of its own. `bind` is a stronger `flattenMap`, with two closures. The inner
 closure, the **step**, is called with each value. The outer one runs once for each subscription and makes
 the step, so a variable in the outer closure belongs to one subscription:

 ```swift
 found.bind {
   var sum = 0
   return { count, _ in
     sum += count
     return .return(sum)
   }
 }
 ```

 The step's second argument, `_` above, is called `stop`. If the step sets it to `true`, the stream ends
 after this value. Below, `bind` does the job of `take(2)`, and `flattenMap` tries to. (Hidden lines send
 four rows, one per second.)
 */
cell(
  "Stop",
  predict: .choice(
    "Which row is drawn for `flattenMap`?", about: .lastLine,
    [
      "flattenMap  ------1-----2-----------------|", "flattenMap  ------1-----(2|)",
      "flattenMap  ------1-----2-----|",
    ],
    because: [
      "At row 2 the closure returns that row, and nothing in it says that it's the last.",
      "At row 3 the closure returns an empty stream, which ends only itself.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let rows = Subject<Int>()
  let bound: Signal<Int> = rows.recorded("rows (1)", by: recorder).bind {
    { row, stop in
      stop = row == 2
      return .return(row)
    }
  }
  bound.recorded("bind", by: recorder).subscribe()
  rows.recorded("rows (2)", by: recorder)
    .flattenMap { row in row > 2 ? .empty() : .return(row) }
    .recorded("flattenMap", by: recorder).subscribe()
  // snippet.hide
  for row in 1...4 {
    scheduler.advance(by: .seconds(1))
    rows.sendNext(row)
  }
  scheduler.advance(by: .seconds(1))
  rows.sendCompleted()
  // snippet.show
  print(recorder.diagram)
  //>             0s    1s    2s    3s    4s    5s
  //> rows (1)    ------1-----(2!)
  //> bind        ------1-----(2|)
  //> rows (2)    ------1-----2-----3-----4-----|
  //> flattenMap  ------1-----2-----------------|
}

/*:
 The closure of `flattenMap` decides about one value, and can't complete the result. The step of `bind` can:
 it sets `stop`, or it returns `nil`, which ends the stream *before* this value.
 */

challenge(
  "Not this one either", from: "Stop",
  "Row 2 is damaged. Make the step of `bind` end the stream there without sending it.")
//>             0s    1s    2s    3s    4s    5s
//> rows (1)    ------1-----(2!)
//> bind        ------1-----|
//> rows (2)    ------1-----2-----3-----4-----|
//> flattenMap  ------1-----2-----------------|

/*:
 A step can remember, stop, and return any stream. These operators use only part of it:

 | operator | its step remembers | returns | stops |
 |---|---|---|---|
 | `map`, `mapReplace` | nothing | one value | never |
 | `filter`, `ignore` | nothing | one value or none | never |
 | `flattenMap` | nothing | any stream | never |
 | `distinctUntilChanged` | the previous value | one value or none | never |
 | `scan`, `combinePrevious` | the last result or value | one value | never |
 | `skip` | how many are still to skip | one value or none | never |
 | `take` | how many are left | one value | at the last one |

 `startWith`, `takeLast`, and `take(until:)` aren't in the table, because a step runs only when a value
 arrives. `startWith` acts before the first value, `takeLast` at the end, and `take(until:)` when another
 signal sends.

 ## Can two steps become a function?

 The book has groups, a group has people, and people have numbers. You'd like to move two steps into one
 function:

 ```swift
 groups.flattenMap(people).flattenMap(numbers)

 groups.flattenMap { people($0).flattenMap(numbers) }
 ```

 Does the screen still show the same rows? It does, just as `(a + b) + c` is `a + (b + c)`. That's a **law**
 of `flattenMap`. Lists obey it, and so do signals, except for the order of values sent at the same instant.

 May `distinctUntilChanged` move into the function, too? Below, Cai is in both groups.
 */
cell(
  "Inside the function",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    [#"["Ada", "Cai", "Eve"]"#, #"["Ada", "Cai", "Cai", "Eve"]"#, #"["Ada", "Eve"]"#],
    because: [
      "Each call of the closure makes its own `distinctUntilChanged`, which starts without a previous value.",
      "A value that is equal to its neighbor is dropped, but the neighbor stays.",
    ])
) {
  let groups = ["work", "club"].lazyList
  func members(_ group: String) -> LazyList<String> {
    (group == "work" ? ["Ada", "Cai"] : ["Cai", "Eve"]).lazyList
  }
  print(groups.flattenMap { members($0) }.distinctUntilChanged().array)
  print(groups.flattenMap { members($0).distinctUntilChanged() }.array)
  //> ["Ada", "Cai", "Eve"]
  //> ["Ada", "Cai", "Cai", "Eve"]
}

/*:
 So `map`, `filter`, and `flattenMap` may move into the function. An operator that remembers may not,
 because inside the function it starts anew for each group: `take(2)` would take two people from *each*.

 ## A program that checks the laws, for task 5 {folded}

 There are **three laws**. The first two say that `return` adds nothing, in front or behind; the third is
 the one from above.

 1. `.return(x).flattenMap(f)` is `f(x)`.
 2. `stream.flattenMap { .return($0) }` is `stream`.
 3. `stream.flattenMap(f).flattenMap(g)` is `stream.flattenMap { f($0).flattenMap(g) }`.

 A type that has these two operations and obeys the laws is called a **monad**. (Books on functional
 programming call `flattenMap` *bind*. ReactiveCocoa gave that name to the stronger operator.) Here are the
 two steps from above, for arrays:
 */
func people(_ group: String) -> [String] {
  group == "work" ? ["Ada", "Cai"] : ["Eve"]
}
func numbers(_ person: String) -> [String] {
  ["\(person) 1", "\(person) 2"]
}

/*:
 The check runs for any kind of stream, so the operations are closures. `make` turns an array into a stream
 (with one value, that's `return`), and `values` turns a stream into an array that can be compared. (For a
 signal, `toArray` waits for the end.)
 */
struct Family<Stream> {
  let make: ([String]) -> Stream
  let flattenMap: (Stream, @escaping (String) -> Stream) -> Stream
  let values: (Stream) throws -> [String]

  func laws() throws -> [Bool] {
    let start = make(["work", "club"])
    let wrap = { make([$0]) }
    let (f, g) = ({ make(people($0)) }, { make(numbers($0)) })
    let twice = flattenMap(flattenMap(start, f), g)
    let nested = flattenMap(start) { flattenMap(f($0), g) }
    return [
      try values(flattenMap(wrap("work"), f)) == values(f("work")),
      try values(flattenMap(start, wrap)) == values(start),
      try values(twice) == values(nested),
    ]
  }
}

cell("Three laws") {
  let lists = Family<LazyList<String>>(
    make: { $0.lazyList }, flattenMap: { $0.flattenMap($1) },
    values: { $0.array })
  // `.immediate` sends the elements of a list at once.
  let signals = Family<Signal<String>>(
    make: { $0.lazyList.signal(on: .immediate) },
    flattenMap: { $0.flattenMap($1) }, values: { try $0.toArray() })
  print("lists:   \(try lists.laws())")
  print("signals: \(try signals.laws())")
  //> lists:   [true, true, true]
  //> signals: [true, true, true]
}

/*:
 Would this check find a bug? Here is a flattening that takes turns: the first value of each list, then the
 second of each, and so on.
 */
func inTurns(
  _ list: [String], _ transform: (String) -> [String]
) -> [String] {
  let lists = list.map(transform)
  let longest = lists.map(\.count).max() ?? 0
  return (0..<longest).flatMap { index in
    lists.filter { index < $0.count }.map { $0[index] }
  }
}

cell(
  "A stream that breaks a law",
  predict: .choice(
    "Which of the three laws does it keep?", about: .line(1),
    ["[true, true, true]", "[true, true, false]", "[false, false, true]"],
    because: [
      "All values are there, but two of them have changed places, and the order of a stream counts.",
      """
      In the first two laws one of the two operations is a `return`. A single list, or lists of one
      value each, have nothing to take turns with.
      """,
    ])
) {
  let turns = Family<[String]>(
    make: { $0 }, flattenMap: { inTurns($0, $1) }, values: { $0 })
  print(try turns.laws())

  let groups = ["work", "club"]
  print(inTurns(inTurns(groups, people), numbers))
  print(inTurns(groups) { inTurns(people($0), numbers) })
  //> [true, true, false]
  //> ["Ada 1", "Eve 1", "Cai 1", "Ada 2", "Eve 2", "Cai 2"]
  //> ["Ada 1", "Eve 1", "Cai 1", "Eve 2", "Ada 2", "Cai 2"]
}

/*:
 Ada 2 and Eve 2 change places. With shorter lists the check would have missed it: a check covers only its
 inputs.

 ## Inside the library {folded}

 In `bind`, `flattening` tracks the inner signals that one subscription has started, and forwards what they
 send.

 @source(Operators/HigherOrder/Bind.swift, bind) #e9d9f2a8

 `makeStep()` is called inside the recipe, so each subscription gets its own step and its own variables.
 `disposeFirst()` disposes the source, but not the inner signals; the result completes when all of those
 have.

 `flattenMap` is `bind` with a step that has no variables and never stops. In ReactiveCocoa most operators
 of this page are written with `bind`. Here most have their own recipe, which is faster.

 ## Recap

 Answer first, then look:

 1. Which operator of `asked` has to come after `distinctUntilChanged`?
 2. Two subscribers use one `scan`. How many sums are there?
 3. What do you know about a `map`, and not about a `flattenMap`?
 4. Which operators may you move into the closure of a `flattenMap`?

 *`filter` · two, one for each subscription · no value is lost, and none is added · `map`, `filter`, and
 `flattenMap`, which remember nothing.*

 The questions from the beginning: the recipe runs twice. Nothing is sent for that value, and the stream
 continues.

 Now do exercise 05: `swift run course check 5`. You will count unread messages, keep an average, build
 four operators yourself, and write the check that finds a broken law. Next comes page 06, where two
 signals become one.
 */

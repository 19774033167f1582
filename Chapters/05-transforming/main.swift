import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Transforming

 *48 minutes to read, 90 for the exercise.*

 A search field reports every keystroke, stray spaces included, and sometimes the same text twice. If each
 report is a request, the server answers the same question over and over. At the end of this page you can

 - change, drop, and multiply values, with `map`, `filter`, and `flattenMap`,
 - carry something from value to value, with `scan` and `distinctUntilChanged`,
 - set where a stream begins and ends, with `startWith`, `take`, and `skip`,
 - build these operators from `bind`, and say what only `bind` can do,
 - say which law lets you move two steps of a pipeline into a function.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 04: two subscribers use one recipe. How many times does it run?
 - Page 02: the closure of `flattenMap` returns an empty stream. What's sent for that value?

 ## Every key, every space

 Here `find` asks the server for each typed text, and `server.requests` lists the requests. The user types
 `c` and a space, replaces the space with an `a`, picks `ca` from the suggestions, and adds a `t`.
 */
cell(
  "Every key, every space",
  predict: .choice(
    "How many requests are made?", ["requests: 3", "requests: 4", "requests: 5"],
    because: [
      "Three would be enough, but nothing in this chain compares the texts.",
      "The second `ca` is equal to the first, but nothing in this chain drops it.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let typed = Subject<String>()
  typed.flattenMap { server.find($0) }.subscribe()
  for text in ["c", "c ", "ca", "ca", "cat"] { typed.sendNext(text) }
  print("requests: \(server.requests.count)")
  //> requests: 5
}

/*:
 That's five requests for three questions: `c` and `c ` ask the same thing, and `ca` is sent twice. By the
 middle of this page the chain will make three.

 Almost every operator here exists for lists, too. Where time doesn't matter, the cells use a list.

 ## Change each, keep some

 You know `map` and `filter`. Here both get the same closure.
 */
cell(
  "Map and filter",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    [#"["Cai"]"#, "[true, true, false]", #"["Ada", "Alan"]"#],
    because: [
      "`filter` keeps the values for which the closure is true.",
      "`filter` passes each value on unchanged, or drops it.",
    ])
) {
  let names = ["Ada", "Alan", "Cai"].lazyList
  print(names.map { $0.hasPrefix("A") }.array)
  print(names.filter { $0.hasPrefix("A") }.array)
  //> [true, true, false]
  //> ["Ada", "Alan"]
}

/*:
 Two short forms: `mapReplace("tap")` replaces every value with one constant, and `ignore("")` drops values that
 are equal to its argument. All four, like most operators, work on values: errors and completions pass through
 unchanged.

 ## Many from one

 `flattenMap` turns each value into a stream, which may hold no value, one, or many. Here each query becomes a
 list of requests.
 */
cell(
  "Flatten map",
  predict: .choice(
    "How many lines are printed?", about: .numberOfLines, ["3", "4", "5"],
    because: [
      "`ca` and `cat` make two requests each.",
      "For `c` the closure returns an empty list, so there's no request.",
    ])
) {
  let texts = ["ca", "c", "cat"].lazyList
  let requests = texts.flattenMap { text in
    text.count < 2 ? .empty() : ["\(text) (phone)", text].lazyList
  }
  for request in requests { print("find \(request)") }
  //> find ca (phone)
  //> find ca
  //> find cat (phone)
  //> find cat
}

/*:
 Three contacts have to be saved, and the app should say when all of them are. With callbacks you'd count
 the jobs yourself, or use a dispatch group. If each job is a signal, `flattenMap` counts for you: it
 completes when the source and all the jobs have completed. `save` simulates the phone's database, which
 sends a line and completes when the contact is saved.
 */
func save(
  _ name: String, _ seconds: Int, on scheduler: TestScheduler
) -> Signal<String> {
  Signal { subscriber in
    scheduler.schedule(after: .seconds(seconds)) {
      subscriber.sendNext("\(name) saved")
      subscriber.sendCompleted()
    }
  }
}

cell(
  "Many jobs, one end",
  predict: .choice(
    "Ada takes three seconds, Ben one, Cai two. What is the second line?", about: .line(2),
    ["Ada saved, at 3.0 seconds", "Ben saved, at 1.0 seconds", "Ben saved, at 4.0 seconds"],
    because: [
      "All three start at once. Ben is done after a second and doesn't wait for Ada.",
      "That would be one after the other, as with `concat`. Here all three start at once.",
    ])
) {
  let scheduler = TestScheduler()
  let contacts = [("Ada", 3), ("Ben", 1), ("Cai", 2)].lazyList
  contacts.signal(on: scheduler)
    .flattenMap { name, seconds in save(name, seconds, on: scheduler) }
    .doNext { print("\($0), at \(scheduler.now)") }
    .subscribeCompleted {
      print("all saved")
    }
  print("saving")
  scheduler.run()
  //> saving
  //> Ben saved, at 1.0 seconds
  //> Cai saved, at 2.0 seconds
  //> Ada saved, at 3.0 seconds
  //> all saved
}

/*:
 `flattenMap` subscribes to each job as soon as its value arrives. Page 07 has operators that run such jobs
 one after the other, or keep only the latest.

 ## Carry something along

 Colleagues add contacts to the book, a few at a time. The app's icon shows how many are new, and so does
 the title of the screen. `scan` keeps such a running result: like `reduce` it takes an initial value and a
 closure, but it sends *each* result. It doesn't send the initial value, so `startWith` puts a 0 in front.
 */
cell(
  "Scan",
  predict: .choice(
    "The title subscribes late. What is the last line?", about: .lastLine,
    ["title: 1", "title: 16", "icon: 16"],
    because: [
      "The title has its own subscription, so it has its own sum, which began at 0.",
      "Both get the 1 in the order in which they subscribed: icon, then title.",
    ])
) {
  let added = Subject<Int>()
  let new = added.scan(0) { sum, count in sum + count }.startWith(0)
  new.subscribeNext { print("icon: \($0)") }
  added.sendNext(5)
  added.sendNext(10)
  new.subscribeNext { print("title: \($0)") }
  added.sendNext(1)
  //> icon: 0
  //> icon: 5
  //> icon: 15
  //> title: 0
  //> icon: 16
  //> title: 1
}

/*:
 Sixteen contacts are new, and the title says 1. The sum isn't kept in the signal: it's a local variable of
 one subscription, so the title started from 0. To show 16 in both places they have to share one
 subscription, and that's page 10. (In Combine, `startWith` is called `prepend`.)
 */

challenge(
  "Count instead of adding", from: "Scan",
  "Change the closure of `scan`, so that it counts how many times something was added.")
//> icon: 0
//> icon: 1
//> icon: 2
//> title: 0
//> icon: 3
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
 Two more operators look back by one value. `combinePrevious` calls a closure with the previous value and
 the new one, and `distinctUntilChanged` drops a value that is equal to the previous one.
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
 The operator remembers one value, however long the stream is. (Combine calls it `removeDuplicates`.)

 ## The first cell again

 Now the search field can be fixed. The address book's `asked` does it with three operators:

 @source(Contacts/Asked.swift, asked) #db487b15

 The user types the same as in the first cell. This recorder has no clock: each event gets a column, with
 everything that it causes. A value with a space in it is drawn in quotes.
 */
cell(
  "Drawn",
  predict: .choice(
    "Which row is drawn for `asked`?", about: .lastLine,
    [
      "asked  ------c-----------ca----------cat---|",
      "asked  ------c-----------ca----ca----cat---|",
      "asked  ------c-----------ca----------cat----",
    ],
    because: [
      "The second `ca` is equal to its neighbor, so `distinctUntilChanged` drops it.",
      "A completion passes through all three steps.",
    ])
) {
  let recorder = Recorder()
  let typed = Subject<String>()
  asked(typed.recorded("typed", by: recorder))
    .recorded("asked", by: recorder).subscribe()
  for text in ["c", "c ", "ca", "ca", "cat"] { typed.sendNext(text) }
  typed.sendCompleted()
  print(recorder.diagram)
  //>        0     1     2     3     4     5     6
  //> typed  ------c-----'c '--ca----ca----cat---|
  //> asked  ------c-----------ca----------cat---|
}

/*:
 Five texts became three queries, and the order of the steps matters. `map` comes first because `c ` equals
 `c` only after trimming. `filter` comes last: someone who types `ca`, clears the field, and types `ca`
 again wants an answer again, and only the empty text in between keeps the two `ca` from being neighbors.

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
 `take` completes with the second row and disposes its subscription to the source (`!`), so the source's
 work stops there. `takeLast(2)` sends nothing before the end, because only then does it know the last two
 values.

 A second signal can end a stream, too: here contacts are shown until you log out.
 */
cell(
  "Until another signal",
  predict: .choice(
    "D is opened after the logout. Which row is drawn for `shown`?", about: .lastLine,
    [
      "shown   ------A-----B-----C-----------D",
      "shown   ------A-----B-----C-----!",
      "shown   ------A-----B-----C-----|",
    ],
    because: [
      "The logout also ends the subscription to `opened`.",
      "The subscriber hasn't left. The stream is over, so it completes.",
    ])
) {
  let recorder = Recorder()
  let opened = Subject<String>()
  let logout = Subject<String>()
  opened.take(until: logout.recorded("logout", by: recorder))
    .recorded("shown", by: recorder).subscribe()
  for contact in "ABC" { opened.sendNext(String(contact)) }
  logout.sendNext("x")
  opened.sendNext("D")
  print(recorder.diagram)
  //>         0     1     2     3     4
  //> logout  ------------------------(x!)
  //> shown   ------A-----B-----C-----|
}

/*:
 `take(until:)` sends values until its argument sends a value *or completes*, and ignores an error from it.
 (RxSwift's `take(until:)` and Combine's `prefix(untilOutputFrom:)` continue when the argument completes.)

 `take` and `skip` also accept a test: with `while` they take, or skip, as long as it's true. (With `until`,
 as long as it's false.) This book is sorted, except that Aki joined last week.
 */
cell(
  "While and until",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    [#"["Ben"]"#, #"["Ben", "Cai"]"#, #"["Ben", "Aki", "Cai"]"#],
    because: [
      "Once `skip` has let a value pass, it lets all later ones pass, too.",
      "After Ben the test is no longer called, so Aki passes.",
    ])
) {
  let names = ["Ada", "Alan", "Ben", "Aki", "Cai"].lazyList
  print(names.take(while: { $0 < "B" }).array)
  print(names.skip(while: { $0 < "B" }).array)
  //> ["Ada", "Alan"]
  //> ["Ben", "Aki", "Cai"]
}

/*:
 ## Which one?

 | operator | remembers | completes |
 |---|---|---|
 | `map`, `mapReplace`, `filter`, `ignore`, `startWith` | nothing | with its source |
 | `scan`, `distinctUntilChanged`, `combinePrevious` | one value | with its source |
 | `skip` | whether it still skips | with its source |
 | `takeLast` | the last values | with its source |
 | `flattenMap` | the work that is still running | when source and work have completed |
 | `take` with a number | how many are left | with the last value that it takes |
 | `take` with a test | nothing | at the first value that it doesn't take |
 | `take(until:)` with a signal | nothing | when that signal sends or completes |

 The last three also complete if their source does.

 ## Building operators from bind

 This is a good place for a break.

 A picture arrives in four parts, one per second, and you need only the first two: after part 2, the result
 should complete. `bind` is a stronger `flattenMap`: its inner closure, the **step**, gets a second
 argument, and if it sets `stop` to `true`, the stream ends after this value. An outer closure *makes* the
 step, once per subscription. A step's variables are declared there; this step needs none.

 The cell tries it with `bind` and with `flattenMap`, and each chain records the source in a row of its own.
 (Hidden lines send the parts.)
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
      "At part 2 the closure returns that part, and nothing in it says that it's the last.",
      "At part 3 the closure returns an empty stream, which ends only itself.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let parts = Subject<Int>()
  let bound: Signal<Int> = parts.recorded("parts (1)", by: recorder).bind {
    { part, stop in
      stop = part == 2
      return .return(part)
    }
  }
  bound.recorded("bind", by: recorder).subscribe()
  parts.recorded("parts (2)", by: recorder)
    .flattenMap { part in part > 2 ? .empty() : .return(part) }
    .recorded("flattenMap", by: recorder).subscribe()
  // snippet.hide
  for part in 1...4 {
    scheduler.advance(by: .seconds(1))
    parts.sendNext(part)
  }
  scheduler.advance(by: .seconds(1))
  parts.sendCompleted()
  // snippet.show
  print(recorder.diagram)
  //>             0s    1s    2s    3s    4s    5s
  //> parts (1)   ------1-----(2!)
  //> bind        ------1-----(2|)
  //> parts (2)   ------1-----2-----3-----4-----|
  //> flattenMap  ------1-----2-----------------|
}

why(
  "Why doesn't `.empty()` end the second chain?",
  [
    .wrong(
      "It does, but `flattenMap` waits until the streams that it started are over.",
      because: """
        They all complete at once. It waits for its source, which still sends: part 3 and part 4
        are in the row above. See *Stop*.
        """),
    .right("It sends nothing for this value, and doesn't affect the next one."),
    .wrong(
      "An empty signal never completes.",
      because: """
        It completes at once, and has no value. The one that never completes is `never`. See
        *Stop*.
        """),
  ])

/*:
 The closure of `flattenMap` can't complete the result, whatever it returns. The step of `bind` can: it
 sets `stop`, or it returns `nil`, which ends the stream *before* this value.
 */

challenge(
  "Not this one either", from: "Stop",
  "Part 2 is damaged. Make the step of `bind` end the stream there without sending it.")
//>             0s    1s    2s    3s    4s    5s
//> parts (1)   ------1-----(2!)
//> bind        ------1-----|
//> parts (2)   ------1-----2-----3-----4-----|
//> flattenMap  ------1-----2-----------------|

/*:
 Use the weakest operator that does the job. `map` changes each value, `flattenMap` can also drop it,
 multiply it, or fail on it, and `bind` can also remember and stop. A colleague who reads `map` knows that
 no value is lost and none is added.

 ## Can two steps become a function?

 The book has groups, a group has people, and people have numbers. Two steps lead from groups to
 numbers, and you'd like to move both into one function:

 ```swift
 groups.flattenMap(people).flattenMap(numbers)

 groups.flattenMap { people($0).flattenMap(numbers) }
 ```

 Does the screen still show the same rows? It does. Whether you collect the people of all groups first, or
 go group by group, you get the same numbers in the same order, just as `(a + b) + c` is `a + (b + c)`.
 That's a **law** of `flattenMap`. Lists obey it, and so do signals, except that values sent at the same
 instant may change places. Not every way of flattening obeys it. With Ada and Cai at work, Eve in the
 club, and two numbers each, inner lists that take turns would give you this:

 ```
 two steps     Ada 1, Eve 1, Cai 1, Ada 2, Eve 2, Cai 2
 one function  Ada 1, Eve 1, Cai 1, Eve 2, Ada 2, Cai 2
 ```

 ## A scan, from bind {folded}

 The variable is in the outer closure:
 */
cell("From bind") {
  let added = [5, 10, 1].lazyList
  let sums: LazyList<Int> = added.bind {
    var sum = 0
    return { count, _ in
      sum += count
      return .return(sum)
    }
  }
  print(sums.array)
  //> [5, 15, 16]
}

/*:
 ## For the curious: a program that checks the laws {folded}

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
    let (groups, one) = (make(["work", "club"]), { make([$0]) })
    let (f, g) = ({ make(people($0)) }, { make(numbers($0)) })
    let steps = flattenMap(flattenMap(groups, f), g)
    let step = flattenMap(groups) { flattenMap(f($0), g) }
    return [
      try values(flattenMap(one("work"), f)) == values(f("work")),
      try values(flattenMap(groups, one)) == values(groups),
      try values(steps) == values(step),
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

 1. Which is the weakest operator that drops empty queries? Which one makes two rows from a contact?
    Which one numbers the queries? Which one ends at the first empty query?
 2. Where does `scan` keep its sum?
 3. Why are there two closures in `bind`?
 4. Which law lets you move two steps into a function?

 *`filter`; `flattenMap`; `scan`; `take(while:)`, or a `bind` · in the subscription, so each has its own ·
 the outer one runs for each subscription, and holds what the step remembers · two `flattenMap`s, one
 after the other, are equal to one whose function contains the second.*

 The questions from the beginning: the recipe runs twice. Nothing is sent for that value, and the stream
 continues.

 Now do exercise 05: `swift run course check 5`. You will count unread messages, keep an average,
 build three operators from `bind`, and write the check that finds a broken law. Next comes
 page 06, where two signals become one.
 */

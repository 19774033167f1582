import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Transforming

 *55 minutes to read, 90 for the exercise.*

 A search field sends every key, with every space, and sends a text again that it has just sent.
 Each of them would become a request. The operators of this page make a new stream from an old one:
 they change values, drop them, remember them, and say where the stream ends. At the end of this
 page you can

 - turn, drop and multiply values, with `map`, `filter` and `flattenMap`,
 - carry something from value to value, with `scan`, `combinePrevious` and `distinctUntilChanged`,
 - say where a stream begins and where it ends, with `startWith`, `take` and `skip`,
 - build these operators from `bind`, and say what only `bind` can do,
 - say which law lets you move two steps of a pipeline into a function.

 New here: `mapReplace`, `ignore`, `startWith`, `scan`, `distinctUntilChanged`, `combinePrevious`,
 `asked`, `skip`, `takeLast`, `bind`

 Promised here: `immediate`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 04: two subscribers use one recipe. How many times does it run?
 - Page 02: the closure of `flattenMap` returns an empty stream. What becomes of the value?

 ## Every key, every space

 The search screen sends what is typed to the server: `find` makes a request from each text.
 `server.requests` lists the requests. Somebody types `c` and a space, replaces the space with an
 `a`, chooses `ca` from a list of suggestions, and types a `t`.
 */
cell(
  "Every key, every space",
  predict: .choice(
    "How many requests are made?", ["requests: 3", "requests: 4", "requests: 5"],
    because: [
      "Three would be enough. But nothing here compares one text with another.",
      "Nothing drops the second `ca`, although it is equal to the first one.",
    ])
) {
  // snippet.hide
  let clock = TestScheduler()
  let server = Server(on: clock)
  // snippet.show
  let typed = Subject<String>()
  typed.flattenMap { server.find($0) }.subscribe()
  for text in ["c", "c ", "ca", "ca", "cat"] { typed.sendNext(text) }
  print("requests: \(server.requests.count)")
  //> requests: 5
}

/*:
 Five requests were made for three questions: `c` and `c ` ask the same, and `ca` is asked twice.
 This page turns such texts into questions, step by step.

 Almost every operator here exists for both kinds of stream. The cells use lists, which are shorter
 to write, and signals where time matters.

 ## One for one, and some of them

 `mapReplace` makes the same value from each, and `ignore` drops the values that are equal to its
 argument.
 */
cell("Map and filter") {
  let letters = "ABCDEFGHI".lazyList
  print(letters.map { "\($0)\($0)" }.array.joined(separator: " "))
  print(letters.mapReplace("*").array.joined(separator: " "))

  let digits = "123456789".lazyList.map(String.init)
  let even = digits.filter { Int($0)!.isMultiple(of: 2) }
  print(even.array.joined(separator: " "))
  print(even.ignore("4").array.joined(separator: " "))
  //> AA BB CC DD EE FF GG HH II
  //> * * * * * * * * *
  //> 2 4 6 8
  //> 2 6 8
}

/*:
 The operators of this page act on values. A completion or an error passes through them, except where
 the page says when an operator completes.

 ## None, one or many

 You know `flattenMap` from page 02. For a list, it puts the streams that its closure returns one
 after the other. Look at what each closure returns here.
 */
cell(
  "Flatten map",
  predict: .choice(
    "What is the second line?", about: .lastLine,
    ["1_ 3_ 5_ 7_ 9_", "1_ 2 3_ 4 5_ 6 7_ 8 9_", "1_"],
    because: [
      "For an even digit the closure returns an empty stream, and that leaves no value.",
      "An empty stream means nothing for *this* value. It does not end the others.",
    ])
) {
  let digits = "123456789".lazyList.map(String.init)
  let twice = digits.flattenMap { [$0, $0].lazyList }
  print(twice.array.joined(separator: " "))
  let odd = digits.flattenMap { digit in
    Int(digit)!.isMultiple(of: 2) ? .empty() : .return(digit + "_")
  }
  print(odd.array.joined(separator: " "))
  //> 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9
  //> 1_ 3_ 5_ 7_ 9_
}

challenge(
  "Odd ones twice", from: "Flatten map",
  "Change the second closure, so that the last line is `1 1 3 3 5 5 7 7 9 9`.")
//> 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9
//> 1 1 3 3 5 5 7 7 9 9

/*:
 With signals, a value can start work that takes time, and `flattenMap` sends the results as they
 arrive. It completes when the source and everything that was started have completed.

 The address book saves its contacts in the phone's database, letter by letter. `save` makes a
 signal that sends one line after the given number of seconds, and completes.
 */
func save(
  _ letter: String, _ seconds: Int, on scheduler: TestScheduler
) -> Signal<String> {
  Signal { subscriber in
    scheduler.schedule(after: .seconds(seconds)) {
      subscriber.sendNext("\(letter) saved")
      subscriber.sendCompleted()
    }
  }
}

cell(
  "Many jobs, one end",
  predict: .choice(
    "A takes three seconds, B one, C two. What is the second line?", about: .line(2),
    ["A saved, at 3.0 seconds", "B saved, at 1.0 seconds", "B saved, at 4.0 seconds"],
    because: [
      "All three start at once. B is ready after a second, and nothing makes it wait for A.",
      "That would be one after the other, as with `concat`. Here B does not wait for A.",
    ])
) {
  let scheduler = TestScheduler()
  let letters = [("A", 3), ("B", 1), ("C", 2)].lazyList
  letters.signal(on: scheduler)
    .flattenMap { letter, seconds in save(letter, seconds, on: scheduler) }
    .doNext { print("\($0), at \(scheduler.now)") }
    .subscribeCompleted {
      print("All database entries saved successfully.")
    }
  print("saving")
  scheduler.run()
  //> saving
  //> B saved, at 1.0 seconds
  //> C saved, at 2.0 seconds
  //> A saved, at 3.0 seconds
  //> All database entries saved successfully.
}

/*:
 Nobody counted the jobs: the completion says that all of them are done. They ran side by side.
 Page 07 has operators that run them one after the other, or keep only the last.

 ## Carry something along

 Colleagues add contacts to the book. The icon of the app shows how many are new, and so does the
 title of the screen. `scan` keeps such a running result. It takes what `reduce` of an array takes, a
 start value and a closure of the result so far and the new value, and sends *each* result. It does not
 send the start value. `startWith` does, so that there is something to show at once.
 */
cell(
  "Scan",
  predict: .choice(
    "The title subscribes late. What is the last line?", about: .lastLine,
    ["title: 1", "title: 16", "icon: 16"],
    because: [
      "The title has a subscription of its own, and with it a sum of its own, which began at 0.",
      "Both get it, in the order in which they subscribed. The title is the second one.",
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
 The sum is a variable in the recipe of `scan`, so each subscription has its own: the title began at
 0. To show 16 in both, they have to share one subscription (page 10). In Combine `startWith` is
 called `prepend`.
 */

challenge(
  "Count, do not add", from: "Scan",
  """
  Change the closure of `scan`: each of the two wants to know how many times something has been
  added since it subscribed.
  """)
//> icon: 0
//> icon: 1
//> icon: 2
//> title: 0
//> icon: 3
//> title: 1

challenge(
  "From nothing",
  """
  A switch is off at first, and each tap turns it. Make a list of three taps, turn the switch with
  `scan`, and print whether it is on after each of them. Three lines are enough.
  """)
//> true
//> false
//> true

/*:
 Two more operators remember the value before. `combinePrevious` calls a closure with it and the
 new value. The first value has none before it, so you give one: here 100. `distinctUntilChanged`
 drops a value that is equal to the one before.
 */
cell(
  "Distinct",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["ca cat ca cat", "ca cat", "ca cat ca"],
    because: [
      "Only neighbors are compared. The second `ca` comes after a `cat`, so it is a change.",
      "The last `cat` comes after a `ca`, so it is a change, too.",
    ])
) {
  let contacts = [120, 150, 155, 155].lazyList
  let added = contacts.combinePrevious(100) { before, now in now - before }
  print(added.array)

  let texts = ["ca", "cat", "cat", "ca", "cat"].lazyList
  print(texts.distinctUntilChanged().array.joined(separator: " "))
  //> [20, 30, 5, 0]
  //> ca cat ca cat
}

/*:
 The last `ca` and the last `cat` had been sent earlier, but not *just* before, so they pass. This
 operator keeps one value, however long the stream is. In Combine it is `removeDuplicates`.

 ## The first cell again

 Three steps turn texts into questions. `trimmed` removes the spaces around a text,
 `distinctUntilChanged` drops a question that has just been asked, and `filter` drops the empty
 one. The address book has a function for it, `asked`:

 @source(Contacts/Asked.swift, asked) #db487b15

 Now somebody types the texts of the first cell. This recorder has no clock: it counts events, each
 with all that it causes. A value with a space in it is drawn in quotes.
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
 Five texts became three questions. The order of the steps matters. `map` comes first, because `c `
 is equal to `c` only without its space. `filter` comes last: if you type `ca`, clear the field and
 type `ca` once more, you want the answer again. With the empty text between them, the two `ca` are
 not neighbors.

 ## Where it begins, where it ends

 The rows of the list arrive, one each second. The first two are to be drawn large, the others small.
 `take` sends the first values and completes. `skip` drops the first values and sends the rest.
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
      "`take(2)` counts. With B it knows that this was the last one, and ends.",
      "It need not wait for the end of its source: no later row can belong to it.",
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
 Parentheses hold what happens in one instant. `take` ends with the second row, and disposes its
 subscription to the source (`!`). So it also stops work that nobody needs any more.

 A second signal can end the first one: `take(until:)` goes on until its argument sends a value **or
 completes**; an error of the argument is ignored. (Mind this when you come from RxSwift or Combine:
 there `take(until:)` and `prefix(untilOutputFrom:)` go on when the argument completes, and RxSwift's
 fails with its error.) Here contacts are shown until you log out. `takeLast` sends nothing before the
 end, because any value may be followed by another one.
 */
cell("Until another signal") {
  let recorder = Recorder()
  let opened = Subject<String>()
  let logout = Subject<String>()
  let shown = opened.take(until: logout.recorded("logout", by: recorder))
  shown.recorded("shown", by: recorder).takeLast(2)
    .recorded("last two", by: recorder).subscribe()
  for contact in "ABC" { opened.sendNext(String(contact)) }
  logout.sendNext("x")
  opened.sendNext("D")
  print(recorder.diagram)
  //>           0     1     2     3     4
  //> logout    ------------------------(x!)
  //> shown     ------A-----B-----C-----|
  //> last two  ------------------------(BC|)
}

/*:
 After the logout nobody was subscribed to `opened`, so D is in no row.

 `take` and `skip` can also test each value with a closure. With `while` they take, or skip, as long
 as the test is true, and with `until` as long as it is false.
 */
cell(
  "While and until",
  predict: .choice(
    "What is the third line?", about: .line(3),
    ["[26]", "[26, 27]", "[26, 19, 27]", "[19, 27]"],
    because: [
      "A `skip` that has begun to send does not stop: all later values follow.",
      "After the 26 there are no more tests, so the 19 passes.",
      "The 26 fails the test, and so it is the first value that is *not* skipped.",
    ])
) {
  let temperatures = [18, 21, 26, 19, 27].lazyList
  print(temperatures.take(while: { $0 < 25 }).array)
  print(temperatures.take(until: { $0 > 25 }).array)
  print(temperatures.skip(while: { $0 < 25 }).array)
  print(temperatures.skip(until: { $0 > 25 }).array)
  //> [18, 21]
  //> [18, 21]
  //> [26, 19, 27]
  //> [26, 19, 27]
}

/*:
 The 26 ends both `take`s and is not sent; both `skip`s send it first.

 ## Which one?

 | operator | remembers | completes |
 |---|---|---|
 | `map`, `mapReplace`, `filter`, `ignore`, `startWith` | nothing | with its source |
 | `flattenMap` | what still runs | when the source and all that it started have completed |
 | `scan` | the last result | with its source |
 | `distinctUntilChanged`, `combinePrevious` | the value before | with its source |
 | `skip`, and `skip` with a test | how many are left; whether it has begun to send | with its source |
 | `take` | how many are left | with the last that it takes |
 | `take` with a test | nothing | at the first value that it does not take |
 | `take(until:)` with a signal | nothing | when that signal sends or completes |
 | `takeLast` | the last values | with its source |

 The `take`s complete with their source, too, if that comes first.

 ## Most of it can be made from bind

 Try to write `take(2)` with `flattenMap`: nothing that its closure returns completes the stream. The
 closure of `bind` can complete it, and most of this page can be made from `bind`. You will hardly ever
 write it in an app; it shows what an operator is made of.

 `bind` has a closure that makes a stream from each value, as `flattenMap` has; it is called the
 **step**. But you do not give the step to `bind`. You give it a closure that *makes* the step, so
 the step can have variables. (In the literature `flattenMap` itself is called *bind*. ReactiveCocoa
 gave that name to this stronger operator.)

 The cell builds a `scan` and a `map` from `bind`. The `map` needs no variable, so its outer closure
 holds the step and nothing else. The next cell uses the second argument of the step, which is `_`
 here.
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
  let lines: LazyList<String> = added.bind {
    { count, _ in .return("\(count) new") }
  }
  print(lines.array)
  //> [5, 15, 16]
  //> ["5 new", "10 new", "1 new"]
}

/*:
 Why two closures, one inside the other? For a signal the outer one runs once for each
 subscription, so each subscription has its own `sum`, as in *Scan*. For a list it runs once, when
 the list is made, because a list keeps its elements.

 Three operators of this page cannot be made from `bind` alone: `startWith` is a `concat`,
 `takeLast` acts at the end, and `take(until:)` with a signal subscribes to a second signal.

 The second argument of the step is `stop`. A step that sets it to true ends the source after this
 value; `take` needs that. A step that returns `nil` ends the source before this value;
 `take(while:)` needs that. What was started before still runs to its end. `flattenMap` is `bind`
 without `stop`.

 The cell tries to take two parts of a picture with each of them. A source, which is not shown,
 sends four parts, one each second, and completes. Each chain records it in a row of its own, `parts
 (1)` and `parts (2)`.
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
      "At part 2 the closure returns that part, and nothing in it says that it is the last.",
      "At part 3 the closure returns an empty stream. It ends nothing but itself.",
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
  "Why does `.empty()` not end the second chain?",
  [
    .wrong(
      "It does, but `flattenMap` waits until the streams that it started are over.",
      because: """
        They all complete at once. It waits for its source, which still sends: part 3 and part 4
        are in the row above. See *Stop*.
        """),
    .right("It says that this value becomes nothing, and says nothing about the next one."),
    .wrong(
      "An empty signal never completes.",
      because: """
        It completes at once, and has no value. The one that never completes is `never`. See
        *Stop*.
        """),
  ])

/*:
 So some of these operators can do more than others. `flattenMap` can do what `map` and `filter`
 can, and what `try` and `tryMap` of page 11 do: for a bad value the closure returns a signal that
 fails. `bind` can also remember and stop. Use the weakest that does the work: a reader who sees
 `map` knows that no value is lost and none is added.
 */

challenge(
  "Let go of the download", from: "Stop",
  "Add one operator to the second chain, so that its rows end as those of the first.")
//>             0s    1s    2s
//> parts (1)   ------1-----(2!)
//> bind        ------1-----(2|)
//> parts (2)   ------1-----(2!)
//> flattenMap  ------1-----(2|)

challenge(
  "Not this one either", from: "Stop",
  "Part 2 is damaged. Let the step of `bind` end the stream there without sending it.")
//>             0s    1s    2s    3s    4s    5s
//> parts (1)   ------1-----(2!)
//> bind        ------1-----|
//> parts (2)   ------1-----2-----3-----4-----|
//> flattenMap  ------1-----2-----------------|

/*:
 ## May you give two steps a name?

 The book has groups, a group has people, and people have numbers. Two steps lead from groups to
 numbers:

 ```swift
 groups.flattenMap(people).flattenMap(numbers)
 ```

 You would like to move both steps into one function:

 ```swift
 groups.flattenMap { people($0).flattenMap(numbers) }
 ```

 Does it still send the same? It does, because `flattenMap` and `return` keep **three laws**:
 `return` adds nothing, before or after, and how the steps are put into functions does not matter.

 1. `.return(x).flattenMap(f)` is `f(x)`.
 2. `stream.flattenMap { .return($0) }` is `stream`.
 3. `stream.flattenMap(f).flattenMap(g)` is `stream.flattenMap { f($0).flattenMap(g) }`.

 A type that has the two operations and keeps the laws is called a **monad**. You have just used the
 third law. Not every way to flatten keeps it: with that of *A stream that breaks a law* your function
 would show the numbers in another order.

 ## The program behind the laws

 If the laws are enough for you now, skip to *Inside the library*, and come back before task 5 of
 the exercise: there you write such a check. Here are the two steps, as functions that return
 arrays:
 */
func people(_ group: String) -> [String] {
  group == "work" ? ["Ada", "Cai"] : ["Eve"]
}
func numbers(_ person: String) -> [String] {
  ["\(person) 1", "\(person) 2"]
}

/*:
 A struct holds the closures that the laws need, for lists or for signals. `make` makes a stream
 from an array; from an array with one value it makes what `return` makes. `values` reads a stream,
 so that two can be compared.
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

/*:
 `signal(on: .immediate)` sends the elements of a list at once (page 12).
 */
cell("Three laws") {
  let lists = Family<LazyList<String>>(
    make: { $0.lazyList }, flattenMap: { $0.flattenMap($1) },
    values: { $0.array })
  let signals = Family<Signal<String>>(
    make: { $0.lazyList.signal(on: .immediate) },
    flattenMap: { $0.flattenMap($1) }, values: { try $0.toArray() })
  print("lists:   \(try lists.laws())")
  print("signals: \(try signals.laws())")
  //> lists:   [true, true, true]
  //> signals: [true, true, true]
}

/*:
 For signals that take time the laws hold as well, except that values sent at the same instant may
 arrive in a different order.

 Would this program find a bug? Here is another way to flatten: it takes the first value of each
 list, then the second of each, and so on.
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
      "All values are there, but two of them have changed places. A stream has an order.",
      """
      In the first two laws one of the two operations is a `return`. A single value, or lists of a
      single value, have nothing to take turns with.
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
 With this flattening, moving two steps into a function changes what is on the screen. With shorter
 lists the program would not have found it: a check proves only what it tries.

 ## Inside the library

 A few lines are enough for a `bind` of arrays:
 */
extension Array {
  func bound<Output>(
    _ makeStep: () -> (Element, inout Bool) -> [Output]?
  ) -> [Output] {
    let step = makeStep()
    var result: [Output] = []
    var stop = false
    for value in self where !stop {
      guard let inner = step(value, &stop) else { break }
      result += inner
    }
    return result
  }
}

/*:
 A signal cannot be read in a loop, so the library's `bind` says what to do at each value, at an error,
 and at the end. `Flattening` holds the signals that one subscription has started, and passes on what
 they send. `forward` subscribes to the source, and `subscription` ends that source alone.

 @source(Operators/HigherOrder/Bind.swift, bind) #d7a7b271

 | line | what it buys |
 |---|---|
 | `let step = makeStep()` | it is inside the recipe: each subscription has a step, and variables, of its own |
 | `if isOver.isSet { return }` | after `stop` or `nil` the step is not called again, even if the last signal makes the source send |
 | `flattening.start(inner)` | the signal of this value runs beside those that run already, and is counted |
 | `flattening.end(subscription)` | the source is disposed, and not what it has started; the result completes when all of these have |
 | `flattening.sendError` | sends the error to the subscriber, which first disposes everything that this subscription holds |

 And this is `flattenMap`: a step that has no variables, and does not use `stop`. (`named` gives
 the new signal a name; page 16 uses such names.)

 @source(Operators/HigherOrder/FlattenMap.swift, flattenMap) #2d0baa12

 In ReactiveCocoa most operators of this page are written with `bind`. In this library only
 `flattenMap` and a few others are; the rest are written directly, because that is faster.

 ## Recap

 Answer first, then look:

 1. Which is the weakest operator that leaves out empty texts? Which one makes two rows from a contact?
    Which one numbers the texts? Which one ends at the first empty text?
 2. Where does `scan` keep its sum?
 3. Why are there two closures in `bind`?
 4. Which law lets you move two steps into a function?

 *`filter`; `flattenMap`; `scan`; `take(while:)`, or a `bind` · in the subscription, so each has
 one of its own · the outer one runs for each subscription, and holds what the step remembers · the
 third.*

 The questions from the beginning: *twice · it is left out, and the stream goes on.*

 Now do exercise 05: `swift run course check 5`. You will count unread messages, keep an average,
 build three operators from `bind`, and write the check that finds a broken law. Next comes
 page 06, where two signals become one.
 */

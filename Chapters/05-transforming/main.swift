import Marbles
import Notebook
import ReactiveCore

/*:
 # Transforming

 *45 minutes to read, 55 for the exercise.*

 A signal rarely sends just what a screen shows. It sends too much, too often, or in another form.
 The operators of this page make a new stream of an old one, and leave the old one as it is. At the
 end of this page you can

 - turn, drop and multiply values, with `map`, `filter` and `flattenMap`,
 - carry something from value to value, with `scan`, `combinePrevious` and `distinctUntilChanged`,
 - say where a stream begins and where it ends, with `startWith`, `take` and `skip`,
 - say how these can be made from `bind`, and what only `bind` can do.

 New here: `mapReplace`, `ignore`, `startWith`, `scan`, `distinctUntilChanged`, `combinePrevious`,
 `skip`, `takeLast`

 Almost every operator here exists for both kinds of stream, under the same name. A list is shorter
 to write. A signal shows what happens in time. The cells use signals where time matters.

 ## One for one

 `map` makes one value of each value. `mapReplace` always makes the same one: a key press is a key
 press, whichever key it was.
 */
cell("Map") {
  let letters = "ABCDEFGHI".lazyList
  print(letters.map { "\($0)\($0)" }.array.joined(separator: " "))
  print(letters.mapReplace("*").array.joined(separator: " "))
  //> AA BB CC DD EE FF GG HH II
  //> * * * * * * * * *
}

/*:
 ## Some of them

 `filter` keeps the values that pass a test. `ignore` drops the values that are equal to one that
 you name.
 */
cell("Filter") {
  let digits = "123456789".lazyList.map(String.init)
  let even = digits.filter { Int($0)!.isMultiple(of: 2) }
  print(even.array.joined(separator: " "))
  print(even.ignore("4").array.joined(separator: " "))
  //> 2 4 6 8
  //> 2 6 8
}

/*:
 On a signal both work on each value at the moment when it comes. The next cell draws it. This
 recorder has no scheduler, and so it has no clock: it draws a step for each thing that is sent.
 */
cell("Drawn") {
  let recorder = Recorder()
  let keys = Subject<String>()
  keys.recorded("keys", by: recorder)
    .filter { Int($0) == nil }
    .recorded("filter", by: recorder)
    .map { $0.uppercased() }
    .recorded("map", by: recorder)
    .subscribe()
  for key in ["f", "7", "r", "p"] { keys.sendNext(key) }
  keys.sendCompleted()
  print(recorder.diagram)
  //>         0     1     2     3     4     5
  //> keys    ------f-----7-----r-----p-----|
  //> filter  ------f-----------r-----p-----|
  //> map     ------F-----------R-----P-----|
}

/*:
 The completion went through, and an error would have gone through too: these operators act on
 values only. That holds for this whole page, except where it says when an operator completes.

 ## None, one or many

 `map` cannot make two values of one, and `filter` cannot change any. `flattenMap` can do both. Its
 closure makes a whole stream of each value, and all these streams together are the result. The cell
 calls it twice. Look at the stream that each closure returns.
 */
cell(
  "Flatten map",
  predict: .choice(
    "What is the second line?", about: .lastLine,
    ["1_ 3_ 5_ 7_ 9_", "1_ 2 3_ 4 5_ 6 7_ 8 9_", "1_"])
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

/*:
 The first closure makes a stream of two values. The second one makes a stream of one value for an odd
 digit, and an empty stream for an even one.
 */

challenge(
  "Odd ones twice", from: "Flatten map",
  "Change the second closure, so that the last line is `1 1 3 3 5 5 7 7 9 9`.")
//> 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9
//> 1 1 3 3 5 5 7 7 9 9

/*:
 With signals, a value can start work that takes time, and `flattenMap` sends the results as they
 come. It completes when the source and everything that was started have completed.

 A phone saves its contacts, letter by letter. `save` makes a signal that sends one line after so
 many seconds, and completes.
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

/*:
 One line at the end says that all of them are saved.
 */
cell(
  "Many jobs, one end",
  predict: .choice(
    "A takes three seconds, B one, C two. What is the second line?", about: .line(2),
    ["A saved, at 3.0 seconds", "B saved, at 1.0 seconds", "B saved, at 4.0 seconds"])
) {
  let scheduler = TestScheduler()
  let entries = [("A", 3), ("B", 1), ("C", 2)].lazyList
  entries.signal(on: scheduler)
    .flattenMap { letter, seconds in save(letter, seconds, on: scheduler) }
    .doNext { print("\($0), at \(scheduler.now)") }
    .subscribeCompleted { print("all saved, at \(scheduler.now)") }
  print("saving")
  scheduler.run()
  //> saving
  //> B saved, at 1.0 seconds
  //> C saved, at 2.0 seconds
  //> A saved, at 3.0 seconds
  //> all saved, at 3.0 seconds
}

/*:
 All three jobs ran side by side. When they should run one after the other, or only the last of them
 matters, you need the operators of chapter 07.

 ## A first value

 A label that shows the newest message is empty until there is one. `startWith` puts a value before
 all others, so that there is something to show at once.
 */
cell("Start with") {
  let messages = Subject<String>()
  messages
    .startWith("no message yet")
    .subscribeNext { print("label: \($0)") }
  print("a minute later")
  messages.sendNext("Are you there?")
  //> label: no message yet
  //> a minute later
  //> label: Are you there?
}

/*:
 ## Carry something along

 A piggy bank gets amounts, and shows what is in it. For that you need the new amount and the old
 sum. `scan` keeps such a running result: it begins with the value that you give, and folds each new
 value into it. Every result is sent.
 */
cell(
  "Scan",
  predict: .choice(
    "Two people look, the second one late. What is the last line?", about: .lastLine,
    ["second sees 1", "second sees 16", "first sees 16"])
) {
  let amounts = Subject<Int>()
  let total = amounts.scan(0) { sum, amount in sum + amount }
  total.subscribeNext { print("first sees \($0)") }
  amounts.sendNext(5)
  amounts.sendNext(10)
  total.subscribeNext { print("second sees \($0)") }
  amounts.sendNext(1)
  //> first sees 5
  //> first sees 15
  //> first sees 16
  //> second sees 1
}

/*:
 The start value itself is not sent; `startWith(0)` after the `scan` would do that. And each
 subscription has a sum of its own: the second one began at 0, as the sum is a variable in the
 recipe.
 */

challenge(
  "Count, do not add", from: "Scan",
  """
  Change the closure: each of the two wants to know how many amounts have come since they
  began to look.
  """)
//> first sees 1
//> first sees 2
//> first sees 3
//> second sees 1

/*:
 `combinePrevious` keeps less: only the value before. Its closure gets that one and the new one. The
 first value has nothing before it, so you say what stands there. A water meter shows 100 when
 somebody moves in; how much is used between two readings?
 */
cell("Combine previous") {
  let meter = [120, 150, 155, 155].lazyList
  let used = meter.combinePrevious(100) { before, now in now - before }
  print(used.array)
  //> [20, 30, 5, 0]
}

/*:
 `distinctUntilChanged` keeps the value before, too, and drops the new one if the two are equal. A
 search box that is given the same word twice in a row should search once.
 */
cell(
  "Distinct",
  predict: .choice(
    "Five words, two of them different. Which searches are made?",
    [
      "search for sw\nsearch for swift",
      "search for sw\nsearch for swift\nsearch for sw",
      "search for sw\nsearch for swift\nsearch for sw\nsearch for swift",
    ])
) {
  let words = ["sw", "swift", "swift", "sw", "swift"].lazyList
  for word in words.distinctUntilChanged() { print("search for \(word)") }
  //> search for sw
  //> search for swift
  //> search for sw
  //> search for swift
}

/*:
 Look at the last two lines. Both words were searched for before, but not *just* before. Only
 neighbors are compared.

 ## Where it begins, where it ends

 `take` sends the first values and completes. `skip` drops the first values and sends the rest. The
 doors of a club open; a guest comes each second. The first two get a gift, the others do not.
 */
cell("Take and skip") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let guests = Subject<String>()
  guests.recorded("guests", by: recorder).take(2)
    .recorded("take", by: recorder).subscribe()
  guests.skip(2).recorded("skip", by: recorder).subscribe()
  for guest in "ABCD" {
    scheduler.advance(by: .seconds(1))
    guests.sendNext(String(guest))
  }
  guests.sendCompleted()
  print(recorder.diagram)
  //>         0s    1s    2s    3s    4s
  //> guests  ------A-----(B!)
  //> take    ------A-----(B|)
  //> skip    ------------------C-----(D|)
}

/*:
 Parentheses hold what happens in one instant. `take` ends with the second guest, not with the
 third. And it disposes the source (`!`) before it completes. So `take` also stops work that nobody
 needs any more.
 */

challenge(
  "B in both", from: "Take and skip",
  "Change one number, so that B, and no other guest, stands in both rows.")
//>         0s    1s    2s    3s    4s
//> guests  ------A-----(B!)
//> take    ------A-----(B|)
//> skip    ------------B-----C-----(D|)

/*:
 Both exist in a form that does not count, but tests each value with a closure. `while` goes on as
 long as the test is true, `until` as long as it is false.
 */
cell(
  "While and until",
  predict: .choice(
    "What is the third line?", about: .line(3),
    ["[26]", "[26, 27]", "[26, 19, 27]", "[19, 27]"])
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
 The 26 decides all four. It ends a `take`, and is not part of it. For a `skip` it is the first value
 that is sent; after it there are no more tests, so the 19 comes through.

 A signal can also be ended by another signal: `take(until:)` with a signal goes on until that one
 sends a value, or completes. A chat is shown until you log out. `takeLast` sends nothing before the
 end: only then is it known which values are the last.
 */
cell("Until another signal") {
  let recorder = Recorder()
  let chat = Subject<String>()
  let logout = Subject<String>()
  let shown = chat.take(until: logout.recorded("logout", by: recorder))
  shown.recorded("shown", by: recorder).takeLast(2)
    .recorded("last two", by: recorder).subscribe()
  for line in "ABC" { chat.sendNext(String(line)) }
  logout.sendNext("x")
  chat.sendNext("D")
  print(recorder.diagram)
  //>           0     1     2     3     4
  //> logout    ------------------------(x!)
  //> shown     ------A-----B-----C-----|
  //> last two  ------------------------(BC|)
}

/*:
 After the logout nobody was subscribed to the chat, so "D" is in no row.

 ## All of it can be made from bind

 You know `bind` from chapter 02: a closure makes a step, and the step makes a stream of each value.
 The step of a `map` makes a stream of one value. The step of a `filter` makes a stream of one or of
 none. The step of a `scan` makes one, too, and changes a variable that lives outside of the step.

 The cell builds a `map` and a `scan` from `bind`. The second argument of a step comes next.
 */
cell("From bind") {
  let numbers = [1, 2, 3, 4].lazyList
  let tens: LazyList = numbers.bind { { number, _ in .return(number * 10) } }
  print(tens.array)
  let sums: LazyList = numbers.bind {
    var sum = 0
    return { number, _ in
      sum += number
      return .return(sum)
    }
  }
  print(sums.array)
  //> [10, 20, 30, 40]
  //> [1, 3, 6, 10]
}

/*:
 Why two closures, one inside the other? On a signal the outer one runs once for each subscription.
 So each of them has its own `sum`. A variable outside of the outer closure would be shared by all.
 For a list the outer one runs once, when the list is made; that is enough, as a list keeps its
 elements.

 Three operators of this page need more than a step for each value. `startWith` is a `concat`, which
 is a primitive of its own. `takeLast` acts when the stream ends, and a step is called for values
 only. And `take(until:)` with a signal subscribes to a second signal.

 ## What stop is for

 The second argument of the step is `stop`. A step that sets it to true ends the stream after this
 value. A step that returns `nil` ends it before this value. The first is what `take` needs, the
 second what `take(while:)` needs.

 `flattenMap` is `bind` without that argument. It can turn a value into nothing, but it cannot end
 the stream. The cell tries to take two parts of a download, once with each. The lines that send
 four parts, one each second, are not shown.
 */
cell("Stop") {
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

/*:
 The values are the same, the ends are not. `bind` ended with the second part, and disposed the
 download. `flattenMap` was given all four parts, and completed only when the download itself did.
 From a download that never ends it would never complete.

 So there is an order among these operators. `map` changes values. `flattenMap` can do what `map`
 and `filter` can. `bind` can do what `flattenMap` can, and can also stop. Use the weakest that does
 the work: who reads `map` knows that no value is lost and none is added.
 */

challenge(
  "Let go of the download", from: "Stop",
  "Add one operator to the second chain, so that its rows end as those of the first.")
//>             0s    1s    2s
//> parts (1)   ------1-----(2!)
//> bind        ------1-----(2|)
//> parts (2)   ------1-----(2!)
//> flattenMap  ------1-----(2|)

/*:
 ## Inside the library

 Here is `flattenMap`. It passes on the value, and drops `stop`:

 @source(Operators/HigherOrder/FlattenMap.swift, flattenMap)

 `named` gives the new signal a name; chapter 16 uses such names.

 And here is `bind`. `makeStep` runs inside the recipe, so once for each subscription. `flattening`
 runs the streams that the step makes, and counts them. It completes when the source and all of them
 are over. `forward` subscribes to the source with these closures:

 @source(Operators/HigherOrder/Bind.swift, bind)

 Look at the last line of `next`. After `stop` the source is disposed by `end`, but a
 stream that was started goes on. "No more" is about the source.

 ReactiveCocoa writes the operators of this page with `bind`. Here, on signals, `flattenMap` is
 written with it, and so are `any` and `all`, which stop at the first answer. The others could be,
 and are written directly: almost every chain uses them, and each function call less is a saving
 there. The library's tests of the stream laws check that `map` sends what its form with
 `flattenMap` would.

 ## Recap

 - `map` one for one, `filter` some of them, `flattenMap` a stream for each.
 - `scan`, `combinePrevious`, `distinctUntilChanged` keep a value; each subscription keeps its own.
 - `startWith` adds in front. `take` ends early, and disposes the source. `skip` begins late.
 - What looks at one value at a time can be made with `bind`, and only `bind` can stop.

 Now do exercise 05: `swift run course check 5`. You will count unread messages, keep an average,
 and build `take(while:)` from `bind`. Next comes chapter 06, where two signals become one.
 */

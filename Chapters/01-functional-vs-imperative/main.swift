import Notebook
import ReactiveCore

/*:
 # Functional and imperative

 *32 minutes to read, 45 for the exercise.*

 A program can say what to do: first this, then that. Or it can say what a result is made of. This
 course is about the second way, and about values that change over time. At the end of this page you
 can

 - write a computation in steps, and as one expression,
 - say why a function is easy to test, and what makes two runs differ,
 - find state that somebody has to keep up to date by hand, and remove it,
 - say what extra calls cost,
 - say what functional, reactive, and both together mean.

 New here: `filter`, `map`, `Signal`, `BehaviorSubject`, `subscribeNext`, `sendNext`,
 `combineLatest`

 This page is a program, and it is running now. Each piece of Swift below is a cell. It runs when
 you come to it, and prints its lines under itself. Some cells ask first what they will print. Write
 down a guess before you look: a wrong guess shows you what you had not understood.

 ## In steps

 A coffee costs 1, a piece of cake costs 2. Three friends take both. They get a discount of 4. So
 the bill is `(1 + 2) * 3 - 4`. Here it is as most programs would have it, one step after the
 other.
 */
cell("In steps", predict: .lines("What do they pay?", about: .line(1))) {
  let a = 1 + 2  // a coffee and a cake
  let b = a * 3  // for three
  let c = b - 4  // minus the discount
  print(c)
  //> 5
}

/*:
 Each step leaves something behind for the next one: `a`, then `b`, then `c`. What a program keeps
 from one step to the next is its **state**. This way of writing is called **imperative**: a list of
 commands.

 ## As one expression

 Now each operation is a function. Its result goes straight into the next function. Read it from
 the inside out.
 */
cell("As one expression") {
  func add(_ a: Int, _ b: Int) -> Int { a + b }
  func multiply(_ a: Int, _ b: Int) -> Int { a * b }
  func subtract(_ a: Int, _ b: Int) -> Int { a - b }

  let result = subtract(multiply(add(1, 2), 3), 4)
  print(result)
  //> 5
}

/*:
 The numbers go in, the result comes out, and nothing is kept between. This way is called
 **functional**: a program is made of functions, and a function's result depends on what goes in,
 and on nothing else.
 */

challenge(
  "One coffee", from: "As one expression",
  """
  One coffee now, and three pieces of cake. Nest the same three calls in another order, so
  that it prints 3.
  """)
//> 3

/*:
 ## The same in, the same out

 Both forms give 5. Do both pass a test? The steps now keep their state in `total`. It stands
 outside the function, so it is still there at the next call. Each of the last two lines asks twice:
 is the bill for three friends 5?
 */
cell(
  "A test of each",
  predict: .choice(
    "What does the first line say?", about: .line(1),
    ["in steps: true true", "in steps: true false", "in steps: false false"])
) {
  var total = 0
  func billInSteps(_ friends: Int) -> Int {
    total += 1 + 2
    total *= friends
    total -= 4
    return total
  }
  func bill(_ friends: Int) -> Int { (1 + 2) * friends - 4 }

  print("in steps:", billInSteps(3) == 5, billInSteps(3) == 5)
  print("functional:", bill(3) == 5, bill(3) == 5)
  //> in steps: true false
  //> functional: true true
}

/*:
 The second call began with the 5 that the first one had left. So it made
 `(5 + 1 + 2) * 3 - 4`, which is 20. The test is the same, the code is the same, and the answer
 is not.

 The rule: a function that keeps no state gives **the same output for the same input**. So it can
 be tested alone, in one line. It can be called in any order, and from two threads at once. To
 understand it you read it, and nothing else.
 */

challenge(
  "Twice the same", from: "A test of each",
  "Move one line, so that `billInSteps` passes both of its tests.")
//> in steps: true true
//> functional: true true

/*:
 ## State that interferes

 Here is a list of contacts with a search field. A table on the screen asks its data source: how
 many rows, and what is in row 0? So the data source has to keep the rows. It has two pieces of
 state now: all the `names`, and the `rows` that match the search. The rows are made from the names
 with `filter`, which keeps the elements for which its closure is true.
 */
cell(
  "A data source",
  predict: .choice(
    "You search for A, and then Anita joins. Which rows are shown?",
    ["Ada\nAlan\nAnita", "Ada\nAlan", "Anita"])
) {
  final class DataSource {
    var names = ["Ada", "Grace", "Alan"]
    var rows: [String] = []
    func search(_ text: String) { rows = names.filter { $0.hasPrefix(text) } }
    func join(_ name: String) { names.append(name) }
  }
  let source = DataSource()
  source.search("A")
  source.join("Anita")
  for row in source.rows { print(row) }
  //> Ada
  //> Alan
}

/*:
 Anita is in `names` and not in `rows`: `join` should have searched again, and forgot. Each new
 command has to remember all the state that depends on what it changes. With two pieces of state you
 can remember. With ten you will forget one.

 Now the rows are not kept. They are computed, by a function, when somebody needs them.
 */
cell("A pipeline") {
  func rows(_ names: [String], _ text: String) -> [String] {
    names.filter { $0.hasPrefix(text) }.sorted()
  }
  for row in rows(["Ada", "Grace", "Alan", "Anita"], "A") { print(row) }
  //> Ada
  //> Alan
  //> Anita
}

/*:
 This is a **pipeline**: values go in at one end, and each step hands its result to the next. The
 names go in, those that start with A pass, and they are sorted. There is no second list that could
 be out of date.

 ## What calls cost

 Where a step changed a variable, this style calls a function. What does that cost? We add up ten
 thousand bills. Here are the functions from above, and a stopwatch: `time` runs its work nine
 times, and returns the shortest time for one bill.

 An optimizing compiler often puts the body of a small function where the call stands, and then the
 call is gone. `@inline(never)` forbids that, so that there is a call to measure in every build.
 */
@inline(never) func add(_ a: Int, _ b: Int) -> Int { a + b }
@inline(never) func multiply(_ a: Int, _ b: Int) -> Int { a * b }
@inline(never) func subtract(_ a: Int, _ b: Int) -> Int { a - b }

let prices = Array(1...10_000)

func time(_ work: () -> Int) -> Double {
  var sums: Set<Int> = []
  let times = (1...9).map { _ in
    ContinuousClock().measure { sums.insert(work()) }
  }
  let shortest = times.min()! / .nanoseconds(1)
  return shortest / Double(prices.count)
}

/*:
 First the loop, and the same loop with three calls for each bill.
 */
cell("What calls cost") {
  func loop() -> Int {
    var sum = 0
    for price in prices { sum += (price + 2) * 3 - 4 }
    return sum
  }
  func calls() -> Int {
    var sum = 0
    for price in prices { sum += subtract(multiply(add(price, 2), 3), 4) }
    return sum
  }
  print("the same sum: \(loop() == calls())")
  print(measured: [("loop", time(loop)), ("calls", time(calls))], unit: "ns")
  //> the same sum: true
}

/*:
 The bars are those of your machine: the time for one bill, in billionths of a second. The difference
 of the two bars is the price of three calls.

 A pipeline pays for more than calls. Each `map` of an array makes a whole new array, and calls a
 closure for each element. So the next cell has two forms. Both call the same closures. The first
 makes three arrays on the way. The second makes none: with `lazy`, an element goes through all three
 steps before the next one starts.
 */
cell("What arrays cost") {
  func arrays() -> Int {
    prices.map { add($0, 2) }.map { multiply($0, 3) }
      .map { subtract($0, 4) }.reduce(0, +)
  }
  func lazily() -> Int {
    prices.lazy.map { add($0, 2) }.map { multiply($0, 3) }
      .map { subtract($0, 4) }.reduce(0, +)
  }
  print("the same sum: \(arrays() == lazily())")
  let bars = [("arrays", time(arrays)), ("lazy", time(lazily))]
  print(measured: bars, unit: "ns")
  //> the same sum: true
}

/*:
 This is a debug build, in which the compiler leaves every closure and every helper of the standard
 library as a call of its own. So `lazy`, which has more of them, may even be the slower one. Run the
 page optimized, with `swift run -c release 01-functional-vs-imperative`, and compare again: there
 `lazy` costs what the plain calls cost, and the rest of the bar "arrays" is the arrays.

 Now look at the unit. A screen shows sixty pictures in a second. In the time of one picture, even
 the longest bar fits many thousand times. So write the clear form first. If a measurement shows
 that one function is too slow, write a loop inside that function. From outside nothing changes: the
 same in, the same out.

 ## An assignment

 A function answers when it is called. But people join, and people type, all the time. Who calls it
 again? The simplest case is `a := b + c`. Read `:=` as "becomes".
 */
cell(
  "An assignment",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["b is 10, and a is 12", "b is 10, and a is 3", "b is 10, and a is 10"])
) {
  var b = 1
  let c = 2
  let a = b + c
  print("a is \(a)")
  b = 10
  print("b is \(b), and a is \(a)")
  //> a is 3
  //> b is 10, and a is 3
}

/*:
 The assignment was a command: add them now. It was carried out once. A later change of `b` does not
 change `a`. A spreadsheet is different: there `A = B + C` stays true, whatever you type into B and
 C.
 */

challenge(
  "Say what it is", from: "An assignment",
  """
  Change one line: `a` is to follow `b`, so that the last line says 12. You need nothing but
  Swift.
  """)
//> a is 3
//> b is 10, and a is 12

/*:
 ## A value with callbacks

 How does a spreadsheet do it? It does not read every field all the time. The field that changes
 notifies those that depend on it. A few lines of Swift are enough for that: a `Field` keeps a list
 of closures, its listeners, and calls each of them when its number is set.
 */
cell("A value with callbacks") {
  final class Field {
    var listeners: [(Int) -> Void] = []
    var number = 1 {
      didSet { for listener in listeners { listener(number) } }
    }
  }
  let b = Field()
  let c = 2
  b.listeners.append { print("b is \($0), and a is \($0 + c)") }
  b.number = 10
  b.number = 11
  //> b is 10, and a is 12
  //> b is 11, and a is 13
}

/*:
 This way is called **reactive**: a value that changes notifies what depends on it. A delegate
 method, a callback, a notification, a button's action, a future and an observed property all work
 like this, each in its own form.

 This course comes with a library, `ReactiveCore`. It has one form for all of them: a `Signal`,
 which sends values over time. A closure that you give to `subscribeNext` is called with each value
 that comes.

 The next cell uses three more words; chapters 06 and 08 explain them. A `BehaviorSubject` is a
 signal with a current value, like our `Field`. It also sends its current value to each new
 subscriber. `sendNext` sets a new value, and sends it to all of them. `combineLatest` makes a new
 signal of two: it calls a function with the latest value of both, whenever one of them changes.
 */
cell("A formula follows", predict: .lines("What is the last line?", about: .lastLine)) {
  let b = BehaviorSubject(1)
  let c = BehaviorSubject(2)
  let a = Signal.combineLatest(b, c) { $0 + $1 }

  a.subscribeNext { print("a is \($0)") }
  b.sendNext(10)
  c.sendNext(20)
  //> a is 3
  //> a is 12
  //> a is 30
}

/*:
 `a` is the sum of the two latest values, at every moment. The first line came with the
 subscription: both inputs had a value by then.

 Here is how the library's subject does it. Compare it with `didSet` above: `super.sendNext` calls
 the listeners. `perform` lets one thread in at a time; the others wait for their turn.

 @source(Subjects/BehaviorSubject.swift, sendNext)
 */

challenge(
  "Only the last sum", from: "A formula follows",
  "Move one line, so that 30 is the only sum that is printed.")
//> a is 30

/*:
 ## Both together

 The functional part says what the result is made of. The reactive part says when: always. Take
 the contacts again. `rows` is the pipeline from above, and it has not changed. The two inputs are
 signals now. The function that `combineLatest` calls has a name this time, so it is given with the
 label `reduce:`.
 */
cell(
  "Functional and reactive",
  predict: .lines("Now Anita joins. What is the last line?", about: .lastLine)
) {
  func rows(_ names: [String], _ text: String) -> [String] {
    names.filter { $0.hasPrefix(text) }.sorted()
  }
  let names = BehaviorSubject(["Ada", "Grace", "Alan"])
  let text = BehaviorSubject("")
  let table = Signal.combineLatest(names, text, reduce: rows)

  table.subscribeNext { print($0.joined(separator: " ")) }
  text.sendNext("A")
  names.sendNext(["Ada", "Grace", "Alan", "Anita"])
  //> Ada Alan Grace
  //> Ada Alan
  //> Ada Alan Anita
}

/*:
 Anita is there. Nobody had to remember anything: `table` is made of both inputs, so it cannot be
 out of date. This is **functional reactive programming**, FRP for short.

 | style | the program says | when an input changes |
 |---|---|---|
 | imperative | do this, then that | somebody has to remember |
 | functional | this is made of that | somebody calls again |
 | reactive | call me when it changes | your closure is called |
 | functional and reactive | this is always made of that | it follows |

 ## Recap

 - Imperative: commands, and state between them. State that follows from other state goes out of
   date.
 - Functional: the same in, the same out. It is easy to read, to test, to combine, and to run on
   several threads.
 - The price is more calls. Measure before you write the longer form for speed.
 - Reactive: a value that changes notifies what depends on it.

 Now do exercise 01: `swift run course check 1`. You will turn a report into a pipeline, take
 away the state that makes a program's second run wrong, and let one cell of a spreadsheet follow
 two others. Next comes chapter 02, on what a list and a signal have in common.
 */

import Contacts
import Notebook
import ReactiveCore

/*:
 # Functional and imperative

 *37 minutes to read, 35 for the exercise.*

 You type `ca` into a search field, and a second later a `t`. Two requests are on their way. The
 second answer arrives first, and the list shows the right names. A second later the first answer
 arrives, and the list under `cat` shows the names for `ca`.

 Try it: type `c`, `a`, `t`, and wait six seconds. In a terminal, `swift run course try search` is
 the same phone, and below stands what `c`, `ca` and `cat` cause. Each text asks the phone's own
 contacts, `find ca (phone)`, and the server, `find ca`.

 @scene(search)

 Many search fields have shipped with this bug. This page shows it, and then the two ideas that remove
 it. At the end of the page you can

 - write a computation in steps, and as one expression,
 - say why a function is easy to test, and what makes two runs differ,
 - find state that goes out of date, and remove it,
 - say what functional, reactive, and both together mean,
 - make a signal of your own.

 New here: `filter`, `map`, `Signal`, `BehaviorSubject`, `subscribeNext`, `sendNext`,
 `combineLatest`

 Promised here: `TestScheduler`, `schedule`, `run`, `Disposable`, `dispose`, `Server`, `ask`,
 `find`, `throttle`, `switchToLatest`

 *New here* lists the names that a page teaches. *Promised here* lists names that a page uses and a
 later page explains: you need not understand them yet.

 This page is a program. Most pieces of Swift below are cells, and the lines under a cell are what it
 prints when it runs. Some cells ask first what they will print. Write down a guess before you look: a
 wrong guess shows you what you have not understood yet.

 ## The answer to another question

 Through the whole course you work on one program: `Contacts`, the address book of a company. Its
 server is slow. On this page its method `ask` takes a text and a closure, and calls the closure
 with the names that it finds. (Its full form also reports an error, and returns an object that
 cancels the request: page 04.)

 ```swift
 func ask(_ text: String, _ answer: @escaping ([String]) -> Void)
 ```

 Here is the search screen. When somebody types, a timer of 0.3 seconds starts, so that not every
 key makes a request. When the timer fires, the screen asks the server, and prints the answer
 beside the text. `TestScheduler` is a clock for pages and tests, and a `Disposable` stops what was
 scheduled on it.
 */
// snippet.hide
extension Server {
  func ask(_ text: String, _ answer: @escaping ([String]) -> Void) {
    ask(text) { (result: Result<[String], any Error>) in
      if case .success(let names) = result { answer(names) }
    }
  }
}
// snippet.show
class SearchScreen {
  var text = ""
  var timer: Disposable?
  let server: Server
  let clock: TestScheduler
  init(_ server: Server, _ clock: TestScheduler) {
    (self.server, self.clock) = (server, clock)
  }

  func type(_ newText: String) {
    text = newText
    timer?.dispose()
    timer = clock.schedule(after: .milliseconds(300)) { self.search() }
  }

  func search() {
    server.ask(text) { names in
      print("\(self.text): \(names.joined(separator: " "))")
    }
  }
}

/*:
 In the next cell somebody types `ca`, and after a second `cat`. The server needs three seconds for
 an answer, but five for `ca`. You do not have to wait that long: the time of `clock` jumps when
 `run` is called.
 */
cell(
  "The answer to another question",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["cat: Caleb Cato", "cat: Cato", "ca: Caleb Cato"],
    because: [
      """
      Nothing stops the slow answer. It arrives after the right one, and is shown as if it were
      the newest.
      """,
      "The screen prints the text that it has *now*, not the text that was asked.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(slow: ["ca": .seconds(5)], on: clock)
  let screen = SearchScreen(server, clock)
  screen.type("ca")
  clock.schedule(after: .seconds(1)) { screen.type("cat") }
  clock.run()
  //> cat: Cato
  //> cat: Caleb Cato
}

/*:
 Caleb does not match `cat`. The screen prints the text that it has *now* beside the answer to an
 older text. In a view controller the same bug looks like this, and each line is right:

 ```swift
 func searchBar(_ bar: UISearchBar, textDidChange text: String) {
   timer?.invalidate()
   timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) {
     [weak self] _ in
     self?.server.ask(text) { names in
       self?.title = bar.text
       self?.names = names
       self?.tableView.reloadData()
     }
   }
 }
 ```

 You can fix it by hand: number the requests, keep the number of the newest one, and compare when an
 answer arrives. The timer must also be stopped when the screen closes, and the number must be
 raised when the field is cleared. Every later change has to keep all of this right.
 */

challenge(
  "One number more", from: "The answer to another question",
  """
  Fix the screen by hand. Begin with `class Careful: SearchScreen`, which has a variable for the
  number of the newest request, and an `override func search()` that prints nothing for an older
  one. Then make the screen a `Careful`.
  """)
//> cat: Cato

/*:
 The page ends with the same search as one chain, without a number and without a timer variable.
 First come the two ideas behind it.

 ## In steps

 A coffee costs 1, a piece of cake costs 2. Three friends take both, and get a discount of 4. So the
 bill is `(1 + 2) * 3 - 4`. Most programs would compute it one step after the other:
 */
cell("In steps") {
  let a = 1 + 2  // a coffee and a cake
  let b = a * 3  // for three
  let c = b - 4  // minus the discount
  print(c)
  //> 5
}

/*:
 Each step keeps a result for the next one: `a`, then `b`, then `c`. What a program keeps from one
 step to the next is its **state**. Here each result has a name of its own, so no step spoils another.
 Most programs keep one variable and change it, as the cell *A test of each* will. This way of
 writing is called **imperative**: a list of commands, carried out in order.

 ## As one expression

 Now each operation is a function, and its result goes straight into the next function. Read it from
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
 The numbers go in, the result comes out, and nothing is kept in between. This way is called
 **functional**: a program is made of functions, and the result of a function depends on its
 arguments and on nothing else.

 ## The same in, the same out

 Both forms give 5. Do both pass a test? The steps now change one variable, `total`, which stands
 outside the function. Each of the last two lines runs the same test twice: is the bill for three
 friends 5?
 */
cell(
  "A test of each",
  predict: .choice(
    "What does the first line say?", about: .line(1),
    ["in steps: true true", "in steps: true false", "in steps: false false"],
    because: [
      "`total` outlives the call: the second one begins with the 5 of the first.",
      "The first call begins with 0, so its bill is right.",
    ])
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
 The second call computed `(5 + 1 + 2) * 3 - 4`, which is 20. The test and the code are the same,
 and the answer is not.

 The rule: a function that neither keeps nor reads state outside itself gives **the same output for
 the same input**. You can test it alone, in one line. You can call it in any order, and from two
 threads at once. To understand it you read it, and nothing else. A function that reads a clock or a
 random number loses these qualities: it reads state.
 */

challenge(
  "Twice the same", from: "A test of each",
  "Move one line, so that `billInSteps` passes both of its tests.")
//> in steps: true true
//> functional: true true

/*:
 ## State that interferes

 A table on the screen of the address book gets its rows from a data source. The data source has two
 pieces of state: all the `names`, and the `rows` that match the search. The table asks later, row by
 row, and the data source keeps what it will answer. `search` makes the rows with `filter`, which keeps
 the elements for which its closure is true.
 */
cell(
  "A data source",
  predict: .choice(
    "You search for A, and then Anita joins. Which rows are shown?",
    ["Ada\nAlan\nAnita", "Ada\nAlan", "Anita"],
    because: [
      "`join` changes `names`, and does not search again.",
      "`join` changes `names` alone: `rows` stays as it was.",
    ])
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
 Anita is in `names` and not in `rows`. Each new command has to remember all the state that depends on
 what it changes. With two pieces of state you can remember. With ten you forget one some day. (UIKit is
 imperative by design: a table view asks for its rows again only when your code says so.)

 The fix is not to keep the rows. A function computes them when somebody needs them.
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
 This is a **pipeline**: each step hands its result to the next. The names go in, those that begin
 with A pass, and they are sorted. No second list can be out of date.

 In the data source a computed property would do the same: `var rows: [String] { names.filter { … }
 }`. Both say *what* the rows are. Neither says *who computes them again* when Anita joins. That is
 the second half of this page.

 ## What calls cost

 The functional style calls a function for each step. Is that slow? (If you have not asked yourself,
 go on to *An assignment*.) Here ten thousand bills are added up, by a loop, and by the same loop
 with three calls for each bill. `@inline(never)` keeps the compiler from removing the calls. `time`
 gives the shortest of nine runs, for one bill, and `print(measured:)`, which belongs to the course,
 draws a bar for each time.
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
  let shortest: Double = times.min()! / .nanoseconds(1)
  return shortest / Double(prices.count)
}

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
 The bars show the time for one bill on your machine, in billionths of a second. A screen draws
 sixty to a hundred and twenty frames a second, and even the slower form computes thousands of
 bills within one frame.
 So write the clear form first. If a measurement shows that one function is too slow, write a loop
 inside it. From outside it stays the same function.

 ## An assignment

 A function answers when it is called. But people join, and people type, all the time. Who calls it
 again? The simplest case is `a := b + c`. Read `:=` as "becomes".
 */
cell(
  "An assignment",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["b is 10, and a is 12", "b is 10, and a is 3", "b is 10, and a is 10"],
    because: [
      "The `=` added once, at its line. It is not an equation that stays true.",
      "`b` was changed, and `a` was not.",
    ])
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
 The assignment was a command, carried out once. A spreadsheet is different: there `A = B + C`
 stays true, whatever you type into B and C.
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

 How does a spreadsheet do it? A field that changes notifies the fields that depend on it. A few
 lines of Swift are enough for that: a `Field` keeps a list of closures, its listeners, and calls
 each of them when its number is set.
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
 This way is called **reactive**: a value that changes notifies what depends on it. A delegate method,
 a callback, a notification, a button's action, an event in the responder chain, a future and an
 observed property all work like this, each in its own form. Callbacks are only the mechanism, though,
 and here the formula for `a` is hidden in one. Reactive programming is to *declare* what `a` is made
 from, and to leave the callbacks to a library.

 This course comes with a library, `ReactiveCore`, that has one form for all of them: a `Signal`,
 which sends values over time. It rebuilds ReactiveCocoa 2.5 in Swift, the library from GitHub that
 brought this style to Objective-C: `RACSignal` is `Signal` here, `RACSubject` is `Subject`,
 `RACSequence` is `LazyList`. You need not know it.

 To read a signal you **subscribe** to it: the closure that you give to `subscribeNext` is called
 with each value that arrives.

 The next cell uses three more names. A `BehaviorSubject` is a signal with a current value, like our
 `Field`. It sends its current value to each new subscriber, too. `sendNext` sets a new value, and sends
 it to all its subscribers. `combineLatest` makes a new signal from two: it calls a function with the
 latest value of both, whenever one of them changes. Pages 06 and 08 come back to all three.
 */
cell(
  "A formula follows",
  predict: .choice(
    "What is the last line?", about: .lastLine, ["a is 12", "a is 30", "a is 21"],
    because: [
      "That is 10 + 2, before `c` became 20.", "`b` was 10 by the time that `c` became 20.",
    ])
) {
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
 After each change `a` is the sum of the two latest values: `b` was 10 by the time that `c` became
 20. The first line was printed at the subscription, because both inputs had a value by then.

 ## Both together

 The functional part says how the result is computed. The reactive part says when: after every
 change. Here is the data source again. `rows` is the pipeline from above, and its two inputs are
 signals now. The function that `combineLatest` calls has a name this time, so it is passed with
 the label `reduce:`.
 */
cell(
  "Functional and reactive",
  predict: .choice(
    "Now Anita joins. What is the last line?", about: .lastLine,
    ["Ada Alan", "Ada Alan Anita", "Ada Alan Anita Grace"],
    because: [
      "`table` follows `names` as well: a change of either computes the rows.",
      "The text is still `A`, and Grace does not begin with it.",
    ])
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

why(
  "Anita is there. Why did nobody have to remember her this time?",
  [
    .wrong(
      "`sendNext` searches again.",
      because: """
        It sends the names to its subscribers, and knows nothing of a search. See *Functional and
        reactive*.
        """),
    .right("`table` is made from both inputs, so each change of either computes the rows."),
    .wrong(
      "`names` knows the table, and updates it.",
      because: """
        It keeps a list of closures to call, as `Field` does. It does not know what a closure does.
        See *A value with callbacks*.
        """),
  ])

/*:
 This is **functional reactive programming**, FRP for short.

 | style | the program says | when an input changes |
 |---|---|---|
 | imperative | do this, then that | somebody has to remember |
 | functional | this is made from that | somebody calls again |
 | reactive, with callbacks | call me when it changes | your closure is called |
 | functional and reactive | this is always made from that | it follows |

 ## A signal of your own

 A signal need not have a current value. In its simplest form it is a closure that says what to
 send to one subscriber. It returns `nil` because there is nothing to clean up (page 04).
 */
cell(
  "Make one",
  predict: .choice(
    "How many lines are printed?", about: .numberOfLines, ["2", "4"],
    because: ["The closure runs once for *each* subscriber, and sends both names each time."])
) {
  let names = Signal<String> { subscriber in
    subscriber.sendNext("Ada")
    subscriber.sendNext("Alan")
    return nil
  }
  names.subscribeNext { print("list: \($0)") }
  names.subscribeNext { print("header: \($0)") }
  //> list: Ada
  //> list: Alan
  //> header: Ada
  //> header: Alan
}

/*:
 Nothing runs when the signal is made. Each `subscribeNext` runs the closure from its beginning,
 with a subscriber of its own.
 */

challenge(
  "From nothing",
  """
  Write a signal that sends 3, 2 and 1, subscribe to it once, and print each number. It needs no
  more than five lines.
  """)
//> 3
//> 2
//> 1

/*:
 ## The chain

 Here is the search of the first cell again. `typed` sends what somebody types: `ca`, and after a
 second `cat`; the lines that make it are not shown. The server is slow again for `ca`. You need not
 understand each name yet: `throttle`, elsewhere `debounce`, waits for a pause of 0.3 seconds (page 12),
 the first `map` makes a request from each text (page 05), the second puts the text beside its answer, and
 `switchToLatest` keeps the newest request and cancels the one before (page 07). `givenUp` lists what
 was cancelled.
 */
cell("The chain") {
  // snippet.hide
  let clock = TestScheduler()
  let server = Server(slow: ["ca": .seconds(5)], on: clock)
  let typed = Subject<String>()
  clock.schedule { typed.sendNext("ca") }
  clock.schedule(after: .seconds(1)) { typed.sendNext("cat") }
  // snippet.show
  typed
    .throttle(.milliseconds(300), on: clock)
    .map { text in
      server.find(text).map { "\(text): \($0.joined(separator: " "))" }
    }
    .switchToLatest()
    .subscribeNext { print($0) }
  clock.run()
  print("cancelled: \(server.givenUp.joined(separator: ", "))")
  //> cat: Cato
  //> cancelled: find ca
}

/*:
 The chain prints the right line, and nothing after it. It needs no number and no timer variable, each
 answer stays beside the text that was asked, and the request for `ca` was cancelled when the one for
 `cat` was made. It has seven lines where the screen needed nineteen, and reads almost as you would say
 it: what is typed, after a pause, becomes a search; the newest one counts; print it. By page 12 you
 will know how each of its operators works.

 The same typing once more, with `switchToLatest`. Tick the pause, and it is the whole chain:

 @scene(search, 2)

 ## Recap

 Answer first, then look:

 1. What is state?
 2. Why can a function without state be tested in one line?
 3. An input changes. Who computes the result again, in each of the four styles?
 4. When does the closure of a signal run?

 *What a program keeps from one step to the next · its result depends on its arguments alone · the
 code that remembers to; the code that calls it; your closure; the signal itself · once for each
 subscriber, when it subscribes.*

 Now do exercise 01: `swift run course check 1`. You will turn a report into a pipeline, take
 away the state that makes a program's second run wrong, and let one cell of a spreadsheet follow
 two others. Next comes page 02, on what a list and a signal have in common.
 */

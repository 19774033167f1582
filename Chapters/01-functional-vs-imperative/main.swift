import Contacts
import Notebook
import ReactiveCore

/*:
 # Functional and imperative

 *34 minutes to read, 35 for the exercise.*

 You type `ca` into a search field, and then a `t`. Two requests are on their way. The second answer
 arrives first, and the list shows the right names. A second later the first answer arrives, and the list
 under `cat` shows the names for `ca`.

 If you've built a search field, you have probably shipped this bug. Try it (in a terminal, with
 `swift run course try search`): type `c`, `a`, `t`, and wait six seconds. Each key press sends two
 requests: one to the server, and a quicker one, `find ca (phone)`, to the phone's own contacts.

 @scene(search)

 At the end of this page you can

 - write a computation in steps, and as one expression,
 - say why a function is easy to test, and what makes two runs differ,
 - find state that goes out of date, and remove it,
 - say what functional, reactive, and both together mean,
 - make a signal of your own.

 This page is a program. The pieces of Swift below are its cells, and the lines under a cell are what it
 prints. Some cells first ask what they will print. Write down a guess before you look: a wrong guess shows
 you what you haven't understood yet.

 ## The answer to another question

 The whole course is built around one program: `Contacts`, the address book of a company with a slow
 server. `Server.ask` takes the search text, and calls a closure with the names that it found:

 ```swift
 func ask(_ text: String, _ answer: @escaping ([String]) -> Void)
 ```

 A request per key is too much, so each key press starts a timer of 0.3 seconds and stops the one before.
 The screen asks when the timer fires, and prints its text and the names when the answer arrives.
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
  var timer: Disposable?  // `dispose` stops it.
  let server: Server
  let clock: TestScheduler  // It's simulated, so you don't have to wait.
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
 Now the user types `ca`, and a second later `cat`. The server answers after three seconds, but for `ca` it
 needs five. (`run` jumps straight from one scheduled event to the next.)
 */
cell(
  "The answer to another question",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["cat: Caleb Cato", "cat: Cato", "ca: Caleb Cato"],
    because: [
      """
      Nothing cancels the slow request. Its answer arrives after the right one, and is shown as
      if it were the newest.
      """,
      "The screen prints the text that it has *now*, not the text that it sent to the server.",
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
 Caleb doesn't match `cat`: the screen puts its current text next to the answer to an older query. Here's
 the same bug in a view controller, written in Swift 5. Every line looks right:

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

 (Swift 6 mode rejects this method because the timer's closure isn't on the main actor. It doesn't notice
 the bug.)

 You can fix it by hand: number the requests, keep the newest number, and compare when an answer arrives.
 Then you notice that clearing the field must make the old answers invalid, too, and that the timer must
 not outlive the screen. And every later change to this screen has to keep all of it working.
 */

challenge(
  "One more number", from: "The answer to another question",
  """
  Fix the screen by hand. Begin with `class Careful: SearchScreen`, which has a variable for the
  number of the newest request, and an `override func search()` that prints nothing for an older
  one. Then make the screen a `Careful`.
  """)
//> cat: Cato

/*:
 At the end of this page the same search is one chain, with no request number and no timer variable. Two
 ideas lead there.

 ## In steps, and as one expression

 Both functions below count the names that begin with a text. The first goes step by step, and collects the
 names in `found`. The second is one expression. Each `print` runs the same test twice.
 */
cell(
  "A test of each",
  predict: .choice(
    "What does the first line say?", about: .line(1),
    ["in steps: true true", "in steps: true false", "in steps: false false"],
    because: [
      "`found` outlives the call: the second one begins with the two names of the first.",
      "The first call begins with an empty list, so its count is right.",
    ])
) {
  let names = ["Grace", "Alan", "Ada"]
  var found: [String] = []
  func countInSteps(_ text: String) -> Int {
    for name in names where name.hasPrefix(text) { found.append(name) }
    return found.count
  }
  func count(_ names: [String], _ text: String) -> Int {
    names.filter { $0.hasPrefix(text) }.count
  }

  print("in steps:", countInSteps("A") == 2, countInSteps("A") == 2)
  print("functional:", count(names, "A") == 2, count(names, "A") == 2)
  //> in steps: true false
  //> functional: true true
}

/*:
 The first style is called **imperative**: commands, carried out in order. The values that a program keeps
 from one step to the next, here `found`, are its **state**. The second style is called **functional**: each
 result is computed from arguments, and nothing is changed. Here is `(1 + 2) * 3 - 4` in both:

 ```swift
 var result = 1 + 2; result *= 3; result -= 4
 subtract(multiply(add(1, 2), 3), 4)
 ```

 A function is **pure** if its result depends on its arguments and on nothing else, and if it changes
 nothing else. It gives **the same output for the same input**. You can test it in one line, call it in any
 order and from two threads at once, and understand it without reading anything else. A function that reads
 a clock or draws a random number isn't pure: the same call can give different results.
 */

challenge(
  "Twice the same", from: "A test of each",
  "Move one line, so that `countInSteps` passes both of its tests.")
//> in steps: true true
//> functional: true true

/*:
 So it wasn't the loop that broke the test, but the state that outlived the call.

 ## State that goes out of date

 The contacts are shown in a table view. UIKit is imperative by design: a table view asks its data source
 for each row, so the data source usually keeps state. Here that's all the `names`, and the `rows` that
 match the search.
 */
cell(
  "A data source",
  predict: .choice(
    "You search for A, and then Anita joins. Which rows are shown?",
    ["Ada\nAlan\nAnita", "Ada\nAlan", "Anita"],
    because: [
      "`join` changes `names`, but doesn't search again.",
      "`join` changes only `names`, so `rows` still has Ada and Alan.",
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
 Every method has to update everything that depends on what it changed. Here one of two methods forgot the
 rows; with ten it's a matter of time. So don't keep the rows at all, and compute them when they're needed,
 with a **pipeline**: each step hands its result to the next.
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
 There's no second list to go out of date. A computed property would do as well. (If this is ever too slow,
 the function can remember its last result without its callers noticing.)
 */

challenge(
  "Say what it is", from: "A data source",
  "Make `rows` a computed property, so that Anita is shown. Change nothing outside the class.")
//> Ada
//> Alan
//> Anita

/*:
 Function or property, it says *what* the rows are. But the table has to read them *again* when Anita
 joins, and nothing tells it to. The second idea takes care of that.

 ## A value with callbacks

 Take something simpler than rows: how many contacts are on the phone and on the server together.
 `let total = phone + server` is a command, carried out once: `total` stays as it is when `phone` changes.
 In a spreadsheet the formula `A = B + C` stays true, because a field that changes notifies the fields that
 depend on it. (Articles write `a := b + c` for both.) In Swift, a `Field` can keep closures, and call each
 of them when its number is set.
 */
cell(
  "A value with callbacks",
  predict: .choice(
    "What is printed?", ["total: 12", "total: 12\ntotal: 30", "total: 3\ntotal: 12"],
    because: [
      "Only a `Field` calls closures. `server` is a plain number, so its change goes unnoticed.",
      "Adding the closure doesn't call it. Only a change of `phone` does.",
    ])
) {
  final class Field {
    var listeners: [(Int) -> Void] = []
    var number = 1 {
      didSet { for listener in listeners { listener(number) } }
    }
  }
  let phone = Field()
  var server = 2
  phone.listeners.append { print("total: \($0 + server)") }
  phone.number = 10
  server = 20
  //> total: 12
}

/*:
 This style is called **reactive**: a value that changes notifies everything that depends on it. iOS has it
 in many forms, such as delegates, key-value observing, and notifications. But in the cell above, the
 formula for the total is buried in a callback, and it misses the change of `server`. Reactive programming
 means *declaring* what the total is made from, and leaving the callbacks to a library.

 The library of this course, `ReactiveCore`, has one type for all these forms: a `Signal`, which sends
 values over time. To read a signal you **subscribe** to it: `subscribeNext` takes a closure, which is
 called with each value. (`ReactiveCore` is a Swift version of ReactiveCocoa 2.5, the library that brought
 this style to Objective-C. You don't have to know ReactiveCocoa.)

 In the next cell `phone` and `server` are `BehaviorSubject`s: signals with a current value, which
 `sendNext` replaces. `combineLatest` is the formula: whenever one of the two changes, it calls the closure
 with the latest value of each.
 */
cell(
  "A formula follows",
  predict: .choice(
    "What is the first line?", about: .line(1), ["total: 3", "total: 12", "total: 30"],
    because: [
      "Both have a value from the start, so there's a total at the subscription.",
      "Each change is passed on at once, not only the last one.",
    ])
) {
  let phone = BehaviorSubject(1)
  let server = BehaviorSubject(2)
  let total = Signal.combineLatest(phone, server) { $0 + $1 }

  total.subscribeNext { print("total: \($0)") }
  phone.sendNext(10)
  server.sendNext(20)
  //> total: 3
  //> total: 12
  //> total: 30
}

/*:
 ## Both together

 Here is the data source once more. The functional part, `rows`, is the pipeline from above, and says
 *what* the rows are. Its two inputs are signals, and that's the reactive part: it says *when* the rows are
 computed. (A named function goes after the label `reduce:`.)
 */
cell(
  "Functional and reactive",
  predict: .choice(
    "Again you search for A, and then Anita joins. What is the last line?", about: .lastLine,
    ["Ada Alan", "Ada Alan Anita", "Ada Alan Anita Grace"],
    because: [
      "`names` sends the new list, and `combineLatest` calls `rows` with it and the latest text.",
      "The latest text is still `A`, and Grace doesn't match it.",
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
  "Anita is in the last line, although no line of this cell searches again. Why?",
  [
    .wrong(
      "`sendNext` searches again.",
      because: """
        It sends the names to its subscribers, and doesn't know that there's a search. See
        *Functional and reactive*.
        """),
    .right("`table` is made from both inputs, so each change to either recomputes the rows."),
    .wrong(
      "`names` knows the table, and updates it.",
      because: """
        It keeps a list of closures to call, as `Field` does. It doesn't know what a closure does.
        See *A value with callbacks*.
        """),
  ])

/*:
 This is **functional reactive programming**, FRP for short.

 | style | the program says | when an input changes |
 |---|---|---|
 | imperative | do this, then that | your code must remember what depends on it |
 | functional | this is made from that | your code must call the function again |
 | reactive, with callbacks | call me when it changes | your closure is called, and updates the rest |
 | functional and reactive | this is always made from that | the result follows |

 ## A signal of your own

 A signal doesn't need a current value. In its simplest form it's a closure that sends values to one
 subscriber. The closure returns `nil` because there's nothing to clean up (page 04).
 */
cell(
  "Make one",
  predict: .choice(
    "How many lines are printed?", about: .numberOfLines, ["0", "2", "4"],
    because: [
      "Creating the signal prints nothing, but each `subscribeNext` runs its closure.",
      "The closure runs once for *each* subscriber, and sends both names each time.",
    ])
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
 Creating a signal runs nothing. Each `subscribeNext` runs the closure from the beginning.
 */

challenge(
  "From nothing",
  """
  Write a signal that sends 3, 2, and 1, subscribe to it once, and print each number. Five lines are
  enough.
  """)
//> 3
//> 2
//> 1

/*:
 ## The chain

 Here is the search of the first cell as a pipeline of signals, with the same typing and the same server.
 You don't have to understand every name yet.
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
    // Wait for a pause (page 12). Most libraries call this `debounce`.
    .throttle(.milliseconds(300), on: clock)
    // Make a request, and keep the text with its answer (page 05).
    .map { text in
      server.find(text).map { "\(text): \($0.joined(separator: " "))" }
    }
    // Show the newest request, and cancel the one before (page 07).
    .switchToLatest()
    .subscribeNext { print($0) }
  clock.run()
  print("canceled: \(server.givenUp.joined(separator: ", "))")
  //> cat: Cato
  //> canceled: find ca
}

/*:
 (`givenUp` lists the canceled requests.) The request number and the timer are gone, and the code reads
 almost like the specification: what's typed, after a pause, becomes a search; the newest one counts; print
 it.

 Here is the phone again, now with `switchToLatest`. It runs the chain above, without the pause:

 @scene(search, 2)

 ## Recap

 Answer first, then look:

 1. What is state?
 2. Why can a pure function be tested in one line?
 3. In which of the four styles does the result follow its inputs without code of yours that updates it?
 4. When does the closure of a signal run?

 *The values that a program keeps from one step to the next · its result depends on its arguments alone ·
 the functional and reactive one · once for each subscriber, when it subscribes.*

 Now do exercise 01: `swift run course check 1`. You will turn a report into a pipeline, remove the state
 that makes a program's second run wrong, and make one cell of a spreadsheet follow two others. Next comes
 page 02, on what a list and a signal have in common.
 */

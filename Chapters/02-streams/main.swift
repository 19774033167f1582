import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Streams

 *34 minutes to read, 45 for the exercise.*

 The names in an address book wait until you read them. The keys that a user types don't wait, so a screen
 that looks at its text field once a second misses some of them. Both are **streams**: values, one after the
 other. They differ in who decides when the next value comes. This course has a type for each kind, and one
 set of operations for both.

 At the end of this page you can

 - say who decides when the next value comes, in a pulled stream and in a pushed one,
 - write one pipeline for both,
 - build streams with `return`, `empty`, `concat`, and `zip`,
 - turn each value into none, one, or many, with `flattenMap`.

 Two questions about page 01. Answer them now; the answers are at the end of this page.

 - After `let total = phone + server`, `phone` changes. Why does `total` stay as it is?
 - A signal is made once and subscribed to twice. How often does its closure run?

 ## Ask again and again

 A search screen has to know the text of its field. The simplest way is to look once a second, as the next
 cell does.
 */
cell(
  "Ask again and again",
  predict: .choice(
    "What does the screen see?",
    [
      "0 s: (empty)\n1 s: cat\n2 s: cat",
      "0 s: (empty)\n1 s: c\n2 s: ca",
      "0 s: (empty)\n1 s: cat",
    ],
    because: [
      "At 1 s it sees the text of that moment. `c` and `ca` came and went between two looks.",
      "It looks at 2 s, too, although nothing is new.",
    ])
) {
  let clock = TestScheduler()
  var text = "(empty)"
  for (tenths, typed) in [(2, "c"), (4, "ca"), (6, "cat")] {
    clock.schedule(after: .milliseconds(tenths * 100)) { text = typed }
  }
  for second in 0...2 {
    clock.schedule(after: .seconds(second)) {
      print("\(second) s: \(text)")
    }
  }
  clock.run()
  //> 0 s: (empty)
  //> 1 s: cat
  //> 2 s: cat
}

/*:
 Two values were missed, and one was seen twice. Here are both streams, one per row, with time running to
 the right. (The code is hidden.)
 */
cell("Missed, and seen twice") {
  // snippet.hide
  let clock = TestScheduler()
  let (field, screen) = (Subject<String>(), Subject<String>())
  let (typed, seen) = (clock.record(field), clock.record(screen))
  var text = "empty"
  field.subscribeNext { text = $0 }
  for (tenths, typed) in [(2, "c"), (4, "ca"), (6, "cat")] {
    clock.schedule(after: .milliseconds(tenths * 100)) { field.sendNext(typed) }
  }
  for second in 0...2 {
    clock.schedule(after: .seconds(second)) { screen.sendNext(text) }
  }
  clock.advance(by: .seconds(2))
  print(
    Diagram {
      ("typed", typed)
      ("seen", seen)
    })
  // snippet.show
  //>        0s        0.5s      1s        1.5s      2s
  //> typed  ----c---ca--cat----------------------------
  //> seen   empty---------------cat-----------------cat
}

/*:
 Looking again and again is called *polling*. If the screen polls more often, it misses less and does more
 work, mostly for nothing. Only the field knows when its text has changed, so it has to send you its
 changes.

 ## Pull

 A list is different: read it whenever you like, and nothing is lost. `lazyList` makes a `LazyList` from an
 array. The closure of `map` pretends to load a contact.
 */
cell(
  "Pull",
  predict: .choice(
    "What is the first line?", about: .line(1), ["load Ada", "the screen opens", "show Ada"],
    because: [
      "`map` only describes the work. Ada is loaded when the loop reads her.",
      "A contact has to be loaded before it can be shown.",
    ])
) {
  let contacts = ["Ada", "Ben", "Cai"].lazyList.map { name in
    print("load \(name)")
    return name
  }
  print("the screen opens")
  for name in contacts { print("show \(name)") }
  //> the screen opens
  //> load Ada
  //> show Ada
  //> load Ben
  //> show Ben
  //> load Cai
  //> show Cai
}

/*:
 The reader **pulls** the values out of the stream. Without a reader, the stream does no work.
 */

challenge(
  "Only Ada", from: "Pull",
  "The screen has room for one contact. Change the last line, so that no other contact is loaded.")
//> the screen opens
//> load Ada
//> show Ada

/*:
 ## Push

 Now the screen is open, and colleagues join the company. Their names can't be read in advance. A `Subject`
 is a signal that you send values into by hand; page 08 is about it.
 */
cell(
  "Push",
  predict: .choice(
    "What is the third line?", about: .line(3),
    ["a quiet hour", "show Ada", "load Ben"],
    because: [
      "`sendNext` calls the subscriber before it returns, so Ada is shown first.",
      "Ada goes through the whole chain before the next line of the program runs.",
    ])
) {
  let joined = Subject<String>()
  let contacts = joined.map { name in
    print("load \(name)")
    return name
  }
  contacts.subscribeNext { print("show \($0)") }
  print("the screen is open")
  joined.sendNext("Ada")
  print("a quiet hour")
  joined.sendNext("Ben")
  //> the screen is open
  //> load Ada
  //> show Ada
  //> a quiet hour
  //> load Ben
  //> show Ben
}

/*:
 The source **pushes** each value through the stream: `sendNext` calls the closure of `map`, and `map`
 calls the subscriber with the result. (`map` makes a new stream; the one that it's called on doesn't
 change.) Only then does `sendNext` return.
 */

challenge("Not even loaded", from: "Push", "Move one line, so that Ada isn't even loaded.")
//> the screen is open
//> a quiet hour
//> load Ben
//> show Ben

/*:
 Here are the two directions:

 | | pull: `LazyList` | push: `Signal` |
 |---|---|---|
 | who decides when | the reader | the source |
 | who waits, and for what | the reader, until the value is made | the source, until its subscribers' closures have returned |
 | ending early | stop reading | dispose the subscription (page 04) |

 In both, values come **in order**. That's what makes them streams.

 ## One pipeline, two streams

 Back to the field of the first cell, now as a class that calls a closure with its new text:
 */
final class Field {
  var changed: (String) -> Void = { _ in }
  func type(_ text: String) { changed(text) }
}

/*:
 Some names in the book have stray spaces, and typed text is just as untidy. The same two steps clean both.
 */
cell("One pipeline, two streams") {
  // snippet.hide
  let clock = TestScheduler()
  let field = Field()
  for (tenths, text) in [(2, " c"), (4, " ca"), (6, " cat"), (8, "")] {
    clock.schedule(after: .milliseconds(tenths * 100)) { field.type(text) }
  }
  // snippet.show
  let book = [" Ada", "", "Alan "].lazyList
  for name in book.map({ $0.trimmed }).filter({ !$0.isEmpty }) {
    print("pulled: \(name)")
  }

  // The user types " c", " ca", and " cat", and clears the field at 0.8 s.
  let typed = Signal<String> { subscriber in
    field.changed = { text in subscriber.sendNext(text) }
    return nil
  }
  typed.map { $0.trimmed }.filter { !$0.isEmpty }
    .subscribeNext { print("pushed at \(clock.now): \($0)") }
  clock.run()
  //> pulled: Ada
  //> pulled: Alan
  //> pushed at 0.2 seconds: c
  //> pushed at 0.4 seconds: ca
  //> pushed at 0.6 seconds: cat
}

/*:
 No change was missed, and none was seen twice. (`filter` dropped the empty text on purpose.) `map` and
 `filter` do the same for a signal as for a list; only the direction differs.

 ## The smallest streams

 A search has to return a stream even if there's nothing to wait for: the text is empty, the answer is in
 the cache, or the phone is offline. Four small streams are made for that. (`return` is called `just` in
 RxSwift, and `Just` in Combine.)

 | stream | sends | ends |
 |---|---|---|
 | `.empty()` | nothing | with a completion, at once |
 | `.return(names)` | one value | with a completion, at once |
 | `.error(Offline())` | nothing | with the error, at once |
 | `.never()` | nothing | never |

 Lists have the first two, and signals have all four.
 */
struct Offline: Error {}
let cache = ["ca": "Caleb, Cato"]

func search(_ text: String) -> Signal<String> {
  if text.isEmpty { return .empty() }
  if let names = cache[text] { return .return(names) }
  return .error(Offline())
}

/*:
 `concat` joins streams: each starts when the one before it has completed. Below, the cached answer comes
 first, then the server's, and then Cathy from the phone's own contacts. But the server is offline. (The
 closure for `error` runs when the chain fails.)
 */
cell(
  "Concat",
  predict: .choice(
    "What is printed?",
    ["Caleb, Cato\nfailed", "Caleb, Cato\nfailed\nCathy", "Caleb, Cato\nCathy\nfailed"],
    because: [
      "An error ends the whole chain, so Cathy's signal never starts.",
      "An error isn't kept for the end. It ends the chain when it's sent.",
    ])
) {
  search("ca").concat(search("cat")).concat(.return("Cathy"))
    .subscribe(next: { print($0) }, error: { _ in print("failed") })
  //> Caleb, Cato
  //> failed
}

/*:
 With `empty`, `return`, and `concat` you can also build any finite list:
 `LazyList.return("Cai").concat(.return("Cato"))`.
 */

challenge(
  "From nothing",
  """
  Make a list of 3, 2, and 1 with `return` and `concat` alone, and print each of its elements in a
  loop. Two lines are enough.
  """)
//> 3
//> 2
//> 1

/*:
 ## Side by side

 `zip` makes pairs from the values of two streams. Below, two names arrive before the first photo.
 */
cell(
  "Zip",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["Anita has photo 1", "two names wait", "Grace has photo 1"],
    because: [
      "The first value is paired with the first, and Grace was sent before Anita.",
      "The photo arrives after that line, and Grace is waiting for it.",
    ])
) {
  let names = Subject<String>()
  let photos = Subject<String>()
  names.zip(with: photos).subscribeNext { print("\($0) has \($1)") }
  names.sendNext("Grace")
  names.sendNext("Anita")
  print("two names wait")
  photos.sendNext("photo 1")
  //> two names wait
  //> Grace has photo 1
}

/*:
 `zip` pairs by position: the first value with the first, the second with the second. A value waits for its
 partner, and Anita is still waiting. Two zipped lists end with the shorter one, so the longer one may be
 endless, such as the list of 1, 2, 3, and so on: `book.zip(with: (1...).lazyList)`.

 ## None, one, or many

 A `Contact` may have no phone number, one, or several: its `phones` property is an array. You want one
 list of all numbers, but `map` makes exactly one value from each contact.

 The closure of `flattenMap` makes a **stream** from each value, and the result joins all these streams.
 With lists, one list follows the other. With signals, the values come in order of arrival.
 */
let people = [
  Contact(name: "Alan", phones: ["1912"]), Contact(name: "Ada"),
  Contact(name: "Grace", phones: ["1906", "1992"]),
]

func numbers(of person: Contact) -> Signal<String> {
  Signal { subscriber in
    for phone in person.phones { subscriber.sendNext(phone) }
    subscriber.sendCompleted()
    return nil
  }
}

cell(
  "None, one, or many",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["pushed: 1912", "pushed: 1906", "pushed: 1992"],
    because: [
      "Ada's signal ends, but the result doesn't: Grace is next.",
      "That's `map`, with one value for each contact. Grace's signal sends two.",
    ])
) {
  let all = people.lazyList.flattenMap { $0.phones.lazyList }
  for number in all { print("pulled: \(number)") }

  let chosen = Subject<Contact>()
  chosen.flattenMap { numbers(of: $0) }
    .subscribeNext { print("pushed: \($0)") }
  for person in people { chosen.sendNext(person) }
  //> pulled: 1912
  //> pulled: 1906
  //> pulled: 1992
  //> pushed: 1912
  //> pushed: 1906
  //> pushed: 1992
}

/*:
 `map` and `filter` can both be written with `flattenMap`, and in the exercise you'll do that. (Swift's
 arrays, RxSwift, and Combine call it `flatMap`.)
 */

challenge(
  "Two rows each", from: "None, one, or many",
  """
  Change the closure for the list: each contact becomes two rows, the name, and how many numbers it
  has.
  """)
//> pulled: Alan
//> pulled: 1
//> pulled: Ada
//> pulled: 0
//> pulled: Grace
//> pulled: 2
//> pushed: 1912
//> pushed: 1906
//> pushed: 1992

/*:
 ## Pull, and wait {folded}

 Swift has a third form, the asynchronous sequence. Its reader pulls, too. If the next value isn't there
 yet, the reader's task is suspended, and the thread does something else. The task and the loop below share
 the main actor, which runs one of them at a time. So the task can't start before the loop waits.
 */
await cell(
  "A reader that waits",
  predict: .choice(
    "What is the third line?", about: .line(3), ["load Ada", "show Ada", "send Ben"],
    because: [
      "The loop has asked for Ada, and it can only continue when the task leaves the main actor.",
      "`yield` only stores the name. The loop continues when the task is done.",
    ])
) {
  let (names, continuation) = AsyncStream.makeStream(of: String.self)
  let contacts = names.map { name in
    print("load \(name)")
    return name
  }
  Task {
    for name in ["Ada", "Ben"] {
      print("send \(name)")
      continuation.yield(name)
    }
    continuation.finish()
  }
  print("the screen waits")
  for await name in contacts { print("show \(name)") }
  //> the screen waits
  //> send Ada
  //> send Ben
  //> load Ada
  //> show Ada
  //> load Ben
  //> show Ben
}

/*:
 The task never waits, so it ran to its end, and the stream kept both names. Each contact was loaded only
 when the loop asked for it, as in *Pull*. To stop early, leave the loop. Page 18 returns to this form.

 ## Inside the library {folded}

 A stream needs very little. A pulled one is a closure that returns the next value, or `nil` at the end. A
 pushed one is a closure that takes a function and calls it with each value.
 */
struct Pulled<Value> {
  let next: () -> Value?
  func map<Output>(
    _ change: @escaping (Value) -> Output
  ) -> Pulled<Output> {
    Pulled<Output> { next().map(change) }
  }
}

struct Pushed<Value> {
  let send: (_ next: @escaping (Value) -> Void) -> Void
  func map<Output>(
    _ change: @escaping (Value) -> Output
  ) -> Pushed<Output> {
    Pushed<Output> { next in send { next(change($0)) } }
  }
}

cell("Both in a few lines") {
  var rest = ["ada", "alan"].makeIterator()
  let pulled = Pulled { rest.next() }.map { $0.uppercased() }
  while let name = pulled.next() { print("pulled: \(name)") }

  let pushed = Pushed { next in
    for name in ["ada", "alan"] { next(name) }
  }
  pushed.map { $0.uppercased() }.send { print("pushed: \($0)") }
  //> pulled: ADA
  //> pulled: ALAN
  //> pushed: ADA
  //> pushed: ALAN
}

/*:
 The library's list also keeps its elements (page 03), and its signals complete, fail, and can be disposed
 (page 04).

 Why are its operators written twice? ReactiveCocoa gives lists and signals a common superclass,
 `RACStream`. Each kind implements five operations (`return:`, `empty`, `concat:`, `zipWith:`, and page
 05's `bind:`), and the rest are written once, with these five. In Swift that would be a protocol like
 this:

 ```swift
 protocol Stream<Element> {
   associatedtype Element
   static func `return`(_ element: Element) -> Self
   func flattenMap<Output>(_ f: (Element) -> Self<Output>) -> Self<Output>
 }
 // error: cannot specialize non-generic type 'Self'
 ```

 `Self` is the complete type, such as `LazyList<Int>`, and Swift has no way to say "a `LazyList` of
 something else". Objective-C didn't have the problem, because the type of a stream didn't name the type of
 its values.

 ## Recap

 Answer first, then look:

 1. In a pushed stream, who waits for whom?
 2. `empty`, `never`, and `error` send no values. Which of them completes?
 3. Two signals are zipped. What does a value wait for?
 4. Why can't `map` do what `flattenMap` does?

 *The source, for its subscribers · `empty` · its partner · it makes exactly one value from each.*

 The questions from the beginning: `total` stays as it is because the sum was computed only once. The
 closure of a signal runs once for each subscriber, so twice.

 Now do exercise 02: `swift run course check 2`. You will write `map` and `filter` yourself, number the
 values of a stream, and make one of each: a list of the names in the book, and a signal of the typed text.
 Next comes page 03, about lists.
 */

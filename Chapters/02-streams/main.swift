import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Streams

 *35 minutes to read, 45 for the exercise.*

 The names in an address book, the texts that somebody types: each of them is a **stream**, one
 value after the other. You read the names when you like. The texts arrive when somebody types.
 This course has a type for each kind of stream, and one set of operations for both. At the end of
 this page you can

 - say who does the work in a stream that is pulled, and in one that is pushed,
 - write one pipeline for both,
 - build streams with `return`, `empty`, `concat` and `zip`,
 - make none, one or many values from each value, with `flattenMap`,
 - say why Swift has no one type for both kinds.

 New here: `LazyList`, `lazyList`, `Subject`, `trimmed`, `return`, `empty`, `error`, `never`,
 `toArray`, `concat`, `zip`, `Contact`, `phones`, `flattenMap`

 Promised here: `TestScheduler`, `schedule`, `run`, `now`

 Two questions about page 01. Answer them now; the answers are at the end of this page.

 - You wrote `let a = b + c`, and then `b` changed. Why did `a` stay as it was?
 - A signal is made once and subscribed to twice. How often does its closure run?

 ## Ask again and again

 The search screen has to know the text of its field. The simplest way is to look: here the screen
 looks once a second. Somebody types `c`, `ca` and `cat`, at 0.2, 0.4 and 0.6 seconds; these lines
 are not shown. `clock` is the clock of page 01: its time jumps when `run` is called.
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
      "At 1 s it sees what is there at 1 s. `c` and `ca` were there before, and nobody looked.",
      "It looks at 2 s, too, although nothing is new.",
    ])
) {
  // snippet.hide
  let clock = TestScheduler()
  // snippet.show
  var text = "(empty)"
  // snippet.hide
  for (tenths, typed) in [(2, "c"), (4, "ca"), (6, "cat")] {
    clock.schedule(after: .milliseconds(tenths * 100)) { text = typed }
  }
  // snippet.show
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
 Two texts were missed, and one was seen twice. Here are both streams, one row each; time goes to the
 right.
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
 If the screen looks more often, it misses less and works more, mostly for nothing. Only the field knows
 when its text has changed.

 Looking again and again is called *polling*, and it is wrong for a text field. But a list is read,
 and reading it loses nothing. So there are two ways to get the values of a stream: you take them,
 or they are sent to you.

 ## Pull

 Here is a kitchen with three dishes. `lazyList` makes a `LazyList` from an array, and `map` changes
 each element with a closure. The loop reads the list.
 */
cell(
  "Pull",
  predict: .choice(
    "What is the first line?", about: .line(1), ["cook soup", "a guest sits down", "eat soup"],
    because: [
      "`map` describes the work. Nobody has read a dish yet, so none has been cooked.",
      "A dish that is eaten has been cooked before.",
    ])
) {
  let dishes = ["soup", "rice", "tea"].lazyList.map { dish in
    print("cook \(dish)")
    return dish
  }
  print("a guest sits down")
  for dish in dishes { print("eat \(dish)") }
  //> a guest sits down
  //> cook soup
  //> eat soup
  //> cook rice
  //> eat rice
  //> cook tea
  //> eat tea
}

why(
  "Why was the rice cooked after the soup had been eaten, and not before?",
  [
    .wrong(
      "The list makes its dishes one by one, with a pause after each.",
      because: """
        On its own the list makes nothing. Without the loop no dish is cooked at all. See *Pull*.
        """),
    .right("The loop asked for the next dish only then."),
    .wrong(
      "`map` defers its work until the program has time for it.",
      because: """
        Nothing is put off: the dish is cooked at the moment when the loop asks for it. See *Pull*.
        """),
  ])

/*:
 The reader **pulls** the values out of the stream. Without a reader there is no work.
 */

challenge(
  "Only soup", from: "Pull",
  "The guest leaves after the soup. Add one word, so that nothing else is cooked.")
//> a guest sits down
//> cook soup
//> eat soup

/*:
 ## Push

 Now guests send orders to the kitchen, and an order cannot be read before it is given. A `Subject`
 is a signal into which you send by hand; page 08 is about it.
 */
cell(
  "Push",
  predict: .choice(
    "What is the third line?", about: .line(3),
    ["a quiet hour", "serve soup", "cook tea"],
    because: [
      "`sendNext` calls the subscriber before it returns, so the soup is served first.",
      "The soup goes through the whole chain before the next line of the program runs.",
    ])
) {
  let orders = Subject<String>()
  let dishes = orders.map { dish in
    print("cook \(dish)")
    return dish
  }
  dishes.subscribeNext { print("serve \($0)") }
  print("the door opens")
  orders.sendNext("soup")
  print("a quiet hour")
  orders.sendNext("tea")
  //> the door opens
  //> cook soup
  //> serve soup
  //> a quiet hour
  //> cook tea
  //> serve tea
}

/*:
 The source **pushes** each value through the stream: `sendNext` calls the closure of `map`, and
 `map` calls the subscriber with the result. Between two orders the program is free for other work.

 An operator such as `map` makes a new stream. The stream on which it is called, its **receiver**,
 is not changed: another subscriber to `orders` would get the order, and not the cooked dish.
 */

challenge("Not even cooked", from: "Push", "Move one line, so that the soup is not even cooked.")
//> the door opens
//> a quiet hour
//> cook tea
//> serve tea

/*:
 Swift has a third form, the asynchronous sequence. Its reader pulls, and *waits* for a value that is
 not there yet, without blocking its thread. Here a guest waits at the counter; `entry` is the
 kitchen's side.
 */
await cell("A reader that waits") {
  let (counter, entry) = AsyncStream.makeStream(of: String.self)
  Task {
    for dish in ["soup", "tea"] {
      print("cook \(dish)")
      entry.yield(dish)
    }
    entry.finish()
  }
  print("a guest waits")
  for await dish in counter { print("eat \(dish)") }
  //> a guest waits
  //> cook soup
  //> cook tea
  //> eat soup
  //> eat tea
}

/*:
 Nobody asked the kitchen for the tea: it cooks when it likes, and what is ready waits for the loop.

 | | pull: `LazyList` | pull and wait: `AsyncSequence` | push: `Signal` |
 |---|---|---|---|
 | who decides when | the reader | both: a value must be there, and asked for | the source |
 | a value is | made when you ask | handed over when you ask | there when it arrives |
 | who waits | the reader, for the value | the reader's task, or the value | nobody: the subscriber is called |
 | who ends it early | the reader stops reading | the reader leaves its loop | the subscriber disposes (page 04) |

 One thing is the same in all three, and makes them streams: values come **in order**. Page 18 joins
 the third form to signals; until then there are the other two.

 ## One pipeline, two streams

 Back to the field of the first cell. This one calls a closure with each new text.
 */
final class Field {
  var changed: (String) -> Void = { _ in }
  func type(_ text: String) { changed(text) }
}

/*:
 Some names in the book have a space too many, and one is empty. The typed texts have the same
 flaws. `trimmed` is a text without the spaces around it. The cell cleans the names and the typed
 texts with the same two steps. Somebody types ` c`, ` ca` and ` cat` at 0.2, 0.4 and 0.6 seconds,
 and clears the field at 0.8 seconds; these lines are not shown.
 */
cell(
  "One pipeline, two streams",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    [
      "pushed at 1.0 seconds: cat", "pushed at 0.6 seconds: cat", "pushed at 0.8 seconds:",
    ],
    because: [
      "Nobody looks once a second any more. The field calls at the moment of the change.",
      "At 0.8 seconds the field is empty, and `filter` lets no empty text pass.",
    ])
) {
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
 The first cell is fixed: no text was missed, none was seen twice, and each arrived when it was
 typed. `map` and `filter` do for a signal what they do for a list. Only the direction differs: the
 loop takes the names, and the field sends the texts.

 ## The smallest streams

 A search for an empty text has nothing to ask, and one for a text that was asked before knows its
 answer. Both still have to give back a stream. `empty` makes one with no value, and `return`, elsewhere
 `just`, one with a single value. (After a dot Swift lets a keyword be a name.) Two more are for signals
 only: `error` makes a signal that fails, and `never` one that sends nothing and does not even end. A
 signal may say that it has ended (page 04). `toArray` blocks the thread until it does, and gives you all
 its values, or throws its error.
 */
cell("The smallest streams") {
  struct Offline: Error {}
  print(Array(LazyList.return("Ada")), Array(LazyList<String>.empty()))
  print(try Signal.return("Ada").toArray())
  print(try Signal<String>.empty().toArray())
  do {
    print(try Signal<String>.error(Offline()).toArray())
  } catch {
    print("failed: \(error)")
  }
  Signal<String>.never().subscribeNext { print($0) }
  //> ["Ada"] []
  //> ["Ada"]
  //> []
  //> failed: Offline()
}

/*:
 The last line of the cell printed nothing. `toArray` of `never` would wait forever, and so it would
 for the signals that you wrote on page 01, which never say that they have ended.

 ## One after the other

 Two names come from the phone's database, and a third from the server. The screen shows one list:
 `concat` puts one stream after another.
 */
cell("Concat") {
  let names = LazyList.return("Cai").concat(.return("Cathy"))
  print(Array(names.concat(.return("Cato"))))

  let answers = Signal.return("Cai").concat(.return("Cathy"))
  print(try answers.concat(.return("Cato")).toArray())
  //> ["Cai", "Cathy", "Cato"]
  //> ["Cai", "Cathy", "Cato"]
}

/*:
 Both expressions are the same but for the type. With `empty`, `return` and `concat` you can build any
 list of values.
 */

challenge(
  "From nothing",
  """
  Make a list of 3, 2 and 1 with `return` and `concat` alone, and print each of its elements in a
  loop. Two lines are enough.
  """)
//> 3
//> 2
//> 1

/*:
 ## Side by side

 Each guest needs a seat. `zip` makes pairs from the values of two streams. First it pairs two guests
 with a list of seats that has no end: `(1...)` is Swift's range from 1 on. Then it pairs two
 subjects, and two guests arrive before there is a table.
 */
cell(
  "Zip",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["Anita sits at 4", "two guests wait", "Grace sits at 4"],
    because: [
      "The first is paired with the first. Grace was there before Anita.",
      "The table arrives after that line, and somebody is there to sit at it.",
    ])
) {
  let seats = (1...).lazyList
  for (guest, seat) in ["Ada", "Alan"].lazyList.zip(with: seats) {
    print("\(guest) sits at \(seat)")
  }
  let guests = Subject<String>()
  let tables = Subject<Int>()
  guests.zip(with: tables).subscribeNext { print("\($0) sits at \($1)") }
  guests.sendNext("Grace")
  guests.sendNext("Anita")
  print("two guests wait")
  tables.sendNext(4)
  //> Ada sits at 1
  //> Alan sits at 2
  //> two guests wait
  //> Grace sits at 4
}

/*:
 `zip` pairs the first value of one stream with the first of another, the second with the second,
 and so on. With two lists, the pairs end with the shorter one, so an endless list does no harm.
 With two signals, a value waits for its partner: Grace waited, and Anita still does.

 ## None, one or many

 A `Contact` in the address book may have no phone number, one or several: its `phones` are an array.
 You want one list of all numbers, and `map` makes exactly one value from each value.
 */
let people = [
  Contact(name: "Alan", phones: ["1912"]), Contact(name: "Ada"),
  Contact(name: "Grace", phones: ["1906", "1992"]),
]

/*:
 The closure of `flattenMap` makes a **stream** from each value, and the result has the values of
 all these streams: of lists one after the other, of signals as they arrive. (Swift's arrays, RxSwift
 and Combine call it `flatMap`.) For the list, that stream is the list of a contact's numbers. For the
 signal it is a signal that sends them:
 */
func numbers(of person: Contact) -> Signal<String> {
  Signal { subscriber in
    for phone in person.phones { subscriber.sendNext(phone) }
    return nil
  }
}

cell(
  "None, one or many",
  predict: .choice(
    "Ada has no number. What is the second line?", about: .line(2),
    ["pulled: 1906", "pulled:", "pushed: 1912"],
    because: [
      "An empty stream has no values, so nothing is printed for Ada.",
      "Ada's stream is empty, and it ends nothing but itself: Grace comes next.",
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
 Ada has no number, so her stream is empty. Both results, the pulled and the pushed, went on with
 Grace. The rule: with `flattenMap`, a value becomes no value, one, or many. So you can write `map`
 and `filter` with it, and in the exercise you will.

 The closure may also return a signal that sends later; page 05 shows it.
 */

challenge(
  "Two rows each", from: "None, one or many",
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
 ## Inside the library

 How little does such a stream need? A pulled stream is a closure that gives the next value, or
 `nil` at its end. A pushed stream is a closure that is given a function, and calls it with each
 value.
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
 The `map` of the pulled one asks its source, and changes what it gets. That of the pushed one gives
 its source another function, which changes a value and passes it on. The library's own are longer: its
 list computes an element once and keeps it (page 03), its signals complete or fail, and a subscription
 can be disposed (page 04).

 ## For the curious: two families, and no name for both

 You may skip this part: no later page and no task rests on it.

 ReactiveCocoa gives lists and signals a common superclass, `RACStream`. It declares five operations
 that each kind of stream has to write for itself: `return:`, `empty`, `concat:`, `zipWith:`, and
 `bind:`, of which page 05 speaks. `map`, `filter` and the others that both share are written once,
 with these. In Swift that would be a protocol, and it would have to look like this:

 ```swift
 protocol Stream<Element> {
   associatedtype Element
   static func `return`(_ element: Element) -> Self
   func flattenMap<Output>(_ f: (Element) -> Self<Output>) -> Self<Output>
 }
 // error: cannot specialize non-generic type 'Self'
 ```

 Read the line of `flattenMap`. A list of numbers may become a list of strings. `Self` means the
 complete type, for example `LazyList<Int>`. The protocol needs "a `LazyList` of something else",
 and Swift has no way to write the part `LazyList` alone. Objective-C did not need one, because the
 type of a stream did not name the type of its values.

 So this library writes its operators twice, and page 05 checks with one suite of tests that both
 families keep the same laws.

 ## Recap

 Answer first, then look:

 1. Who waits in a stream that is pulled, and who in one that is pushed?
 2. What do `empty`, `never` and `error` have in common, and how do they differ?
 3. Two lists are zipped, and two signals. What ends the pairs of the lists? What does a value of a
    signal wait for?
 4. Why can `map` not do what `flattenMap` does?

 *The reader waits for the value; nobody, the subscriber is called · none of them has a value; one
 ends, one stays open, one fails · the shorter list; its partner · it makes exactly one value from
 each.*

 The questions from the beginning: *`=` added once, at its line · once for each subscriber, so
 twice.*

 Now do exercise 02: `swift run course check 2`. You will write `map` and `filter` yourself, number
 the values of a stream, and make one of each: a list of what is in the book, and a signal of what
 is typed. Next comes page 03, about lists.
 */

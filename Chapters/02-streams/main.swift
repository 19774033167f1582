import Notebook
import ReactiveCore

/*:
 # Streams

 *37 minutes to read, 55 for the exercise.*

 A list of dishes, the letters that somebody types, the news of a day: each is a **stream**, one
 value after the other. You read a list when you like; letters and news come when they come. This
 course has a type for each kind, and one set of operations for both. At the end of this page you
 can

 - say who does the work in a stream that is pulled, and in one that is pushed,
 - build streams with `return`, `empty`, `concat` and `zip`,
 - change streams with `map`, `flattenMap` and `bind`, and say which of them can do what,
 - check the three laws that make pipelines safe to rebuild,
 - say why Swift has no one type for both kinds, and what can be done about it.

 New here: `LazyList`, `lazyList`, `Subject`, `return`, `empty`, `error`, `never`, `toArray`,
 `concat`, `flattenMap`, `zip`, `bind`

 ## Pull

 Here is a kitchen with three dishes. `lazyList` makes a `LazyList` of an array, and `map` prepares
 each element with a closure. The loop reads the list.
 */
cell(
  "Pull",
  predict: .choice(
    "What is the first line?", about: .line(1), ["cook soup", "a guest sits down", "eat soup"])
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

/*:
 Nothing was cooked in advance. An element of a `LazyList` is made when somebody reads it: the loop
 asked for a dish, and then `map` made that one. The reader **pulls** the values out of the stream.
 Without a reader there is no work.
 */

challenge(
  "Only soup", from: "Pull",
  "The guest leaves after the soup. Add one word, so that nothing else is cooked.")
//> a guest sits down
//> cook soup
//> eat soup

/*:
 ## Push

 Now a kitchen in which orders come in. Nobody can read an order that has not been given. A
 `Subject` is a signal into which you send by hand; chapter 08 is about it.
 */
cell("Push") {
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
 Here the source decides when. It **pushes** each value through the stream: the closure of the
 subscriber is called with it. In between nobody waits: the program does other things.

 | | pull: `LazyList` | push: `Signal` |
 |---|---|---|
 | who decides when | the reader | the source |
 | a value is | there when you ask | there when it comes |
 | who waits | the reader, for the value | nobody: the subscriber is called |
 | the order | one after the other | one after the other |

 The last row is what makes both a stream. Values come **in order**: the second one never comes
 before the first.
 */

challenge("Not even cooked", from: "Push", "Move one line, so that the soup is not even cooked.")
//> the door opens
//> a quiet hour
//> cook tea
//> serve tea

/*:
 ## The smallest streams

 Large streams are built from small ones. `return` makes a stream with one value, and `empty` one
 with none. Two more are for signals only: `error` makes a signal that fails, and `never` one that
 sends nothing and does not even end. `toArray` waits for the end of a signal, and gives you all
 its values, or throws its error.
 */
cell("The smallest streams") {
  struct Offline: Error {}
  print(Array(LazyList.return("tea")), Array(LazyList<String>.empty()))
  print(try Signal.return("tea").toArray())
  print(try Signal<String>.empty().toArray())
  do {
    print(try Signal<String>.error(Offline()).toArray())
  } catch {
    print("failed: \(error)")
  }
  Signal<String>.never().subscribeNext { print($0) }
  //> ["tea"] []
  //> ["tea"]
  //> []
  //> failed: Offline()
}

/*:
 The last line of the cell printed nothing, and it never will. With `toArray` it would wait for
 ever.

 ## One after the other

 `concat` puts a stream behind another one. Out of `empty`, `return` and `concat` you can build
 any list of values.
 */
cell("Concat") {
  let list = LazyList.return("soup").concat(.return("rice"))
  print(Array(list.concat(.return("tea"))))

  let signal = Signal.return("soup").concat(.return("rice"))
  print(try signal.concat(.return("tea")).toArray())
  //> ["soup", "rice", "tea"]
  //> ["soup", "rice", "tea"]
}

/*:
 The two expressions are the same, but for the first word. Most of this page can be said of both
 kinds of stream.

 ## Side by side

 `zip` makes pairs of the values of two streams. First it pairs two lists, of two guests and of
 three seats. Then it pairs two subjects, in which two guests come before there is a table.
 */
cell(
  "Zip",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["Anita sits at 4", "two guests wait", "Grace sits at 4"])
) {
  let seats = [1, 2, 3].lazyList
  for (guest, table) in ["Ada", "Alan"].lazyList.zip(with: seats) {
    print("\(guest) sits at \(table)")
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
 `zip` pairs the first value of one stream with the first of another, the second with the second, and
 so on. Of two lists the pairs end with the shorter one. Of two signals a value waits for its partner:
 Grace waited, and Anita still does.
 */

challenge("Anita first", from: "Zip", "Change the order of two lines, so that Anita gets table 4.")
//> Ada sits at 1
//> Alan sits at 2
//> two guests wait
//> Anita sits at 4

/*:
 ## None, one or many

 `map` gives exactly one value for each value. Often you need more, or fewer: in the mountains a
 call comes back as an echo. `flattenMap` makes a **stream** of each value, and joins all these
 streams into one. The closure names its result type, so that the compiler need not infer it.
 */
cell(
  "None, one or many",
  predict: .choice(
    "There are three calls, and the second one is empty. What is the third line?",
    about: .line(3), ["anna", "… ", "hello"])
) {
  let calls = ["hello", "", "anna"]
  let echoes = calls.lazyList.flattenMap { call -> LazyList<String> in
    call.isEmpty ? .empty() : .return(call).concat(.return("… \(call)"))
  }
  for echo in echoes { print(echo) }

  let caller = Subject<String>()
  caller.flattenMap { call -> Signal<String> in
    call.isEmpty ? .empty() : .return(call).concat(.return("… \(call)"))
  }.subscribeNext { print($0) }
  for call in calls { caller.sendNext(call) }
  //> hello
  //> … hello
  //> anna
  //> … anna
  //> hello
  //> … hello
  //> anna
  //> … anna
}

/*:
 The empty call became an empty stream, so nothing came back for it, and the list and the signal
 both went on with "anna". The rule: with `flattenMap`, a value becomes no value, one, or many. That
 is enough for `map`, where each value becomes one, and for `filter`, where each becomes one or
 none. In the exercise you will write both. Of a signal's value you may also make a signal that
 takes its time; then its values are sent as they come. Chapter 07 is about that.

 ## When to stop

 One thing `flattenMap` cannot do: stop. Its closure is called for each value, and whatever it
 returns, the next value comes. `bind` can stop. Its closure is called once, before the first value.
 It returns a second closure, the **step**, which is called with each value. So the step can
 **remember** something between two values, in a variable outside of it. And it can set its second
 argument, `stop`, to end the stream. The last word on this radio, "krrk", is noise.
 */
cell(
  "Bind can stop",
  predict: .choice(
    "The step sets `stop` at \"over\". What is the last line?", about: .lastLine,
    ["2. me", "3. over", "4. krrk"])
) {
  let radio = Subject<String>()
  let message = radio.bind {
    var count = 0
    return { word, stop in
      count += 1
      stop = word == "over"
      return .return("\(count). \(word)")
    }
  }
  message.subscribeNext { print($0) }
  for word in ["hear", "me", "over", "krrk"] { radio.sendNext(word) }
  //> 1. hear
  //> 2. me
  //> 3. over
}

/*:
 The word at which the step set `stop` still came, the noise after it did not. The outer closure is
 called anew for each subscription to a signal, so that each subscriber counts from 1.

 `flattenMap` is a `bind` that neither remembers nor stops. Here it is in the library, for lists:

 @source(LazyList/LazyListFlattenMap.swift, flattenMap)

 For signals it is the same line, and a name for the new signal. A step may also return `nil`,
 which ends the stream. The `??` makes an empty stream of it instead.

 ReactiveCocoa's `RACStream` declares five operations that each kind of stream has to write for
 itself: `return`, `empty`, `concat`, `zip` and `bind` (its file RACStream.h says so). `map`,
 `filter` and the others that both share are written once, with these.
 */

challenge(
  "Not this word either", from: "Bind can stop",
  "The word that ends the message is no part of it. Let the step stop without sending \"over\".")
//> 1. hear
//> 2. me

/*:
 ## Three laws

 You have a long pipeline. You give three of its steps a name, or move them into a function. Is it
 still the same pipeline? It is, because three laws hold. In words: `return` adds nothing, before
 or after; and how the steps are put into functions does not matter.

 1. `.return(x).flattenMap(f)` is `f(x)`.
 2. `stream.flattenMap { .return($0) }` is `stream`.
 3. `stream.flattenMap(f).flattenMap(g)` is `stream.flattenMap { f($0).flattenMap(g) }`.

 A type that has `return` and `flattenMap`, and keeps these laws, is called a **monad**. A law can
 be run. Below, `twice` and `odd` stand for `f` and `g`, and `==` compares two lists element by
 element.
 */
cell("Three laws") {
  typealias Step = (Int) -> LazyList<Int>
  let twice: Step = { .return($0).concat(.return($0)) }
  let odd: Step = { $0.isMultiple(of: 2) ? .empty() : .return($0) }
  let stream = [1, 2, 3].lazyList

  print(LazyList.return(5).flattenMap(twice) == twice(5))
  print(stream.flattenMap { .return($0) } == stream)
  let inARow = stream.flattenMap(twice).flattenMap(odd)
  let nested = stream.flattenMap { twice($0).flattenMap(odd) }
  print(inARow == nested)
  //> true
  //> true
  //> true
}

/*:
 The same three lines hold for signals. Only the way to read a stream is another one: `toArray` waits
 for the end.
 */
cell("The laws of signals") {
  typealias Step = (Int) -> Signal<Int>
  let twice: Step = { .return($0).concat(.return($0)) }
  let odd: Step = { $0.isMultiple(of: 2) ? .empty() : .return($0) }
  let signal = Signal.return(1).concat(.return(2)).concat(.return(3))

  let (one, other) = (Signal.return(5).flattenMap(twice), twice(5))
  print(try one.toArray() == other.toArray())
  print(try signal.flattenMap { .return($0) }.toArray() == signal.toArray())
  let inARow = signal.flattenMap(twice).flattenMap(odd)
  let nested = signal.flattenMap { twice($0).flattenMap(odd) }
  print(try inARow.toArray() == nested.toArray())
  //> true
  //> true
  //> true
}

/*:
 ## For the curious: two families, and no name for both

 You may skip to the recap at a first reading: no later page rests on this part. Task 3 of the
 exercise does, so come back for it.

 The laws were written twice, once for lists and once for signals. Why not once, for all streams? In
 ReactiveCocoa lists and signals have a common superclass, `RACStream`, and what is true for both is
 written there. A protocol in Swift would have to look like this:

 ```swift
 protocol Stream<Element> {
   associatedtype Element
   static func `return`(_ element: Element) -> Self
   func flattenMap<Output>(_ f: (Element) -> Self<Output>) -> Self<Output>
 }
 // error: cannot specialize non-generic type 'Self'
 ```

 Read the third line of it. A list of numbers becomes a list of strings: still a list, but with
 another element. `Self` means the complete type, for example `LazyList<Int>`. What is wanted here is
 "a `LazyList` of something else", and Swift has no way to write the part `LazyList` alone.
 Objective-C had no such question, as its streams did not say what they hold.

 But a protocol is only a list of operations, and a list of operations can be a **value**: a struct
 with a closure for each. `unit` is another word for `return`. `values` reads a stream, so that two
 streams can be compared. `Stream` stands for one complete type, such as `LazyList<Int>`.
 */
struct Family<Stream> {
  let empty: Stream
  let unit: (Int) -> Stream
  let concat: (Stream, Stream) -> Stream
  let flattenMap: (Stream, @escaping (Int) -> Stream) -> Stream
  let values: (Stream) throws -> [Int]
}

/*:
 Now the three laws can be written once. Compare them with the cell "Three laws", line by line.
 */
extension Family {
  func laws() throws -> [Bool] {
    let twice = { concat(unit($0), unit($0)) }
    let odd = { $0.isMultiple(of: 2) ? empty : unit($0) }
    let stream = concat(unit(1), concat(unit(2), unit(3)))
    return [
      try values(flattenMap(unit(5), twice)) == values(twice(5)),
      try values(flattenMap(stream, unit)) == values(stream),
      try values(flattenMap(flattenMap(stream, twice), odd))
        == values(flattenMap(stream) { flattenMap(twice($0), odd) }),
    ]
  }
}

/*:
 Both families give their closures. Only `values` differs.
 */
cell("One suite, two families") {
  let lists = Family<LazyList<Int>>(
    empty: .empty(), unit: { .return($0) }, concat: { $0.concat($1) },
    flattenMap: { $0.flattenMap($1) }, values: { Array($0) })
  let signals = Family<Signal<Int>>(
    empty: .empty(), unit: { .return($0) }, concat: { $0.concat($1) },
    flattenMap: { $0.flattenMap($1) }, values: { try $0.toArray() })
  print("lists:  ", try lists.laws())
  print("signals:", try signals.laws())
  //> lists:   [true, true, true]
  //> signals: [true, true, true]
}

/*:
 Does the check find a fault? Here is a family whose `return` counts each click twice.
 */
cell(
  "A stream that breaks a law",
  predict: .choice(
    "Which of the three laws does it keep?",
    ["[true, true, false]", "[false, false, true]", "[false, true, false]"])
) {
  let doubleClicks = Family<LazyList<Int>>(
    empty: .empty(), unit: { .return($0).concat(.return($0)) },
    concat: { $0.concat($1) },
    flattenMap: { $0.flattenMap($1) }, values: { Array($0) })
  print(try doubleClicks.laws())
  //> [false, false, true]
}

/*:
 Its `return` adds something, before and after. `flattenMap` is as it should be, so the third law
 holds. The library's own tests run such a suite over both families, and over signals that take
 their time.

 ## Recap

 - A stream is values in order. The reader pulls a `LazyList`, and the source pushes a `Signal`.
 - `return`, `empty`, `concat` and `zip` build streams; `map` changes each value.
 - `flattenMap` makes none, one or many of each value. `bind` can also remember and stop.
 - Three laws say which changes of a pipeline leave its values as they were. They can be run as
   checks.
 - Swift has no type for "lists and signals"; a struct of closures can stand for one.

 Now do exercise 02: `swift run course check 2`. You will write `map`, `filter`, `flattenMap` and
 `take` yourself, and the check that finds a broken stream. Next comes chapter 03, about lists.
 */

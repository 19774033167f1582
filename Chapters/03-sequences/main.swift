import Marbles
import Notebook
import ReactiveCore

/*:
 # Sequences

 *28 minutes to read, 55 for the exercise.*

 A search finds a thousand names, and each row has an avatar that takes a second to draw. The screen shows
 three rows, but the app freezes, because it draws all of them first. A list that draws only the rows you
 read is done after three. But does it draw them again when you scroll back? So *when* does the work run,
 and *how often*? Page 04 asks the same about signals.

 ReactiveCocoa calls these lists sequences. Swift already uses that word, so here the type is `LazyList`.
 (In an app, a table view asks for its rows one by one; Swift's own `lazy` keeps no results.) At the end of
 this page you can

 - take a list apart with `head` and `tail`, and make one from them,
 - say when an element is computed, and how often,
 - choose between lazy and eager, and say what laziness costs,
 - turn a slow list into a signal.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 02, *Zip*: Grace arrived before any photo did. Where was she until then?
 - Page 01, *A data source*: why didn't the table show Anita?

 ## A thousand for three

 The `map` of an array doesn't know what you will read, so it draws everything:
 */
cell("All of them, for three") {
  let names = (1...1000).map { "Name \($0)" }
  var drawn = 0
  let avatars = names.map { name in
    drawn += 1
    return "(\(name.prefix(1)))"
  }
  for _ in avatars.prefix(3) {}
  print("\(drawn) drawn")
  //> 1000 drawn
}

challenge(
  "Only three", from: "All of them, for three",
  """
  Insert one word, so that three are drawn. `lazyList` makes a lazy list from any collection, and
  `prefix` works there, too.
  """)
//> 3 drawn

/*:
 A lazy list draws each avatar when it's read. In the diagram, each column is one step: one avatar drawn, or
 one read.
 */
cell("Before, and when it is read") {
  // snippet.hide
  var diagram = Diagram {
    ("array draws", Timeline<String>("123…'1000'"))
    ("screen reads", Timeline<String>("-----123"))
    ("lazy list draws", Timeline<String>("1-2-3"))
    ("screen reads", Timeline<String>("-1-2-3"))
  }
  diagram.axis = .steps
  print(diagram)
  // snippet.show
  //>                  0    1    2    3    4    5    6    7    8
  //> array draws      1----2----3----…----1000-----------------
  //> screen reads     -------------------------1----2----3-----
  //> lazy list draws  1---------2---------3--------------------
  //> screen reads     -----1---------2---------3---------------
}

/*:
 ## When the work runs

 A list has a `head`, its first element, and a `tail`, the list of everything after it. A `for` loop reads
 one head after the other, and `array` collects all of them. (The `head` of an empty list is `nil`, and its
 tail is empty, too.)
 */
cell(
  "What runs when",
  predict: .choice(
    "The second avatar is read twice. What is printed?",
    [
      "drawing Ada\ndrawing Cai\nthe list opens\n(A)\n(C)\n(C)",
      "the list opens\ndrawing Ada\n(A)\ndrawing Cai\n(C)\n(C)",
      "the list opens\ndrawing Ada\n(A)\ndrawing Cai\n(C)\ndrawing Cai\n(C)",
    ],
    because: [
      "`map` alone runs nothing. Its closure runs when an element is read.",
      "The list keeps the second avatar, so it isn't drawn again.",
    ])
) {
  let avatars = ["Ada", "Cai"].lazyList.map { name in
    print("drawing \(name)")
    return "(\(name.prefix(1)))"
  }
  print("the list opens")
  print(avatars.head ?? "none")
  print(avatars.tail.head ?? "none")
  print(avatars.tail.head ?? "none")
  //> the list opens
  //> drawing Ada
  //> (A)
  //> drawing Cai
  //> (C)
  //> (C)
}

/*:
 That's two rules:

 - **Lazy**: an element is computed when it's first read. (In a list made by an operator, reading an
   element also computes those before it.)
 - **Once**: a computed element is kept. As long as you hold the beginning of a list, every element that has
   been read stays in memory.

 ## Effects in a list

 A closure that does more than return a result has an **effect**: `draw` below counts the avatars. Swift has
 two maps of its own. The `map` of an array runs at once, and the `map` of `lazy` waits.
 */
cell(
  "Three maps",
  predict: .choice(
    "What does the list print?", about: .lastLine,
    [
      "list: 3 before, 3 in total", "list: 0 before, 6 in total",
      "list: 0 before, 3 in total",
    ],
    because: [
      "Only the `map` of an array runs at once.",
      "Swift's `lazy` keeps nothing, and draws again for each reader. A `LazyList` keeps its elements.",
    ])
) {
  let names = ["Ada", "Cai", "Grace"]
  var count = 0
  func draw(_ name: String) -> String {
    count += 1
    return "(\(name.prefix(1)))"
  }
  func report(_ title: String, _ avatars: some Sequence<String>) {
    let before = count
    for _ in 1...2 { for _ in avatars {} }
    print("\(title): \(before) before, \(count) in total")
    count = 0
  }
  report("array", names.map(draw))
  report("lazy", names.lazy.map(draw))
  report("list", names.lazyList.map(draw))
  //> array: 3 before, 3 in total
  //> lazy: 0 before, 6 in total
  //> list: 0 before, 3 in total
}

/*:
 The list waits like `lazy` and keeps its elements like an array, so the effect happens once per element,
 however often the list is read.

 ## Sometimes now is better

 Laziness moves the work to the first reader, and if that's a scrolling table, the table stutters. `eager`
 returns a list that's computed immediately. Here it comes before `map`.
 */
cell(
  "Eager",
  predict: .choice(
    "What is printed?",
    [
      "the list opens\ndrawing Ada\n(A)", "drawing Ada\nthe list opens\n(A)",
      "drawing Ada\ndrawing Cai\nthe list opens\n(A)",
    ],
    because: [
      "The list that `map` makes from an eager one doesn't wait either.",
      "An eager list doesn't know what you will read, so it draws Cai, too.",
    ])
) {
  let avatars = ["Ada", "Cai"].lazyList.eager.map { name in
    print("drawing \(name)")
    return "(\(name.prefix(1)))"
  }
  print("the list opens")
  print(avatars.head ?? "none")
  //> drawing Ada
  //> drawing Cai
  //> the list opens
  //> (A)
}

/*:
 A list made from an eager one is eager, too. With three rows that's fine; with a thousand it's the freeze
 from the beginning of this page.

 ## One element at a time

 The pipeline of an array works in stages: `filter` goes through all elements before `map` begins. Below, a
 search for `A` draws an avatar for each name that matches.
 */
cell(
  "Filter, then map",
  predict: .choice(
    "Only the head is read. What is the third line?", about: .line(3),
    ["does Cai match?", "drawing Ada", "(A)"],
    because: [
      "Ada is enough for the head, and no element is touched before it's needed.",
      "An avatar has to be drawn before it can be printed.",
    ])
) {
  let avatars = ["Grace", "Ada", "Cai", "Alan", "Ben"].lazyList
    .filter { name in
      print("does \(name) match?")
      return name.hasPrefix("A")
    }
    .map { name in
      print("drawing \(name)")
      return "(\(name.prefix(1)))"
    }
  print(avatars.head ?? "none")
  //> does Grace match?
  //> does Ada match?
  //> drawing Ada
  //> (A)
}

/*:
 In a lazy list, each element goes through the whole pipeline before the next one starts. Only the head was
 read, so `filter` never saw Cai, Alan, or Ben.
 */

challenge(
  "Alan, and no further", from: "Filter, then map",
  "Change the last line, so that it prints Alan's avatar, and never looks at Ben.")
//> does Grace match?
//> does Ada match?
//> drawing Ada
//> does Cai match?
//> does Alan match?
//> drawing Alan
//> (A)

/*:
 ## Lists without an end

 A list that computes only what is read doesn't need an end. Below, the server sends contacts in numbered
 batches, and two lists are asked for batch 3. The first is made with `map`. In a list made by an operator,
 reading an element also computes those before it: the tail of a filtered list, for instance, begins after the
 first element that passes, so that one has to be found first. The second list is made by hand, from a closure
 for the head and a closure for the tail.
 */
cell(
  "Made by hand",
  predict: .choice(
    "What is printed after `mapped: batch 3`?", about: .line(5),
    ["loading batch 1", "loading batch 3", "by hand: batch 3"],
    because: [
      "The closure for `tail` loads nothing. It only makes the next list.",
      "These are two lists, and each keeps only its own elements.",
    ])
) {
  func load(_ number: Int) -> String {
    print("loading batch \(number)")
    return "batch \(number)"
  }
  func batches(from number: Int) -> LazyList<String> {
    LazyList(
      head: { load(number) },
      tail: { batches(from: number + 1) })
  }
  let mapped = (1...).lazyList.map(load)
  print("mapped:", mapped.tail.tail.head ?? "none")
  let book = batches(from: 1)
  print("by hand:", book.tail.tail.head ?? "none")
  //> loading batch 1
  //> loading batch 2
  //> loading batch 3
  //> mapped: batch 3
  //> loading batch 3
  //> by hand: batch 3
}

/*:
 In the list made by hand a tail doesn't need its head, so batches 1 and 2 were skipped.

 A phone without a network waits 1 second before it tries again, then 2, then 4. When each element follows
 from the previous one, use `unfold`. It takes an initial state, and a closure that returns an element and
 the next state, or `nil` at the end. (`take` ends a list after as many elements as you say.)
 */
cell(
  "Unfold",
  predict: .choice(
    "What is printed?",
    ["[1, 2, 4, 8, 16, 32]", "[1, 2, 4, 8, 16, 32, 64]", "[2, 4, 8, 16, 32, 64]"],
    because: [
      "64 is the state after 32, and for that state the closure returns `nil`.",
      "The first element is made from the initial state, 1.",
    ])
) {
  let waits = LazyList.unfold(1) { seconds in
    seconds > 60 ? nil : (seconds, seconds * 2)
  }
  print(waits.array)
  //> [1, 2, 4, 8, 16, 32]
}

challenge(
  "At most eight", from: "Unfold",
  """
  No wait may be longer than 8 seconds, and the phone never gives up. Print the first
  seven waits: 1, 2, 4, and then 8 each time.
  """)
//> [1, 2, 4, 8, 8, 8, 8]

challenge(
  "From nothing",
  """
  Write `numbers(from:)`, an endless list made of two closures. Start it from 1, square the even
  numbers, and print an array of the first three squares.
  """)
//> [4, 16, 36]

/*:
 ## A slow list becomes a signal

 If an avatar takes a second to draw, reading it blocks the app for a second. `signal(on:)` makes a signal
 from the list and computes it on a scheduler, which is a queue of work (page 12). Each element is a piece
 of work, and the next is queued when the one before is done.
 */
cell(
  "A list on a scheduler",
  predict: .choice(
    "The key is pressed before the scheduler runs. What is the fourth line?", about: .line(4),
    ["drawing Cai", "a key is pressed", "showing (G)"],
    because: [
      """
      After each element the rest of the list goes to the end of the queue, behind the key press.
      """,
      "The third avatar got into the queue only after the second, and the key press was there first.",
    ])
) {
  let scheduler = TestScheduler()
  let avatars = ["Ada", "Cai", "Grace"].lazyList.map { name in
    print("drawing \(name)")
    return "(\(name.prefix(1)))"
  }
  avatars.signal(on: scheduler).subscribeNext { print("showing \($0)") }
  scheduler.schedule { print("a key is pressed") }
  print("the window is open")
  scheduler.run()
  //> the window is open
  //> drawing Ada
  //> showing (A)
  //> a key is pressed
  //> drawing Cai
  //> showing (C)
  //> drawing Grace
  //> showing (G)
}

/*:
 The key press waited for one avatar, not for three. In an app you write `avatars.signal()`, and a
 background scheduler does the work. (The values arrive on its thread, too; page 12 brings them back to the
 main thread.)
 */

why(
  "You subscribe a second time. All three avatars are shown, and none is drawn. Why?",
  [
    .wrong(
      "The signal keeps what it has sent.",
      because: """
        It keeps nothing: it walks the list again for the second subscriber. See *A list on a
        scheduler*.
        """),
    .wrong(
      "The scheduler has done this work before.",
      because: """
        A scheduler runs whatever work is queued, and doesn't remember it. See *A list on a
        scheduler*.
        """),
    .right("The list keeps its elements, and the second walk finds them there."),
  ])

/*:
 ## The price of laziness

 A lazy list has its first result at once, but each element is an object on the heap. Mapping 100,000 short
 strings took an array 0.01 seconds, and a lazy list 0.4 (release build). Use a lazy list if you may not
 need all of it, if an element is slow to compute, or if the list has no end.

 ## Inside the library {folded}

 Swift's `lazy var` computes its value when it's first read, and keeps it, so a few lines make a working
 list:

 ```swift
 final class MiniList<Element> {
   private let makeHead: () -> Element?
   private let makeTail: () -> MiniList
   lazy var head = makeHead()
   lazy var tail = makeTail()
   init(head: @escaping () -> Element?, tail: @escaping () -> MiniList) {
     (makeHead, makeTail) = (head, tail)
   }
 }
 ```

 The library's list adds a lock, so that two readers on two threads compute an element once. It stops the
 program if an element depends on itself, and walks a list in a loop, so a million elements don't overflow
 the stack.

 ## In ReactiveCocoa 2.5 {folded}

 `array.rac_sequence` makes a `RACSequence`. `eager` is `eagerSequence`, and
 `signal(on:)` is `signalWithScheduler:`. A `nil` head marks the end, so a sequence can't contain `nil`.
 There, too, the tail of a mapped sequence evaluates its head.

 ## Recap

 Answer first, then look:

 1. Which closure of `LazyList(head:tail:)` runs at `list.tail`? What runs at the tail of a mapped list?
 2. Why does an effect in a list happen once, however often the list is read?
 3. What does it cost to hold the beginning of a list?
 4. When do you want `eager`?

 *Only `tail`; in a mapped list, the head is computed first · the list keeps what it has computed · memory
 for every element that was read · when the work must not wait for the first reader.*

 The questions from the beginning: Grace was inside `zip`, waiting for her photo. The table didn't show
 Anita because `join` changed the names and didn't compute the rows again.

 Now do exercise 03: `swift run course check 3`. You will load an archive page by page, list the
 primes, make an album that never develops a photo twice, and show its photos while the program
 continues. Next comes page 04, about the other kind of stream: signals.
 */

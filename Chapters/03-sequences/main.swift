import Marbles
import Notebook
import ReactiveCore

/*:
 # Sequences

 *24 minutes to read, 55 for the exercise.*

 The address book has grown to thousands of contacts, and the list takes seconds to open, because it makes a
 row for each of them. You insert one word, `lazy`, and it opens at once. Then a user gives Ada a star, and
 the star doesn't appear. There is no error, and no line looks wrong.

 Two questions find the bug: *when* does the work run, and *how often*? Every signal on the next fifteen
 pages raises them, while time passes and threads change. In a list no time passes, so here you can answer
 them line by line. You will rarely write a `LazyList` in an app, but you will ask these two questions about
 every chain.

 At the end of this page you can

 - say when an element of a list is computed, and how often,
 - say where laziness hurts, and what it costs,
 - make a list, even one without an end,
 - turn a slow list into a signal.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 02, *Zip*: Grace arrived before any photo did. What did she wait for?
 - Page 01, *A data source*: why didn't the table show Anita?

 ## One word too many

 `Row` prints a line when it's made.
 */
cell(
  "The star",
  predict: .choice(
    "There is no star. Which rows are made?",
    [
      "row for Ada\nhas a star: false",
      "row for Ada\nrow for Cai\nrow for Grace\nhas a star: false",
      "row for Ada\nrow for Ada\nhas a star: false",
    ],
    because: [
      "If there were only one row for Ada, it would still have its star.",
      "Without `lazy` these three are made, and then Ada's row keeps its star.",
    ])
) {
  final class Row {
    var hasStar = false
    init(for name: String) { print("row for \(name)") }
  }
  let rows = ["Ada", "Cai", "Grace"].lazy.map { Row(for: $0) }
  rows.first?.hasStar = true
  print("has a star: \(rows.first?.hasStar == true)")
  //> row for Ada
  //> row for Ada
  //> has a star: false
}

/*:
 Swift's `lazy` keeps no results, so the second `rows.first` makes a second row. An array keeps its rows,
 but makes all of them first. What's missing is a list that waits like `lazy`, and keeps its elements like
 an array. ReactiveCocoa calls it a sequence. Swift already uses that word, so here the type is `LazyList`,
 and `lazyList` makes one from any collection.

 Below, each of them turns three names into avatars, and the screen reads the first two, twice. Each column
 of the diagram is one step: one avatar drawn, or one read.
 */
cell(
  "Three maps",
  predict: .choice(
    "Which line is drawn for the lazy list?", about: .line(6),
    [
      "list draws    A----C----G------------------------------",
      "list draws    A---------C------------------------------",
      "list draws    A---------C---------A---------C----------",
    ],
    because: [
      "That's the array. A lazy list draws nothing before it's read, and Grace's avatar is never read.",
      "That's Swift's `lazy`. A `LazyList` still has both avatars at the second reading.",
    ])
) {
  // snippet.hide
  var diagram = Diagram {}
  diagram.axis = .steps
  var (drawings, readings) = ("", "")
  func note(drawing: String = "-", reading: String = "-") {
    drawings += drawing
    readings += reading
  }
  // snippet.show
  func draw(_ name: String) -> String {
    let avatar = String(name.prefix(1))
    note(drawing: avatar)
    return avatar
  }
  func readTwice(_ title: String, _ avatars: some Sequence<String>) {
    for _ in 1...2 {
      for avatar in avatars.prefix(2) { note(reading: avatar) }
    }
    // snippet.hide
    diagram.rows +=
      Diagram {
        ("\(title) draws", Timeline<String>(drawings))
        ("screen reads", Timeline<String>(readings))
      }.rows
    (drawings, readings) = ("", "")
    // snippet.show
  }
  let names = ["Ada", "Cai", "Grace"]
  readTwice("array", names.map(draw))
  readTwice("lazy", names.lazy.map(draw))
  readTwice("list", names.lazyList.map(draw))
  print(diagram)
  //>               0    1    2    3    4    5    6    7    8
  //> array draws   A----C----G------------------------------
  //> screen reads  ---------------A----C----A----C----------
  //> lazy draws    A---------C---------A---------C----------
  //> screen reads  -----A---------C---------A---------C-----
  //> list draws    A---------C------------------------------
  //> screen reads  -----A---------C----A----C---------------
}

/*:
 So a `LazyList` has two rules:

 - **Lazy**: an element is computed when it's first read.
 - **Once**: a computed element is kept, as long as something holds the beginning of the list. So don't hold
   the beginning of a long one.

 A list's `head` is its first element, or `nil`, and its `tail` is the list of everything after it.
 */

challenge(
  "A star that stays", from: "The star",
  """
  Make Ada's star stay, and make no other row.
  """)
//> row for Ada
//> has a star: true

/*:
 ## One element at a time

 A pipeline of arrays works in stages: `filter` goes through all elements before `map` begins. Below, lazy
 lists do the same job: find the names with an `A` in front, and draw an avatar for each.
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
 Each element goes through the whole pipeline before the next one starts.
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
 ## Where laziness hurts

 A closure that does more than return a result has an **effect**: it saves a contact, or sends a request. In
 a lazy list an effect happens once per element, and only when the element is read. Below, the closure of
 `map` saves a contact and returns a receipt. Then the code checks whether there are any receipts.
 */
cell(
  "Saved",
  predict: .choice(
    "What is printed?",
    ["nothing to do", "saving Ada\ndone", "saving Ada\nsaving Cai\nsaving Grace\ndone"],
    because: [
      "The comparison with `nil` reads the head, and that runs the closure.",
      "`head` is one element. Nothing reads the other two, so they aren't saved.",
    ])
) {
  func save(_ name: String) -> String {
    print("saving \(name)")
    return "receipt for \(name)"
  }
  let receipts = ["Ada", "Cai", "Grace"].lazyList.map(save)
  print(receipts.head == nil ? "nothing to do" : "done")
  //> saving Ada
  //> done
}

/*:
 A list from `eager` is computed immediately, and so is every list that's made from it. You want that for
 effects, and when the first reader must not wait: a table that computes its rows while it scrolls
 stutters.
 */

challenge(
  "All three", from: "Saved",
  "Insert one word, so that all three contacts are saved.")
//> saving Ada
//> saving Cai
//> saving Grace
//> done

/*:
 Laziness also costs time and memory, because each element is an object on the heap. The price is worth it
 if you may not need all elements, or if they are slow to compute.

 ## Lists without an end

 A list that computes only what is read doesn't need an end. Below, the server sends contacts in numbered
 batches, and two lists are asked for batch 3. The first is made with `map`, and the second by hand, from a
 closure for the head and a closure for the tail.
 */
cell(
  "Made by hand",
  predict: .choice(
    "How many lines are printed?", about: .numberOfLines, ["4", "6", "8"],
    because: [
      "`map` doesn't skip elements, so the mapped list loads three batches.",
      "The closure for `tail` loads nothing. It only makes the next list.",
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
 `filter` can't skip elements, because its tail begins after the first one that passes. `map` *could* have
 skipped batches 1 and 2. But both are written with `flattenMap`, which computes each element before it
 reads the next.

 When each element follows from the previous one, use `unfold`. It takes an initial state, and a closure
 that returns an element and the next state, or `nil` at the end.

 A phone without a network waits 1 second before it tries again, then 2, then 4:
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
  "From nothing",
  """
  Write `numbers(from:)`, an endless list made of two closures. Start it from 1, square the even
  numbers, and print an array of the first three squares.
  """)
//> [4, 16, 36]

/*:
 ## A slow list becomes a signal

 If an avatar takes a second to draw, reading it blocks the app for a second, lazy or not. `signal(on:)`
 makes a signal from the list and computes it on a scheduler, which is a queue of work (page 12). Each
 element is a piece of work, and the next is queued when the one before is done.
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
 In an app you write `avatars.signal()`, and a background scheduler does the work. (The values arrive on its
 thread, too; page 12 brings them back to the main thread.)
 */

why(
  "You subscribe a second time. All three avatars are shown, and no `drawing` is printed. Why?",
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
 ## Inside the library {folded}

 How can a list keep what it has computed? Swift's `lazy var` computes its value when it's first read, and
 keeps it. Two such variables make a working list:

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

 The library's list adds operators, and a lock, so that two threads compute an element once.

 ## In ReactiveCocoa 2.5 {folded}

 `array.rac_sequence` makes a `RACSequence`, and dictionaries and strings have one, too. `eager` is
 `eagerSequence`, and `signal(on:)` is `signalWithScheduler:`. A `nil` head marks the end, so a sequence
 can't contain `nil`. There, too, the tail of a mapped sequence evaluates its head.

 ## Recap

 Answer first, then look:

 1. An array, Swift's `lazy`, and a `LazyList` are mapped, and read twice. How often does each of them run
    the closure for an element?
 2. Which closure of `LazyList(head:tail:)` runs at `list.tail`?
 3. When do you want `eager`?

 *Once, twice, and once · only `tail` · for effects, and when the work must not wait for the first reader.*

 The questions from the beginning: Grace waited for the first photo, her partner in `zip`. The table didn't
 show Anita because `join` changed the names and didn't compute the rows again.

 Now do exercise 03: `swift run course check 3`. You will load an archive page by page, list the primes,
 make an album that never develops a photo twice, and show its photos while the program continues. Next come
 signals, on page 04. Keep the two questions, because one of the answers changes.
 */

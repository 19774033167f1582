import Marbles
import Notebook
import ReactiveCore

/*:
 # Sequences

 *34 minutes to read, 55 for the exercise.*

 The search finds a thousand names, the screen shows three rows, and each row has an avatar. The
 program draws a thousand avatars before it shows anything. A list that computes only what is read
 would draw three.

 Lists are the simpler kind of stream, so this page uses them for two questions that every signal
 asks again: *when* does the work run, and *how often*? It ends where the search needs it: a list
 that is slow to compute becomes a signal, and the screen goes on reacting. ReactiveCocoa calls such
 lists sequences; Swift has that word already, so here the type is `LazyList`. At the end of this
 page you can

 - take a list apart with `head` and `tail`, and make one from them,
 - say when an element is computed, and how often,
 - choose between lazy and eager,
 - turn a list that is slow to compute into a signal,
 - say what laziness costs.

 New here: `head`, `tail`, `array`, `eager`, `take`, `unfold`, `foldLeft`,
 `TestScheduler`, `signal`, `schedule`, `run`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 02, *Zip*: where does the second value of a pair wait?
 - Page 01, *A data source*: how could it forget Anita?

 ## A thousand for three
 */
cell(
  "All of them, for three",
  predict: .choice(
    "The screen shows three avatars. How many are drawn?",
    ["3 drawn", "1000 drawn"],
    because: ["The `map` of an array cannot know what you will read, so it makes all of them."])
) {
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
  Insert one word, so that three are drawn. A collection becomes a lazy list with `lazyList`, and
  the list has `prefix`, too.
  """)
//> 3 drawn

/*:
 An array makes all elements first, and then the screen reads three. A lazy list makes each one when
 it is read. Below, each step to the right is a piece of work or a look at the list.
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
 ## Head and tail

 The first element of a list is its `head`. Everything after the first element is the `tail`, and
 the tail is a list again. `array` collects all elements.
 */
cell("Head and tail") {
  let names = ["Ada", "Alan", "Cai"].lazyList
  print("first: \(names.head ?? "nobody")")
  var rest = names.tail
  while let name = rest.head {
    print("then: \(name)")
    rest = rest.tail
  }
  print("after the last: \(rest.tail.head ?? "nobody")")
  print(names.array)
  //> first: Ada
  //> then: Alan
  //> then: Cai
  //> after the last: nobody
  //> ["Ada", "Alan", "Cai"]
}

/*:
 `head` is an optional, because a list may be empty. `tail` is not: after the last element comes
 the empty list, and its tail is the empty list again. So you can walk any list: read the head, go
 on with the tail, stop when there is no head. A `for` loop does the same.

 ## What runs, and when

 An array can do all that, too. The difference is when the work is done. The closure of `map`
 prints its argument, so you can see when it runs. There are two letters, and the cell reads three
 times.
 */
cell(
  "What runs when",
  predict: .choice(
    "Where are A and B printed?",
    [
      "A\nB\n- head\n- tail.head\n- tail.head, again\n- got A_ B_ B_",
      "- head\nA\n- tail.head\nB\n- tail.head, again\nB\n- got A_ B_ B_",
      "- head\nA\n- tail.head\nB\n- tail.head, again\n- got A_ B_ B_",
    ],
    because: [
      "`map` alone runs nothing. Its closure waits until somebody reads an element.",
      "What was computed is kept, so the third question finds its answer there.",
    ])
) {
  let letters = ["A", "B"].lazyList
  let marked = letters.map { letter in
    print(letter)
    return letter + "_"
  }
  print("- head")
  let first = marked.head
  print("- tail.head")
  let second = marked.tail.head
  print("- tail.head, again")
  let again = marked.tail.head
  print("- got", first ?? "", second ?? "", again ?? "")
  //> - head
  //> A
  //> - tail.head
  //> B
  //> - tail.head, again
  //> - got A_ B_ B_
}

/*:
 Two rules are in these lines.

 - **Lazy**: nothing is computed before somebody reads it, or reads past it.
 - **Once**: what was computed is kept. So as long as you hold the beginning of a list, all that was
   read of it stays in memory.

 Why "past it"? The tail of a `filter` begins after the first element that passes, so that element
 has to be found first. `map` is built in the same way: it makes an element and the list after it in
 one step. So `marked.tail.tail` computes A and B, although you read neither. A list that you make from
 two closures, later on this page, can skip its heads.

 ## Effects in a list

 Drawing an avatar has an **effect**: here it counts. Swift has two maps of its own. The `map` of an
 array works at once. The `map` of `lazy` waits, but keeps nothing. In the next cell `report`, which
 is not shown, goes through the avatars twice. It prints how many were drawn before the first
 reading, and how many in the end.
 */
cell(
  "Three maps",
  predict: .choice(
    "What does the list print?", about: .lastLine,
    [
      "list: 3 before, 3 in the end", "list: 0 before, 6 in the end",
      "list: 0 before, 3 in the end",
    ],
    because: [
      "Only the `map` of an array runs at once.",
      "Swift's `lazy` keeps nothing, and draws again for each reader. A list keeps.",
    ])
) {
  let names = ["Ada", "Cai", "Grace"]
  var count = 0
  func draw(_ name: String) -> String {
    count += 1
    return "(\(name.prefix(1)))"
  }
  // snippet.hide
  func report(_ title: String, _ avatars: some Sequence<String>) {
    let before = count
    for _ in 1...2 { for _ in avatars {} }
    print("\(title): \(before) before, \(count) in the end")
    count = 0
  }
  // snippet.show
  report("array", names.map(draw))
  report("lazy", names.lazy.map(draw))
  report("list", names.lazyList.map(draw))
  //> array: 3 before, 3 in the end
  //> lazy: 0 before, 6 in the end
  //> list: 0 before, 3 in the end
}

/*:
 The list waits like `lazy`, and keeps its elements like the array. So an effect in its closure happens
 once for each element, however many readers this list has. In a signal it happens again for each
 subscription (page 04).

 ## Sometimes now is better

 With a lazy list you do not know when the work is done. It may be done while somebody scrolls, and
 then the scrolling stutters. `eager` makes a list that is computed at once, and so is everything
 that you make from it: its `map` does not wait either.
 */
cell(
  "Eager",
  predict: .choice(
    "`eager` is called before `map`. What is the second line?", about: .line(2),
    ["drawing Cai", "the list opens", "drawing Ada"],
    because: [
      "What is made from an eager list is eager, too: `map` has drawn both before the list opens.",
      "Ada is the first, and each is drawn once.",
    ])
) {
  let avatars = ["Ada", "Cai"].lazyList.eager.map { name in
    print("drawing \(name)")
    return "(\(name.prefix(1)))"
  }
  print("the list opens")
  print(avatars.head ?? "empty")
  //> drawing Ada
  //> drawing Cai
  //> the list opens
  //> (A)
}

/*:
 ## A pipeline of list operators

 The pipeline of an array works in stages: `filter` goes through all elements before `map` begins,
 even if you want one result. Here is one as a list: take the even numbers, and square them.
 */
cell("Even squares") {
  let numbers = [1, 2, 3, 4, 5]
  let squares = numbers.lazyList
    .filter { $0.isMultiple(of: 2) }
    .map { $0 * $0 }
  print("results = \(squares.array)")
  //> results = [4, 16]
}

/*:
 An array would give the same. What has run when a list gives its first result?
 */
cell(
  "Filter, then map",
  predict: .choice(
    "Only the head is read. What is the third line?", about: .line(3),
    ["is 3 even?", "squaring 2", "4"],
    because: [
      "The 2 is enough for the head, and no element starts before it is needed.",
      "The square of 2 has to be computed before it can be printed.",
    ])
) {
  let squares = [1, 2, 3, 4, 5].lazyList
    .filter { number in
      print("is \(number) even?")
      return number.isMultiple(of: 2)
    }
    .map { number in
      print("squaring \(number)")
      return number * number
    }
  print(squares.head ?? 0)
  //> is 1 even?
  //> is 2 even?
  //> squaring 2
  //> 4
}

/*:
 `filter` never saw the 3, the 4 and the 5. With a list each element goes through the whole
 pipeline before the next one starts.
 */

challenge(
  "Sixteen, and no further", from: "Filter, then map",
  "Change the last line, so that it prints 16, and never looks at 5.")
//> is 1 even?
//> is 2 even?
//> squaring 2
//> is 3 even?
//> is 4 even?
//> squaring 4
//> 16

/*:
 ## Lists without an end

 A list that computes only what is read need not have an end. You make one from two closures: one
 for its head, one for its tail. The address book on the phone is a file of numbered pages. The tail
 below calls the same function for the next page. `take` keeps the first elements and reads nothing
 after them.
 */
cell("Made by hand") {
  func pages(from number: Int) -> LazyList<String> {
    LazyList(
      head: {
        print("loading page \(number)")
        return "page \(number)"
      },
      tail: { pages(from: number + 1) })
  }
  let book = pages(from: 1)
  print(book.tail.tail.head ?? "no page")
  print(book.take(2).array)
  print(book)
  //> loading page 3
  //> page 3
  //> loading page 1
  //> loading page 2
  //> ["page 1", "page 2"]
  //> [page 1, page 2, page 3, …]
}

/*:
 Here reading the tail does not run the head's closure: page 3 was loaded alone. The last line
 shows what has been computed, and `…` for the rest; printing a list computes nothing.

 Often each element follows from the one before. `unfold` takes a first state and a closure. The
 closure gets the state, and returns an element and the next state, or `nil` for the end. A phone
 that lost its network tries again after 1 second, then after 2, then after 4.
 */
cell("Unfold") {
  let waits = LazyList.unfold(1) { seconds in
    seconds > 60 ? nil : (seconds, seconds * 2)
  }
  print(waits.array)
  //> [1, 2, 4, 8, 16, 32]
}

challenge(
  "At most eight", from: "Unfold",
  """
  No wait is to be longer than 8 seconds, and the phone never gives up. Print the first
  seven waits: 1, 2, 4, and then 8 each time.
  """)
//> [1, 2, 4, 8, 8, 8, 8]

challenge(
  "From nothing",
  """
  Write `names(from:)`, an endless list made of two closures: "Name 1", "Name 2", and so on. Print
  an array of its first three elements.
  """)
//> ["Name 1", "Name 2", "Name 3"]

/*:
 ## A costly list becomes a signal

 If an avatar takes a second to draw, reading it blocks the program for a second. `signal(on:)` makes
 a signal from the list, and lets a scheduler, a queue of work (page 12), compute it. Each element
 is one piece of work: it is computed and sent, and then the rest of the list is put at the *end* of
 the queue. A `TestScheduler` does nothing by itself: what you `schedule` stays in its queue until
 you call `run`.
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
      "The key press was in the queue before the third avatar.",
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
 The key press had to wait for one avatar, not for three. In an app you write `avatars.signal()`,
 and a scheduler in the background does the work.
 */

why(
  "Somebody subscribes once more. All three avatars are shown, and none is drawn. Why?",
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
        It runs what is put into its queue, and compares it with nothing. See *A list on a
        scheduler*.
        """),
    .right("The list keeps its elements, and the second walk finds them there."),
  ])

/*:
 ## Inside the library

 A few lines are enough for a list that works. Swift's `lazy var` computes at the first reading, and
 keeps what it computed:

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

 The library's list is a chain of nodes. This is how a node makes its head. You may skip the code:
 the table under it says enough.

 @source(LazyList/LazyListNode.swift, evaluateHead) #249ce89a

 `makeHead()` does the work of this kind of node, and returns the next node if it met it on the way;
 `next` keeps that one. `turn` is a lock. `isHeadMade` and `isTailMade` are flags.

 | line | what it buys |
 |---|---|
 | `Nesting.makesRoom` | a chain of very many nodes does not overflow the stack: the rest is done on another one |
 | `turn.enter()` and `turn.leave()` | two readers on two threads compute an element once: one of them waits |
 | `if isHeadMade.isSet { return }` | the reader that waited finds the head made |
 | `if hasHeadBegun` | an element that needs itself stops the program with a message, and not with an endless recursion |
 | `if let tail = makeHead()` | for a `map` or a `filter`, making the head makes the next node, too, and `isTailMade` notes it: that is why their tails compute their heads first |

 ## In ReactiveCocoa 2.5

 The type is `RACSequence`, and `array.rac_sequence` makes one. `eager` is `eagerSequence`,
 `signal(on:)` is `signalWithScheduler:`. The end of a sequence is a head that is `nil`, so a
 sequence cannot contain `nil`. Reading the tail of a `map` computes its head there, too.

 ## For the curious

 You may skip this part up to its last cell, *Measured*, which shows what laziness costs. No later page
 and no task needs the fold.

 A string gives a list of its characters, a dictionary a list of its pairs of key and value. A
 dictionary has no order of its own, so the cell sorts the lines before it prints them.
 */
cell("Strings and dictionaries") {
  print("stop".lazyList.map { $0.uppercased() }.array)
  let phones = ["Grace": 1906, "Ada": 1815]
  print(phones.keys.lazyList.array.sorted())

  let scheduler = TestScheduler()
  var lines: [String] = []
  phones.lazyList.signal(on: scheduler).subscribeNext { name, number in
    lines.append("\(name) has \(number)")
  }
  scheduler.schedule { print("a key is pressed after \(lines.count)") }
  scheduler.run()
  print(lines.sorted())
  //> ["S", "T", "O", "P"]
  //> ["Ada", "Grace"]
  //> a key is pressed after 1
  //> ["Ada has 1815", "Grace has 1906"]
}

/*:
 A function that calls itself for the tail needs one call inside another for each element, and the
 stack has no room for a million. The library uses loops. `foldLeft` begins with a value of
 yours, and its closure adds one element after the other.
 */
cell("A million") {
  let numbers = stride(from: 1, through: 1_000_000, by: 1).lazyList
  let sum = numbers.foldLeft(0) { sum, number in
    number.isMultiple(of: 2) ? sum + number : sum
  }
  print("from \(numbers.head ?? 0) on, the even ones add up to \(sum)")
  //> from 1 on, the even ones add up to 250000500000
}

/*:
 What does laziness cost, and what does it save? The next cell measures the time to get the first of
 100,000 results, and the time to get all of them. The times are those of your machine.
 */
cell("Measured") {
  let numbers = Array(1...100_000)
  // snippet.hide
  func time(_ work: () -> Int?) -> Double {
    let clock = ContinuousClock()
    let times = (1...3).map { _ in clock.measure { _ = work() } }
    return times.min()! / .milliseconds(1)
  }
  // snippet.show
  print(
    measured: [
      ("array, first", time { numbers.map { $0 * 3 }[0] }),
      ("list, first", time { numbers.lazyList.map { $0 * 3 }.head }),
      ("array, all", time { numbers.map { $0 * 3 }.last }),
      ("list, all", time { numbers.lazyList.map { $0 * 3 }.array.last }),
    ], unit: "ms")
}

/*:
 On our machine, in a debug build, the array needs 2 milliseconds, for the first as for all. The list
 needs less than 0.01 for the first, and about 200 for all: a hundred times as long, because each
 element of a list is an object of its own. Use a list when you may not need everything, when an element
 is costly, or when there is no end.

 ## Recap

 Answer first, then look:

 1. Which closure of `LazyList(head:tail:)` runs at `list.tail`? And at the tail of a `map`?
 2. Why does an effect in a list happen once, however many read it?
 3. What does it cost to hold the beginning of a list?
 4. When do you want `eager`?

 *The tail's alone; the head is computed first · the list keeps what was computed · everything that
 was read of it stays · when you want to know when the work is done.*

 The questions from the beginning: the second value waits inside the zip, for its partner. The data
 source could forget Anita because `join` changed the names and did not compute the rows again.

 Now do exercise 03: `swift run course check 3`. You will load an archive page by page, list the
 primes, make an album that never develops a photo twice, and show its photos while the program
 goes on. Next comes page 04, about the other kind of stream: signals.
 */

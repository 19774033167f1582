import Notebook
import ReactiveCore

/*:
 # Sequences

 *42 minutes to read, 55 for the exercise.*

 Chapter 02 showed two kinds of stream. A signal pushes its values to you. A list is pulled: you go
 and take the next element when you want it. This page stays with lists. ReactiveCocoa calls them
 sequences; Swift has that word already, so here the type is `LazyList`. At the end of this page you
 can

 - take a list apart with `head` and `tail`, and make one from them,
 - say when an element is computed, and how often,
 - choose between lazy and eager,
 - turn a list that is slow to compute into a signal,
 - say what laziness costs.

 New here: `head`, `tail`, `array`, `eager`, `take`, `unfold`, `foldLeft`, `foldRight`,
 `TestScheduler`, `signal`, `schedule`, `run`

 ## Head and tail

 A bus line is a list of stops. Any collection becomes a list with `lazyList`. Its first element is
 the `head`. Everything after the first element is the `tail`, and the tail is a list again.
 `array` collects all elements.
 */
cell("Head and tail") {
  let stops = ["Harbor", "Market", "Museum"].lazyList
  print("we are at \(stops.head ?? "no stop")")
  var rest = stops.tail
  while let stop = rest.head {
    print("next stop: \(stop)")
    rest = rest.tail
  }
  print("after the last stop: \(rest.tail.head ?? "no stop")")
  print(stops.array)
  //> we are at Harbor
  //> next stop: Market
  //> next stop: Museum
  //> after the last stop: no stop
  //> ["Harbor", "Market", "Museum"]
}

/*:
 `head` is an optional, as a list may be empty. `tail` is not: after the last element comes the
 empty list, and after that the empty list again.

 These two are enough to walk any list: read the head, go on with the tail, stop when there is no
 head. A `for` loop does the same.

 ## What runs, and when

 So far an array could do all that. Here is the difference. The closure of `map` below prints its
 argument, so you can see when it runs. There are two letters, and we ask three times.
 */
cell(
  "What runs when",
  predict: .choice(
    "Where do A and B stand?",
    [
      "A\nB\n- head\n- tail.head\n- tail.head, again\n- got A_ B_ B_",
      "- head\nA\n- tail.head\nB\n- tail.head, again\nB\n- got A_ B_ B_",
      "- head\nA\n- tail.head\nB\n- tail.head, again\n- got A_ B_ B_",
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

 - **Lazy**: an element is computed when somebody reads it. `map` alone ran nothing.
 - **Once**: what was computed is kept. The third question found its answer there.

 What does a list print? The cell prints the same list three times: new, after its head was read,
 and after all of it was read.
 */
cell(
  "What is printed of a list",
  predict: .choice(
    "What is printed after the head was read?", about: .line(2),
    ["[…]", "[20 euros, …]", "[20 euros, 35 euros, 50 euros]"])
) {
  let prices = [20, 35, 50].lazyList.map { "\($0) euros" }
  print(prices)
  _ = prices.head
  print(prices)
  _ = prices.array
  print(prices)
  //> […]
  //> [20 euros, …]
  //> [20 euros, 35 euros, 50 euros]
}

challenge(
  "One further", from: "What is printed of a list",
  "Add one line, so that the second line is `[20 euros, 35 euros, …]`.")
//> […]
//> [20 euros, 35 euros, …]
//> [20 euros, 35 euros, 50 euros]

/*:
 Printing a list computes nothing. It shows what has been computed, and `…` for the rest.

 ## Effects in a list

 To develop a photo is an **effect**: something happens besides the result, as paper is used up.
 Swift has two maps of its own. The `map` of an array works at once. The `map` of `lazy` waits, but
 keeps nothing. In the next cell `report`, which is not shown, goes through the photos twice. It
 prints how often one was developed: before anybody read them, and in the end.
 */
cell(
  "Three maps",
  predict: .choice(
    "What does the list print?", about: .lastLine,
    [
      "list: 3 before, 3 in the end", "list: 0 before, 6 in the end",
      "list: 0 before, 3 in the end",
    ])
) {
  let names = ["cat", "dog", "owl"]
  var count = 0
  func develop(_ name: String) -> String {
    count += 1
    return "[\(name)]"
  }
  // snippet.hide
  func report(_ title: String, _ photos: some Sequence<String>) {
    let before = count
    for _ in 1...2 { for _ in photos {} }
    print("\(title): \(before) before, \(count) in the end")
    count = 0
  }
  // snippet.show
  report("array", names.map(develop))
  report("lazy", names.lazy.map(develop))
  report("list", names.lazyList.map(develop))
  //> array: 3 before, 3 in the end
  //> lazy: 0 before, 6 in the end
  //> list: 0 before, 3 in the end
}

/*:
 The list waits as `lazy` does, and keeps as the array does. An effect in its closure happens once
 for each element, however many readers there are. Signals are different: their effects happen once
 for each subscription. Chapter 04 shows it.

 ## Sometimes now is better

 Laziness also means that you do not know when the work is done. It may be done while somebody
 scrolls, and then the scrolling stops. `eager` computes a list at once. In the cell it stands
 before `map`.
 */
cell(
  "Eager",
  predict: .choice(
    "`eager` is called before `map`. What is the second line?", about: .line(2),
    ["developing dog", "the album opens", "developing cat"])
) {
  let photos = ["cat", "dog"].lazyList.eager.map { name in
    print("developing \(name)")
    return "[\(name)]"
  }
  print("the album opens")
  print(photos.head ?? "empty")
  //> developing cat
  //> developing dog
  //> the album opens
  //> [cat]
}

/*:
 What is made of an eager list is eager too: `map` developed both photos at once.

 ## Lists of everything

 An array gives its elements, a string its characters, a dictionary its pairs of key and value. A
 dictionary has no order of its own, so the cell sorts the pairs before it prints them.
 */
cell("Strings and dictionaries") {
  print("stop".lazyList.map { $0.uppercased() }.array)
  let ages = ["Grace": 37, "Ada": 36]
  let lines = ages.lazyList.map { name, age in "\(name) is \(age)" }
  print(lines.array.sorted())
  print(ages.keys.lazyList.array.sorted())
  //> ["S", "T", "O", "P"]
  //> ["Ada is 36", "Grace is 37"]
  //> ["Ada", "Grace"]
}

/*:
 ## A pipeline of list operators

 The best known use of a list is a pipeline over an array: take the even numbers, and square them.
 There is no loop, no counter and no array to fill. Each step says what it does.
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
 With arrays `filter` goes through all numbers before `map` begins. And with a list?
 */
cell(
  "Filter, then map",
  predict: .choice(
    "Only the head is read. What is the third line?", about: .line(3),
    ["is 3 even?", "squaring 2", "4"])
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
 The 3, the 4 and the 5 were not even looked at. With a list each element goes through the whole
 pipeline, and no element starts before it is needed.

 ## Lists without an end

 If only what is read is computed, a list need not have an end. You make a list from two closures:
 one for its head, one for its tail. The numbers of tickets go on for ever. The tail below is the
 same function again, one number later. `take` keeps the first elements and reads nothing behind
 them.
 */
cell("Made by hand") {
  func tickets(from number: Int) -> LazyList<Int> {
    LazyList(head: { number }, tail: { tickets(from: number + 1) })
  }
  let line = tickets(from: 1)
  print(line.take(4).array)
  print(line.filter { $0.isMultiple(of: 5) }.take(2).array)
  print(line)
  //> [1, 2, 3, 4]
  //> [5, 10]
  //> [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …]
}

/*:
 Both closures wait. Reading the head does not run the tail's closure, and reading the tail does not
 run the head's. The last line shows how far the two readers came: to 10, and not a step further.

 Often each element follows from the one before. `unfold` takes a first state and a closure. The
 closure gets the state, and returns an element and the next state, or `nil` for the end. A phone
 that lost its network waits 1 second and tries again, then it waits 2 seconds, then 4. In the
 second list the state is a pair of numbers.
 */
cell("Unfold") {
  let waits = LazyList.unfold(1) { seconds in
    seconds > 60 ? nil : (seconds, seconds * 2)
  }
  print(waits.array)
  let fibonacci = LazyList.unfold((0, 1)) { pair in
    (pair.0, (pair.1, pair.0 + pair.1))
  }
  print(fibonacci.take(10).array)
  //> [1, 2, 4, 8, 16, 32]
  //> [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]
}

challenge(
  "At most eight", from: "Unfold",
  """
  No wait is to be longer than 8 seconds, and the phone never gives up. Print the first
  seven waits: 1, 2, 4, and then 8 each time.
  """)
//> [1, 2, 4, 8, 8, 8, 8]
//> [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]

/*:
 A fold is the other direction: from a list to one value. `foldLeft` begins with a value of yours,
 and its closure adds one element after the other. It needs them all. `foldRight` begins with the
 first element, too. Its closure gets that element, and the result for all the others. This result
 is in `rest`, a list of one element, so that it is computed only if the closure reads the head of
 `rest`.
 */
cell(
  "Folds",
  predict: .choice(
    "The second seat is free. What is printed after `foldRight` looked at it?", about: .line(4),
    ["looking: taken", "a free seat: true", "looking: free"])
) {
  let total = [20, 35, 50].lazyList.foldLeft(0) { sum, price in sum + price }
  print("to pay: \(total)")
  let seats = ["taken", "free", "taken", "free"].lazyList.map { seat in
    print("looking: \(seat)")
    return seat == "free"
  }
  let hasFreeSeat = seats.foldRight(false) { isFree, rest in
    isFree || rest.head == true
  }
  print("a free seat: \(hasFreeSeat)")
  //> to pay: 105
  //> looking: taken
  //> looking: free
  //> a free seat: true
}

challenge(
  "Every seat", from: "Folds",
  """
  Change the order of the two conditions, so that it looks at every seat, and still finds a
  free one.
  """)
//> to pay: 105
//> looking: taken
//> looking: free
//> looking: taken
//> looking: free
//> a free seat: true

/*:
 The third and the fourth seat were not looked at. At the free seat the left side of `||` was true,
 so the closure did not read the head of `rest`.

 ## A costly list becomes a signal

 Reading a list computes it here and now. If an element takes a second, the program stands still for
 a second. `signal(on:)` makes a signal of the list: a scheduler computes the elements and sends
 them.

 A scheduler is a queue of work to be done. Chapter 12 is about them. A `TestScheduler` does nothing
 by itself: what you `schedule` stays in its queue until you call `run`.
 */
cell(
  "A list on a scheduler",
  predict: .choice(
    "The key is pressed before the scheduler runs. What is the fourth line?", about: .line(4),
    ["drawing page two", "a key is pressed", "showing page three"])
) {
  let scheduler = TestScheduler()
  let pages = ["one", "two", "three"].lazyList.map { page in
    print("drawing page \(page)")
    return "page \(page)"
  }
  pages.signal(on: scheduler).subscribeNext { print("showing \($0)") }
  scheduler.schedule { print("a key is pressed") }
  print("the window is open")
  scheduler.run()
  //> the window is open
  //> drawing page one
  //> showing page one
  //> a key is pressed
  //> drawing page two
  //> showing page two
  //> drawing page three
  //> showing page three
}

/*:
 Subscribing drew nothing. The first page was drawn when the scheduler ran. After each element the
 rest of the list goes to the end of the queue, so the key press had to wait for one page, not for
 three. In a program you write `pages.signal()`, and a scheduler in the background does the work.
 And as the list keeps its elements, a second subscriber gets the pages without any drawing.

 A dictionary can be walked in the same way. Its pairs come one by one, in an order of their own, while
 the program goes on; so the cell sorts the lines before it prints them.
 */
cell("A dictionary on a scheduler") {
  let scheduler = TestScheduler()
  var lines: [String] = []
  let ages = ["Grace": 37, "Ada": 36]
  ages.lazyList.signal(on: scheduler).subscribeNext { name, age in
    print("a pair")
    lines.append("\(name) is \(age)")
  }
  scheduler.schedule { print("a key is pressed") }
  scheduler.run()
  print(lines.sorted())
  //> a pair
  //> a key is pressed
  //> a pair
  //> ["Ada is 36", "Grace is 37"]
}

/*:
 ## A million elements

 A list is defined by itself: a head, and a list. A function that walks it by calling itself for the
 tail would need one call inside the other for each element, and a stack has no room for a million.
 The library uses loops, also when a long list is released.
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
 The cell holds `numbers`, so all million elements are kept to the end of the cell. That is the
 price of "once": **whoever holds the beginning of a list holds everything that was read of it**. If
 you only go forward, keep the tail alone and let the beginning go.

 What does laziness cost, and what does it save? The cell measures both, on 100,000 numbers: the
 time to the first result, and the time to all of them. `time` runs each three times and takes the
 shortest. The figures differ from run to run.
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
 Look at the bars on a terminal. The list has its first element almost at once. For all elements the
 array wins by far, as each element of a list is an object of its own. Use a list when you may not
 need everything, when an element is costly, or when there is no end.

 ## Inside the library

 A list is a chain of nodes. A node knows its head, or how to make it. Reading makes it at most once:

 @source(LazyList/LazyListNode.swift, evaluateHead)

 The first line makes room where many operators stand one behind the other. `enter` and `leave` let one thread in at a time, so that two readers on two threads compute an
 element once. `makeHead` may make the next node too, where that is the same work. A head that
 asks for itself finds that it is being made, and the program stops with a message.

 `map` and `filter` both rest on this one function, which a node of theirs has. Its loop passes over
 what was filtered out. It stops at the first element that stays, makes a node for the rest, and
 forgets the closure that it was given:

 @source(LazyList/LazyListTransformed.swift, makeHead)

 ## Recap

 - A list is a head and a tail, and the tail is a list.
 - Lazy: computed when read. Once: kept after that. `eager` gives up the first and keeps the second.
 - Lists may be endless: made from a head and a tail, or by `unfold`; `take` as much as you need.
 - `signal(on:)` computes a costly list elsewhere, one element at a time.
 - Hold the tail if you only go forward.

 Now do exercise 03: `swift run course check 3`. You will load an archive page by page, list the
 primes, make an album that never develops a photo twice, and show its photos while the program
 goes on. Next comes chapter 04, about the other kind of stream: signals.
 */

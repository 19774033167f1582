import Marbles
import Notebook
import ReactiveCore

/*:
 # One of everything & more

 *5 minutes to read.* After this page you can say what `merge` prints, and **why**: a < b.

 - A bullet with `code`, *emphasis* and a [link](https://example.org/guide?a=1&b=2).
   1. A number inside of it.
   2. 流は時間とともに流れる値である。順番に一つずつ届く。

 | operator | waits for | drops |
 |----------|-----------|-------|
 | `merge`  | nothing   | nothing |
 | `zip`    | its partner, however long that takes to come | what has no partner |

 ```text
 a --> b & c
 ```

 ## Inside the library

 @source(Doubling.swift, twice)
 */

struct Person {
  let name: String
}

cell("Plain text") {
  // snippet.hide
  let secret = 1
  // snippet.show
  for name in ["Ada", "<Grace>"] { print(Person(name: name).name, "& \"co\"") }
  //> Ada & "co"
  //> <Grace> & "co"
}

//: A cell may ask first. *Nothing is shown before the answer.*
cell(
  "Lines",
  predict: .choice(
    "What is in the last `line`?", about: .lastLine, ["2", ""], because: ["Two lines are printed."])
) {
  print("1\n2")
  //> 1
  //> 2
}

cell("Choice", predict: .choice("Which?", ["B\nA", "A\nB"], because: ["`A` is first."])) {
  print("A")
  print("B")
  //> A
  //> B
}

challenge(
  "The other <order>", from: "Choice",
  """
  Move one line, so that `B` comes *before* A.
  A second line, "quoted".
  """)
//> B
//> A

//: ## Drawings and tables
cell("A diagram") {
  print("before")
  print(Diagram { ("letters", Timeline<String>("-a--(bc)-|")) })
  print("after")
  //> before
  //>          0s    1s    2s    3s    4s    5s    6s
  //> letters  ------a-----------------(bc)--------|
  //> after
}

//: Two drawings that are alike have two names.
cell("Two diagrams") {
  let diagram = Diagram { ("late", Timeline<String>("--^-#")) }
  print(diagram)
  print(diagram)
  //>       0s    1s    2s    3s    4s
  //> late              ^-----------#
  //>       0s    1s    2s    3s    4s
  //> late              ^-----------#
}

cell("A table") {
  print(Table(["operator", "values"], [["merge", "5"], ["a|b", "12"]]))
  //> operator  values
  //> ────────────────
  //> merge          5
  //> a|b           12
}

cell("Measured") {
  print("it was fast")
  print(measured: "12 ms in all")
  //> it was fast
}

cell("No output") {
  _ = "a fence: ```"
}

/*:
 ## Inside the library

 The second heading of this name, after the last cell.
 */

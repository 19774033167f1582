/// A page with one of everything.
let fixturePage = """
  import ReactiveCore

  /*:
   # Combining streams

   After this page you can say what `merge` prints, and *why*. **15 minutes**, with the exercise.

   - One bullet that is long enough to need a second line at sixty columns.
     1. A numbered item.
     2. 流は時間とともに流れる値である。順番に一つずつ届く。同時には届かない。読む人は待つ。

   | operator | waits for | drops |
   |:---------|:---------:|------:|
   | `merge`  | nothing   | nothing |
   | `zip`    | its partner, however long that takes to come | what has no partner |

   > A value comes when it comes.

   ```swift
   let both = yours.merge(theirs)
   ```

   See [the guidelines](https://example.org/guidelines#process-streams-in-declared-order).
   */

  struct Person {
    let name: String
  }

  cell("Merge") {
    // snippet.hide
    let secret = 1
    // snippet.show
    for value in ["A", "1"] { print(value) }
    //> A
    //> 1

    let veryLongNameOfAValueThatDoesNotFit = ["a line of code", "that is longer than", "the page is wide"]
  }

  //: ## The end
  //: What stands after the last cell.
  """

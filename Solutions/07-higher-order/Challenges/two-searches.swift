var searches = 0
func search(_ word: String) -> Signal<String> {
  Signal { subscriber in
    searches += 1
    subscriber.sendNext("page about \(word)")
    subscriber.sendCompleted()
    return nil
  }
}
let words = Signal<String>.return("cat").concat(.return("dog"))
words.flattenMap(search).subscribeNext { _ in print("a signal came") }
print("\(searches) searches ran")

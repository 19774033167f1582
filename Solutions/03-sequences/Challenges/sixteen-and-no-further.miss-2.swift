// `eager` computes the whole list, and not only as far as it is read.
let squares = [1, 2, 3, 4, 5].lazyList
  .filter { number in
    print("is \(number) even?")
    return number.isMultiple(of: 2)
  }
  .map { number in
    print("squaring \(number)")
    return number * number
  }
print(squares.eager.tail.head ?? 0)

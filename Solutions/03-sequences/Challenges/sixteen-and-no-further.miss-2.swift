// What is eager goes no further than it must.
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

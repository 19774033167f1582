// `array` computes the whole list, so the 5 is looked at as well.
let squares = [1, 2, 3, 4, 5].lazyList
  .filter { number in
    print("is \(number) even?")
    return number.isMultiple(of: 2)
  }
  .map { number in
    print("squaring \(number)")
    return number * number
  }
print(squares.array[1])

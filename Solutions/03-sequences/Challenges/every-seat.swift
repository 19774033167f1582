let total = [20, 35, 50].lazyList.foldLeft(0) { sum, price in sum + price }
print("to pay: \(total)")
let seats = ["taken", "free", "taken", "free"].lazyList.map { seat in
  print("looking: \(seat)")
  return seat == "free"
}
let hasFreeSeat = seats.foldRight(false) { isFree, rest in
  rest.head == true || isFree
}
print("a free seat: \(hasFreeSeat)")

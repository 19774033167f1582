// To have the tail is to have read its head.
let prices = [20, 35, 50].lazyList.map { "\($0) euros" }
print(prices)
_ = prices.head
_ = prices.tail
print(prices)
_ = prices.array
print(prices)

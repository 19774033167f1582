// To read the second one, read all of them.
let prices = [20, 35, 50].lazyList.map { "\($0) euros" }
print(prices)
_ = prices.array
print(prices)
_ = prices.array
print(prices)

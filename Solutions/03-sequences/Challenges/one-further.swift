let prices = [20, 35, 50].lazyList.map { "\($0) euros" }
print(prices)
_ = prices.head
_ = prices.tail.head
print(prices)
_ = prices.array
print(prices)

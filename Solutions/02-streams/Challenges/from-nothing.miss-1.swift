// This stream has one value, and the value is an array. A stream of three values has three of them.
let numbers = LazyList.return([3, 2, 1])
for number in numbers { print(number) }

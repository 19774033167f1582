// `concat` puts its argument behind the stream that it is called on, not in front of it.
let numbers = LazyList.return(1).concat(.return(2)).concat(.return(3))
for number in numbers { print(number) }

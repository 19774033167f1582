let numbers = LazyList.return(3).concat(.return(2)).concat(.return(1))
for number in numbers { print(number) }

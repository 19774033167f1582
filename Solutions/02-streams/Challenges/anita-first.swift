let seats = [1, 2, 3].lazyList
for (guest, table) in ["Ada", "Alan"].lazyList.zip(with: seats) {
  print("\(guest) sits at \(table)")
}
let guests = Subject<String>()
let tables = Subject<Int>()
guests.zip(with: tables).subscribeNext { print("\($0) sits at \($1)") }
guests.sendNext("Anita")
guests.sendNext("Grace")
print("two guests wait")
tables.sendNext(4)

// The numbers are added to the name. Wanted are two rows, one of which counts the numbers.
let all = people.lazyList.flattenMap { ([$0.name] + $0.phones).lazyList }
for number in all { print("pulled: \(number)") }

let chosen = Subject<Contact>()
chosen.flattenMap { numbers(of: $0) }
  .subscribeNext { print("pushed: \($0)") }
for person in people { chosen.sendNext(person) }

// With `map` each contact stays one row: the name and the number stand on one line.
let all = people.lazyList.map { "\($0.name) \($0.phones.count)" }
for number in all { print("pulled: \(number)") }

let chosen = Subject<Contact>()
chosen.flattenMap { numbers(of: $0) }
  .subscribeNext { print("pushed: \($0)") }
for person in people { chosen.sendNext(person) }

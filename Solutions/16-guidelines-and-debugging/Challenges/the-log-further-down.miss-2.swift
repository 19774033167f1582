// The name has moved, but the log stays before `filter`, and prints what `filter` drops.
let form = Form()
form.$username
  .distinctUntilChanged()
  .take(3).logAll { print($0) }
  .filter { $0.count >= 3 }.setName("three names")
  .subscribeNext { print("Hello, \($0)") }
for name in typed { form.username = name }

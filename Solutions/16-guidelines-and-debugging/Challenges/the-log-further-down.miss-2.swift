// The name moves, and the log stays.
let form = Form()
form.$username
  .distinctUntilChanged()
  .take(3).logAll { print($0) }
  .filter { $0.count >= 3 }.setName("three names")
  .subscribeNext { print("Hello, \($0)") }
for name in typed { form.username = name }

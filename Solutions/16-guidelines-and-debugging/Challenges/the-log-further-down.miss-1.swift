// Before `take` the log prints the short names, too, which greet nobody.
let form = Form()
form.$username
  .distinctUntilChanged()
  .setName("three names").logAll { print($0) }
  .take(3)
  .filter { $0.count >= 3 }
  .subscribeNext { print("Hello, \($0)") }
for name in typed { form.username = name }

// The first value is skipped, but it greets nobody anyway.
let form = Form()
let greeted = form.$username
  .skip(1)
  .distinctUntilChanged()
  .filter { $0.count >= 3 }
  .take(3)
print(greeted)
greeted.subscribeNext { print("Hello, \($0)") }
for name in typed { form.username = name }

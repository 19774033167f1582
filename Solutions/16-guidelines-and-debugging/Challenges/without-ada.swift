let form = Form()
let greeted = form.$username
  .distinctUntilChanged()
  .filter { $0.count >= 3 }
  .skip(1)
  .take(3)
print(greeted)
greeted.subscribeNext { print("Hello, \($0)") }
for name in typed { form.username = name }

// This skips "?", the first value of all, which greets nobody anyway. So Ada is greeted again.
let form = Form()
let greeted = form.$username
  .skip(1)
  .distinctUntilChanged()
  .filter { $0.count >= 3 }
  .take(3)
print(greeted)
greeted.subscribeNext { print("Hello, \($0)") }
for name in typed { form.username = name }

// Before `filter` the first value is still "?": Ada is greeted again. Skip among those who are greeted.
let form = Form()
let greeted = form.$username
  .distinctUntilChanged()
  .skip(1)
  .filter { $0.count >= 3 }
  .take(3)
print(greeted)
greeted.subscribeNext { print("Hello, \($0)") }
for name in typed { form.username = name }

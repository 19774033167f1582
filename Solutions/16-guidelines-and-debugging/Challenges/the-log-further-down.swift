let form = Form()
form.$username
  .distinctUntilChanged()
  .take(3)
  .filter { $0.count >= 3 }.setName("three names").logAll { print($0) }
  .subscribeNext { print("Hello, \($0)") }
for name in typed { form.username = name }

let center = NotificationCenter()
let shown = center.signal(for: .willShow)
  .map { $0.userInfo?["height"] as? Int ?? 0 }
let hidden = center.signal(for: .willHide).mapReplace(0)
shown.concat(hidden)
  .subscribeNext { print("Keyboard size is: \($0)") }

let height = { ["height": $0] }
center.post(name: .willShow, object: nil, userInfo: height(260))
center.post(name: .willHide, object: nil)
center.post(name: .willShow, object: nil, userInfo: height(301))

// `merge` subscribes to both, so it does not matter which one is named first.
let center = NotificationCenter()
let shown = center.signal(for: .willShow)
  .map { $0.userInfo?["height"] as? Int ?? 0 }
let hidden = center.signal(for: .willHide).mapReplace(0)
hidden.merge(shown)
  .subscribeNext { print("Keyboard size is: \($0)") }

let height = { ["height": $0] }
center.post(name: .willShow, object: nil, userInfo: height(260))
center.post(name: .willHide, object: nil)
center.post(name: .willShow, object: nil, userInfo: height(301))

let contacts = Subject<String>()
let photos = Subject<String>()
Signal.zip(contacts, photos) { "\($0): \($1)" }
  .subscribeNext { print($0) }

contacts.sendNext("Ada")
contacts.sendNext("Ben")
photos.sendNext("Ada.jpg")
photos.sendNext("none")
contacts.sendNext("Cai")
photos.sendNext("Cai.jpg")

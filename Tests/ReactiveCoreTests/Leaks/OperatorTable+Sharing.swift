import ReactiveCore

extension [Operator] {
  mutating func addSharing() {
    add("publish") { source, _, _ in source.publish().autoconnect() }
    add("multicast") { source, _, _ in source.multicast(ReplaySubject()).autoconnect() }
    add("connect", release: .whenSourceEnds) { source, _, _ in
      let connection = source.publish()
      connection.connect()
      return connection.signal
    }
    add("autoconnect") { source, _, object in
      source.doNext { _ in object.touch() }.publish().autoconnect()
    }
    add("replay", release: .whenSourceEnds) { source, _, _ in source.replay() }
    add("share") { source, _, object in source.doNext { _ in object.touch() }.share() }
    add("share(replay:)") { source, _, object in
      source.doNext { _ in object.touch() }.share(replay: 2)
    }
    add("replayLast", release: .whenSourceEnds) { source, _, _ in source.replayLast() }
    add("replayLazily", release: .whenSourceEnds) { source, _, _ in source.replayLazily() }
  }
}

func forgetful(_ text: String, at server: Server) -> Signal<[String]> {
  Signal { subscriber in
    let request = server.ask(text) { answer in
      switch answer {
      case .success(let names):
        subscriber.sendNext(names)
        subscriber.sendCompleted()
      case .failure(let error):
        subscriber.sendError(error)
      }
    }
    _ = request
    return nil
  }
}
let clock = TestScheduler()
let server = Server(on: clock)
let shown = forgetful("ca", at: server).subscribeNext { print("shown: \($0)") }
clock.schedule(after: .seconds(1)) {
  print("closed")
  shown.dispose()
}
clock.run()
print("given up: \(server.givenUp)")

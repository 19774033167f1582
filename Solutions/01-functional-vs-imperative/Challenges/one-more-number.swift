class Careful: SearchScreen {
  var newest = 0

  override func search() {
    newest += 1
    let number = newest
    server.ask(text) { names in
      guard number == self.newest else { return }
      print("\(self.text): \(names.joined(separator: " "))")
    }
  }
}

let clock = TestScheduler()
let server = Server(slow: ["ca": .seconds(5)], on: clock)
let screen = Careful(server, clock)
screen.type("ca")
clock.schedule(after: .seconds(1)) { screen.type("cat") }
clock.run()

// The answer is printed beside its own text. The two belong together now, but it is still the old answer.
class Careful: SearchScreen {
  override func search() {
    let asked = text
    server.ask(asked) { names in
      print("\(asked): \(names.joined(separator: " "))")
    }
  }
}

let clock = TestScheduler()
let server = Server(slow: ["ca": .seconds(5)], on: clock)
let screen = Careful(server, clock)
screen.type("ca")
clock.schedule(after: .seconds(1)) { screen.type("cat") }
clock.run()

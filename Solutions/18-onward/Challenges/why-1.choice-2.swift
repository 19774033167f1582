let clock = TestScheduler()
let server = Server(slow: ["ca": .seconds(5)], on: clock)
let screen = Screen()
var searches: [Task<Void, any Error>] = []
for text in ["ca", "cat"] {
  screen.text = text
  let search = Task {
    try await Task.sleep(for: .milliseconds(10))
    let rows = try await server.find(text).first()
    screen.rows = rows ?? []
  }
  searches.append(search)
}
await wait(for: 2, at: server)
clock.advance(by: .seconds(3))
try await searches[1].value
clock.advance(by: .seconds(2))
try await searches[0].value
print(screen.line)

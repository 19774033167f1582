import Contacts
import Marbles
import ReactiveCore
import XCTest

final class LoginModelTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_button_is_enabled_when_name_and_code_are_there() throws {
    let model = LoginModel(Server(on: clock), on: clock)
    var states: [Bool] = []
    model.logIn.enabled.subscribeNext { states.append($0) }
    model.name.sendNext("ada")
    model.code.sendNext("12345")
    model.code.sendNext("123456")
    clock.run()
    XCTAssertEqual(states, [false, true])
  }

  func test_it_says_what_becomes_of_a_log_in() {
    let server = Server(on: clock)
    let model = LoginModel(server, on: clock)
    var messages: [String] = []
    model.message.subscribeNext { messages.append("\(self.clock.now): \($0)") }
    model.name.sendNext("ada")
    for (second, code, isOffline) in [
      (0, "000000", false), (4, "123456", true), (8, "123456", false),
    ] {
      clock.schedule(after: .seconds(second)) {
        server.isOffline = isOffline
        model.code.sendNext(code)
        model.logIn.execute(())
      }
    }
    clock.run()
    XCTAssertEqual(
      messages,
      [
        "0.0 seconds: …", "2.0 seconds: wrong code", "4.0 seconds: …",
        "6.0 seconds: try again later", "8.0 seconds: …", "10.0 seconds: welcome, ada",
      ])
  }
}

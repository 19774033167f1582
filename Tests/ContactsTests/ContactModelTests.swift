import Contacts
import Marbles
import ReactiveCore
import XCTest

final class ContactModelTests: XCTestCase {
  private let clock = TestScheduler()

  func test_it_can_be_saved_while_it_differs_from_what_was_saved() {
    let server = Server(on: clock)
    let ada = Contact(name: "Ada", phones: ["1815"])
    let model = ContactModel(ada, save: server.save, scheduler: clock)
    let recorded = clock.record(model.save.enabled.map { $0 ? "on" : "off" })
    clock.schedule(after: .seconds(1)) { model.phones.sendNext(["1815", "1852"]) }
    clock.schedule(after: .seconds(2)) { model.save.execute(()) }
    clock.schedule(after: .seconds(5)) { model.phones.sendNext(["1815"]) }
    clock.schedule(after: .seconds(6)) { model.phones.sendNext(["1815", "1852"]) }
    clock.advance(by: .seconds(7))
    XCTAssertEqual(recorded.timeline.marbleText, "'off' 'on' 'off'--'on' 'off'")
    XCTAssertEqual(server.requests, ["save Ada"])
  }

  func test_a_save_that_failed_may_be_tried_again() {
    let server = Server(on: clock)
    server.isOffline = true
    let model = ContactModel(Contact(name: "Ada"), save: server.save, scheduler: clock)
    var states: [Bool] = []
    model.save.enabled.subscribeNext { states.append($0) }
    model.name.sendNext("Ada L.")
    clock.run()
    model.save.execute(())
    clock.run()
    XCTAssertEqual(states, [false, true, false, true])
  }
}

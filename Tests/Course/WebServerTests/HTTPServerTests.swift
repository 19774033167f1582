import XCTest

@testable import WebServer

extension HTTPServer {
  fileprivate convenience init(
    ports: [Int] = [0], limits: HTTPLimits = HTTPLimits(), handler: @escaping Handler
  ) throws {
    try self.init(ports: ports, limits: limits, handlerOnPort: { _ in handler })
  }
}

final class HTTPServerTests: XCTestCase {
  private func server(_ limits: HTTPLimits = HTTPLimits()) throws -> HTTPServer {
    try HTTPServer(limits: limits) { request, exchange in
      exchange.respond(HTTPResponse(text: "[\(request.path) \(request.body.count)]"))
    }
  }

  private func connected(
    to server: HTTPServer, sending text: String, from origin: UInt32? = nil
  ) throws -> RawClient {
    let client = try RawClient(port: server.port, from: origin)
    client.send(text)
    return client
  }

  private func get(_ path: String) -> String { "GET \(path) HTTP/1.1\r\nHost: h\r\n\r\n" }

  func test_pipelined_requests_are_answered_in_order() throws {
    let server = try server()
    let client = try RawClient(port: server.port)
    client.send(
      get("/1") + "POST /2 HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc" + get("/3"))
    let text = client.received(until: "[/3 0]")
    let answers = text.matches(of: /\[(\/\d \d)\]/).map { String($0.1) }
    XCTAssertEqual(answers, ["/1 0", "/2 3", "/3 0"])
    client.send(get("/4"))
    XCTAssertTrue(client.received(until: "[/4 0]").contains("HTTP/1.1 200 OK"))
    client.hangUp()
  }

  func test_a_malformed_request_is_answered_and_ends_the_connection() throws {
    let server = try server()
    let client = try connected(
      to: server, sending: "GET /../x HTTP/1.1\r\nHost: h\r\n\r\n" + get("/1"))
    let text = client.received()
    XCTAssertTrue(text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"), text)
    XCTAssertFalse(text.contains("[/1 0]"))
    client.hangUp()
  }

  func test_a_refused_client_can_read_the_reason() throws {
    let server = try server()
    let client = try connected(
      to: server, sending: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9999999\r\n\r\n")
    client.send(String(repeating: "x", count: 500_000))
    XCTAssertTrue(client.received().hasPrefix("HTTP/1.1 413 "))
    client.hangUp()
  }

  func test_a_client_that_sends_slowly_is_disconnected() throws {
    var limits = HTTPLimits()
    limits.receiving = .milliseconds(200)
    let server = try server(limits)
    let client = try RawClient(port: server.port)
    let start = ContinuousClock.now
    client.send("GET / HT")
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now(), repeating: .milliseconds(20))
    timer.setEventHandler { client.send("x") }
    timer.resume()
    defer { timer.cancel() }
    XCTAssertEqual(client.received(), "")
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
  }

  func test_at_the_limit_the_connection_that_has_been_idle_longest_is_closed() throws {
    var limits = HTTPLimits()
    limits.connections = 3
    let server = try server(limits)
    let clients = try (0..<3).map { number in
      let client = try connected(to: server, sending: get("/\(number)"))
      _ = client.received(until: "[/\(number) 0]")
      return client
    }
    let late = try connected(to: server, sending: get("/late"))
    XCTAssertTrue(late.received(until: "[/late 0]").contains("[/late 0]"))
    XCTAssertEqual(clients[0].received(), "")
    clients[2].send(get("/again"))
    XCTAssertTrue(clients[2].received(until: "[/again 0]").contains("[/again 0]"))
  }

  #if os(Linux)
    func test_connections_per_address_are_limited() throws {
      var limits = HTTPLimits()
      (limits.connections, limits.connectionsPerAddress) = (20, 5)
      let server = try HTTPServer(limits: limits) { request, exchange in
        exchange.begin(HTTPResponse(text: ""))
        exchange.send("from \(request.client)\n")
      }
      defer { server.stop() }
      let (one, other) = (UInt32(0x7F00_0001), UInt32(0x7F00_0002))
      // These connections stay open.
      let greedy = try (0..<40).map { _ in
        try connected(to: server, sending: get("/"), from: one)
      }
      let answers = greedy.map { $0.received(until: "from \(one)\n") }
      XCTAssertEqual(answers.count { $0.contains("from \(one)\n") }, 5)
      let late = try (0..<5).map { _ in
        try connected(to: server, sending: get("/"), from: other)
      }
      for client in late {
        XCTAssertTrue(client.received(until: "from \(other)\n").contains("from \(other)\n"))
      }
      for client in greedy + late { client.hangUp() }
    }
  #endif

  func test_at_the_limit_a_slow_request_is_closed_if_no_connection_is_idle() throws {
    var limits = HTTPLimits()
    limits.connections = 3
    let server = try server(limits)
    let slow = try (0..<3).map { _ in
      let client = try RawClient(port: server.port)
      client.send(get("/first") + "GET /slow HT")
      _ = client.received(until: "[/first 0]")
      return client
    }
    let late = try connected(to: server, sending: get("/late"))
    XCTAssertTrue(late.received(until: "[/late 0]").contains("[/late 0]"))
    for client in slow + [late] { client.hangUp() }
  }

  func test_a_client_that_reads_slowly_is_disconnected() throws {
    var limits = HTTPLimits()
    limits.idling = .milliseconds(100)
    let size = 32 << 20
    let text = String(decoding: [UInt8](repeating: 0x78, count: size), as: UTF8.self)
    let server = try HTTPServer(limits: limits) { _, exchange in
      exchange.respond(HTTPResponse(text: text))
    }
    let client = try connected(to: server, sending: get("/"))
    // At 20,000 bytes per millisecond, reading all 32 MB takes more than a second.
    var taken = 0
    let isLeft = expectation(description: "the server disconnects")
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now(), repeating: .milliseconds(1))
    timer.setEventHandler {
      let count = client.received(atMost: 20_000)
      taken += count
      guard count == 0 || taken >= size else { return }
      timer.cancel()
      isLeft.fulfill()
    }
    timer.resume()
    wait(for: [isLeft], timeout: 120)
    XCTAssertLessThan(taken, size)
    client.hangUp()
  }

  func test_a_client_that_reads_nothing_of_a_stream_is_disconnected() throws {
    let left = expectation(description: "the server disconnects the client")
    let server = try HTTPServer { _, exchange in
      exchange.begin(HTTPResponse(text: ""))
      exchange.onDisconnect { left.fulfill() }
      // The buffers of the socket and the server hold less than 64 MB.
      Thread.detachNewThread {
        let part = String(repeating: "x", count: 1 << 20)
        for _ in 0..<64 { exchange.send(part) }
      }
    }
    let client = try connected(to: server, sending: get("/"))
    wait(for: [left], timeout: 30)
    client.hangUp()
  }

  func test_a_client_that_pipelines_too_much_is_disconnected() throws {
    let left = expectation(description: "the server disconnects the client")
    var limits = HTTPLimits()
    limits.bodyBytes = 4096
    let server = try HTTPServer(limits: limits) { _, exchange in
      exchange.onDisconnect { left.fulfill() }
    }
    let client = try RawClient(port: server.port)
    for number in 0..<2000 { client.send(get("/\(number)")) }
    wait(for: [left], timeout: 30)
    client.hangUp()
  }

  func test_the_handler_is_notified_when_the_client_hangs_up() throws {
    let begun = expectation(description: "the request arrives")
    let left = expectation(description: "the client hangs up")
    let server = try HTTPServer { _, exchange in
      exchange.begin(HTTPResponse(text: ""))
      exchange.onDisconnect { left.fulfill() }
      begun.fulfill()
    }
    let client = try connected(to: server, sending: get("/"))
    wait(for: [begun], timeout: 30)
    client.hangUp()
    wait(for: [left], timeout: 30)
    server.stop()
  }

  func test_stopping_closes_pending_requests() throws {
    let begun = expectation(description: "the request arrives")
    let server = try HTTPServer { _, _ in begun.fulfill() }
    let client = try connected(to: server, sending: get("/"))
    wait(for: [begun], timeout: 30)
    server.stop()
    XCTAssertEqual(client.received(), "")
    client.hangUp()
  }

  func test_closed_connections_leak_no_descriptors() throws {
    let server = try server()
    let before = openDescriptors()
    for round in 0..<30 {
      let client = try RawClient(port: server.port)
      client.send(get("/\(round)"))
      XCTAssertTrue(client.received(until: "[/\(round) 0]").contains("[/\(round) 0]"))
      client.hangUp()
    }
    server.stop()
    XCTAssertLessThan(openDescriptors(), before + 10)
  }
}

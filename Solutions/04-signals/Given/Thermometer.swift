/// A thermometer in a greenhouse, which keeps the day's readings.
///
/// It is read over a connection, and each connection reads from the first reading on.
final class Thermometer {
  /// How many connections are open; the thermometer's battery lives from there being few.
  fileprivate(set) var openConnections = 0
  /// How often it was read, over all connections.
  fileprivate(set) var reads = 0

  fileprivate let degrees: [Int]
  fileprivate let breaksDown: Bool

  /// Creates a thermometer that after its last reading either has no more, or breaks down.
  init(degrees: [Int], breaksDown: Bool = false) {
    self.degrees = degrees
    self.breaksDown = breaksDown
  }

  /// Opens a connection, which stays open until it is closed.
  func connect() -> Connection {
    openConnections += 1
    return Connection(to: self)
  }
}

/// One reader's connection to a thermometer.
final class Connection {
  private let thermometer: Thermometer
  private var position = 0
  private var isOpen = true

  fileprivate init(to thermometer: Thermometer) {
    self.thermometer = thermometer
  }

  /// The next reading, or `nil` when there are no more.
  func read() throws -> Int? {
    thermometer.reads += 1
    if position < thermometer.degrees.count {
      defer { position += 1 }
      return thermometer.degrees[position]
    }
    if thermometer.breaksDown { throw ThermometerError.brokenDown }
    return nil
  }

  /// Gives the connection back.
  func close() {
    if isOpen { thermometer.openConnections -= 1 }
    isOpen = false
  }
}

/// Why there is no reading.
enum ThermometerError: Error {
  /// The thermometer needs repair.
  case brokenDown
}

/// A thermometer with a list of readings.
final class Thermometer {
  fileprivate(set) var openConnections = 0

  fileprivate let degrees: [Int]
  fileprivate let breaksDown: Bool

  /// Creates a thermometer that fails after the last reading if `breaksDown` is true.
  init(degrees: [Int], breaksDown: Bool = false) {
    self.degrees = degrees
    self.breaksDown = breaksDown
  }

  /// Opens a connection that starts at the first reading.
  func connect() -> Connection {
    openConnections += 1
    return Connection(to: self)
  }
}

final class Connection {
  private let thermometer: Thermometer
  private var position = 0
  private var isOpen = true

  fileprivate init(to thermometer: Thermometer) {
    self.thermometer = thermometer
  }

  /// Returns the next reading, or `nil` after the last one.
  ///
  /// Throws an error instead of returning `nil` if the thermometer breaks down.
  func read() throws -> Int? {
    if position < thermometer.degrees.count {
      defer { position += 1 }
      return thermometer.degrees[position]
    }
    if thermometer.breaksDown { throw ThermometerError.brokenDown }
    return nil
  }

  func close() {
    if isOpen { thermometer.openConnections -= 1 }
    isOpen = false
  }
}

enum ThermometerError: Error {
  case brokenDown
}

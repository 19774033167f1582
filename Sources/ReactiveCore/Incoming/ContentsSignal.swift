import Foundation

extension Data {
  /// Starts reading a file or another resource on `scheduler`, and returns a signal that replays
  /// its bytes.
  ///
  /// The signal completes after one value, and fails if the resource can't be read. Disposing a
  /// subscription doesn't stop the read.
  ///
  /// RAC: `+rac_readContentsOfURL:options:scheduler:`.
  public static func signal(contentsOf url: URL, on scheduler: Scheduler) -> Signal<Data> {
    .reading(on: scheduler) { try Data(contentsOf: url) }
  }
}

extension String {
  /// Starts reading a file or another resource on `scheduler`, and returns a signal that replays
  /// its text.
  ///
  /// The signal completes after one value, and fails if the resource can't be read or decoded.
  /// Disposing a subscription doesn't stop the read.
  ///
  /// RAC: `+rac_readContentsOfURL:usedEncoding:scheduler:`.
  public static func signal(
    contentsOf url: URL, encoding: Encoding = .utf8, on scheduler: Scheduler
  ) -> Signal<String> {
    .reading(on: scheduler) { try String(contentsOf: url, encoding: encoding) }
  }
}

extension Signal where Value: Sendable {
  fileprivate static func reading(
    on scheduler: Scheduler, _ read: @escaping () throws -> Value
  ) -> Signal<Value> {
    startEagerly(on: scheduler) { subscriber in
      do {
        subscriber.sendNext(try read())
        subscriber.sendCompleted()
      } catch {
        subscriber.sendError(error)
      }
    }
  }
}

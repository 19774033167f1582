import Foundation

extension Data {
  /// Reads a file or another resource now, on `scheduler`, and replays its bytes to every subscriber.
  ///
  /// Completes after the one value; what cannot be read is an error. Disposing a subscription does not
  /// stop the reading.
  ///
  /// RAC: `+rac_readContentsOfURL:options:scheduler:`.
  public static func signal(contentsOf url: URL, on scheduler: Scheduler) -> Signal<Data> {
    .reading(on: scheduler) { try Data(contentsOf: url) }
  }
}

extension String {
  /// Reads a file or another resource now, on `scheduler`, and replays its text to every subscriber.
  ///
  /// Completes after the one value; what cannot be read, or is not in `encoding`, is an error. Disposing
  /// a subscription does not stop the reading.
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

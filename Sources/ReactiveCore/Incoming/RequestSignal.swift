import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// On Apple platforms, `URLSession` is in Foundation.
// Elsewhere, it is in a module that may be missing.
#if canImport(FoundationNetworking) || canImport(Darwin)
  extension URLSession {
    /// Returns a signal that loads the request for each
    /// subscription, and sends the response and its data.
    ///
    /// ```swift
    /// URLSession.shared.signal(for: request).map { String(decoding: $0.data, as: UTF8.self) }
    /// ```
    ///
    /// The signal completes after one value, and fails if the request fails or gets
    /// no response. A status such as 404 is not a failure. Disposal cancels the
    /// request. Events arrive on the session's queue.
    ///
    /// RAC: `+rac_sendAsynchronousRequest:`.
    public func signal(for request: URLRequest) -> Signal<(response: URLResponse, data: Data)> {
      Signal { subscriber in
        let task = self.dataTask(with: request) { data, response, error in
          guard error == nil, let response, let data else {
            return subscriber.sendError(error ?? URLError(.badServerResponse))
          }
          subscriber.sendNext((response, data))
          subscriber.sendCompleted()
        }
        task.resume()
        return Disposable { task.cancel() }
      }
      .named("request(\(request.url?.absoluteString ?? ""))")
    }
  }
#endif

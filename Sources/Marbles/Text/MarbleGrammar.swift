/// The grammar of marble text, which determines which symbols may come next.
struct MarbleGrammar {
  private var hasSubscription = false
  private var hasEvent = false
  private var hasEnded = false
  private var isDisposed = false

  /// Adds the next symbol, or returns an error message if the symbol is invalid here.
  mutating func add(_ symbol: Symbol) -> String? {
    if isDisposed { return "No event arrives after !: remove everything after it." }
    if hasEnded { return "Nothing can follow the end of a signal: remove everything after | or #." }
    switch symbol {
    case .subscribed where hasSubscription:
      return "A timeline has one subscription: remove the second ^."
    case .subscribed where hasEvent:
      return "No event arrives before the subscription: remove everything before ^."
    case .subscribed: hasSubscription = true
    case .value: hasEvent = true
    case .completed, .error: hasEnded = true
    case .disposed: isDisposed = true
    }
    return nil
  }
}

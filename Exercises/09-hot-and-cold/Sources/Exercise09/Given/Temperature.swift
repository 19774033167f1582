enum Temperature {
  /// All subscribers share one run. Each gets the events after its own subscription.
  case hot
  /// Each subscriber starts its own run.
  case cold
}

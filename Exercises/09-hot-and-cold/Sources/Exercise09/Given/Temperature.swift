enum Temperature {
  /// All subscribers share one run, and get what is sent after they subscribed.
  case hot
  /// Each subscriber starts a run of its own.
  case cold
}

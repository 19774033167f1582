extension Duration {
  /// Returns the sum, clamped to the range of `Duration`.
  func saturatingAdding(_ other: Duration) -> Duration {
    let (sum, overflows) = attoseconds.addingReportingOverflow(other.attoseconds)
    return Duration(attoseconds: !overflows ? sum : other < .zero ? .min : .max)
  }
}

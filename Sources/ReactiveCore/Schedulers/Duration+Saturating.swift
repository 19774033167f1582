extension Duration {
  /// The sum, or where it is too long or too far back to count, the last duration that can be counted.
  func saturatingAdding(_ other: Duration) -> Duration {
    let (sum, overflows) = attoseconds.addingReportingOverflow(other.attoseconds)
    return Duration(attoseconds: !overflows ? sum : other < .zero ? .min : .max)
  }
}

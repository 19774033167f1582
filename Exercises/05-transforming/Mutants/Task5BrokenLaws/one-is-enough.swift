// Misconception: What holds for the first stream and the first function holds for all. See *A stream that breaks a law*, page 05.
func brokenLaws<Stream>(of family: Family<Stream>) -> [Law] {
  Law.allCases.filter { !family.keeps($0) }
}

extension Family {
  fileprivate func keeps(_ law: Law) -> Bool {
    switch law {
    case .returnFirst:
      isSame(flattenMap(unit(numbers[0]), functions[0]), functions[0](numbers[0]))
    case .returnLast:
      isSame(flattenMap(streams[0], unit), streams[0])
    case .nesting:
      isSame(
        flattenMap(flattenMap(streams[0], functions[0]), functions[0]),
        flattenMap(streams[0]) { flattenMap(functions[0]($0), functions[0]) })
    }
  }

  private func isSame(_ left: Stream, _ right: Stream) -> Bool {
    values(left) == values(right)
  }
}

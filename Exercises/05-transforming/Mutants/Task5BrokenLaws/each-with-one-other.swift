// Misconception: To try each number once and each function once is to try them all. See *Three laws*, page 05.
func brokenLaws<Stream>(of family: Family<Stream>) -> [Law] {
  Law.allCases.filter { !family.keeps($0) }
}

extension Family {
  fileprivate func keeps(_ law: Law) -> Bool {
    switch law {
    case .returnFirst:
      zip(numbers, functions).allSatisfy { number, f in
        isSame(flattenMap(unit(number), f), f(number))
      }
    case .returnLast:
      streams.allSatisfy { isSame(flattenMap($0, unit), $0) }
    case .nesting:
      streams.allSatisfy { stream in
        functions.allSatisfy { f in
          functions.allSatisfy { g in
            isSame(
              flattenMap(flattenMap(stream, f), g),
              flattenMap(stream) { flattenMap(f($0), g) })
          }
        }
      }
    }
  }

  private func isSame(_ left: Stream, _ right: Stream) -> Bool {
    values(left) == values(right)
  }
}

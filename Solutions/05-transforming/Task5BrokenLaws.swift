/// Returns the laws that a family breaks, in the order of `Law.allCases`.
func brokenLaws<Stream>(of family: Family<Stream>) -> [Law] {
  Law.allCases.filter { !family.keeps($0) }
}

extension Family {
  fileprivate func keeps(_ law: Law) -> Bool {
    switch law {
    case .returnFirst:
      functions.allSatisfy { f in
        numbers.allSatisfy { isSame(flattenMap(unit($0), f), f($0)) }
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

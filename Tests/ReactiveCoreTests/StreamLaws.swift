import XCTest

/// A family of streams of numbers, as the laws see it.
///
/// Swift has no type for "a `Signal`, or a `LazyList`, of anything". So each family fills in this form,
/// and the laws are written once.
struct StreamFamily<Stream> {
  /// Streams of every kind that the family has.
  let samples: [Stream]
  /// Functions from a number to a stream.
  let arrows: [(Int) -> Stream]
  let empty: Stream
  let `return`: (Int) -> Stream
  let map: (Stream, @escaping (Int) -> Int) -> Stream
  let flatMap: (Stream, @escaping (Int) -> Stream) -> Stream
  let concat: (Stream, Stream) -> Stream
  let take: (Stream, Int) -> Stream
  let skip: (Stream, Int) -> Stream
  /// Everything that can be seen of a stream: its values, when they come, and its end.
  let lines: (Stream) -> [String]

  private let functions: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }, { -$0 }]

  /// Mapping does nothing by itself, and mapping twice is mapping once by both.
  func assertFunctorLaws() {
    for stream in samples {
      assertSame(map(stream) { $0 }, stream, "map { $0 } changes nothing")
      for f in functions {
        for g in functions {
          let both = map(stream) { g(f($0)) }
          assertSame(map(map(stream, f), g), both, "map f, map g is map { g(f($0)) }")
        }
      }
    }
  }

  /// `return` is neutral on both sides of `flatMap`, and how calls are nested does not matter.
  func assertMonadLaws() {
    for f in arrows {
      for number in -1...3 {
        assertSame(flatMap(self.return(number), f), f(number), "return x, flatMap f is f(x)")
      }
    }
    for stream in samples {
      assertSame(flatMap(stream, self.return), stream, "flatMap return changes nothing")
      for f in arrows {
        for g in arrows {
          let inner = flatMap(stream) { flatMap(f($0), g) }
          assertSame(
            flatMap(flatMap(stream, f), g), inner, "flatMap f, flatMap g nests either way")
        }
      }
    }
  }

  /// `empty` is neutral on both sides of `concat`, and how calls are nested does not matter.
  func assertMonoidLaws() {
    for a in samples {
      assertSame(concat(empty, a), a, "empty, concat a is a")
      assertSame(concat(a, empty), a, "a, concat empty is a")
      for b in samples {
        for c in samples {
          let right = concat(a, concat(b, c))
          assertSame(concat(concat(a, b), c), right, "concat nests either way")
        }
      }
    }
  }

  /// What `map`, `flatMap`, `concat`, `take` and `skip` owe each other.
  func assertTheyFitTogether() {
    for a in samples {
      for f in functions {
        assertSame(
          map(a, f), flatMap(a) { self.return(f($0)) }, "map f is flatMap { return f($0) }")
        for b in samples {
          assertSame(
            map(concat(a, b), f), concat(map(a, f), map(b, f)), "map goes into both parts")
        }
      }
      for count in 0...4 {
        assertSame(skip(skip(a, count), 1), skip(a, count + 1), "skip n, skip 1 is skip n + 1")
        assertSame(take(take(a, count), 2), take(a, min(count, 2)), "the smaller take decides")
      }
    }
  }

  private func assertSame(_ left: Stream, _ right: Stream, _ law: String) {
    XCTAssertEqual(lines(left), lines(right), law)
  }
}

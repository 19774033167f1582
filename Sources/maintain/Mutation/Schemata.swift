/// All mutants of a file in one text: each is asleep until the environment names its number.
enum Schemata {
  /// What the mutated files stand on, as a file of their module.
  static let runtime = """
    #if canImport(Darwin)
      import Darwin
    #else
      import Glibc
    #endif

    @usableFromInline let activeMutant = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? -1

    @usableFromInline func mutated(_ number: Int) -> Bool { activeMutant == number }

    @usableFromInline func dropped<Some: Disposable>(_ number: Int, _ disposable: Some?) -> Some? {
      mutated(number) ? nil : disposable
    }

    """

  /// The text with the mutations put in, each under its number; lines stay where they are.
  static func text(of source: String, with mutations: [(number: Int, mutation: Mutation)]) -> String
  {
    struct Insertion {
      let offset: Int
      /// What ends here goes first, the innermost before the others; then what begins, the other way.
      let rank: (Int, Int)
      let text: String
    }
    let insertions = mutations.flatMap { number, mutation -> [Insertion] in
      let (range, text) = (mutation.range, mutation.text(number: number))
      return [
        Insertion(
          offset: range.lowerBound, rank: (.max / 2 - range.count, number), text: text.before),
        Insertion(offset: range.upperBound, rank: (range.count, -number), text: text.behind),
      ]
    }
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var position = 0
    for insertion in insertions.sorted(by: {
      ($0.offset, $0.rank.0, $0.rank.1) < ($1.offset, $1.rank.0, $1.rank.1)
    }) {
      result += bytes[position..<insertion.offset]
      result += insertion.text.utf8
      position = insertion.offset
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}

// Slip: limit is how many lines are read.
import ReactiveCore

func translations(
  of lines: some AsyncSequence<String, any Error>, limit: Int,
  translate: (String) async throws -> String
) async throws -> [String] {
  var translations: [String] = []
  var previous: String?
  var count = 0
  guard limit > 0 else { return [] }
  for try await line in lines {
    count += 1
    if count > limit { break }
    if line.isEmpty || line == previous { continue }
    previous = line
    do {
      translations.append(try await translate(line))
    } catch {
      translations.append("(\(line))")
    }
    if translations.count == limit { break }
  }
  return translations
}

// Misconception: When the lines fail, what is there so far is the result. See *An error*, page 04.
import ReactiveCore

func translations(
  of lines: some AsyncSequence<String, any Error>, limit: Int,
  translate: (String) async throws -> String
) async throws -> [String] {
  var translations: [String] = []
  var previous: String?
  guard limit > 0 else { return [] }
  do {
    for try await line in lines where !line.isEmpty && line != previous {
      previous = line
      do {
        translations.append(try await translate(line))
      } catch {
        translations.append("(\(line))")
      }
      if translations.count == limit { break }
    }
  } catch {}
  return translations
}

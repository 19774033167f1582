import Console
import CourseModel
import Judging
import Foundation
import Sandbox

/// What the course can do without, and what it cannot do then.
extension Doctor {
  static func git() -> Diagnosis {
    // try?: what cannot be started is as good as not found.
    let finished = try? Toolchain.run(["git", "--version"], limit: 60)
    guard let finished, finished.end == .exited(0) else {
      return Diagnosis(
        what: "Git", isFine: false, isNeeded: false,
        sentence: "not found. Only `\(NextStep.program) update` needs it.")
    }
    let version = finished.output.split(whereSeparator: \.isWhitespace).first { $0.contains(".") }
    return Diagnosis(what: "Git", isFine: true, sentence: version.map(String.init) ?? "found")
  }

  static func isolation(_ isolation: Isolation = .available) -> Diagnosis {
    #if os(macOS)
      let cure = ""
    #else
      let cure = " Install bubblewrap, or allow user namespaces."
    #endif
    return Diagnosis(
      what: "Isolation", isFine: isolation.isComplete, isNeeded: false,
      sentence: isolation.sentence + (isolation.isComplete ? "" : ".\(cure)"))
  }

  /// What `e` opens on a page.
  static func editor(_ environment: [String: String] = ProcessInfo.processInfo.environment)
    -> Diagnosis
  {
    let named = Editor.name { environment[$0] }
    // try?: as above.
    let isFine = (try? Toolchain.run(Editor.search(for: named), limit: 10))?.end == .exited(0)
    return Diagnosis(
      what: "Editor", isFine: isFine, isNeeded: false,
      sentence: named
        + (isFine ? "" : " was not found. Set EDITOR, so that `e` can open a cell on a page."))
  }

  static func encoding(_ environment: [String: String] = ProcessInfo.processInfo.environment)
    -> Diagnosis
  {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let named = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let isFine = named.uppercased().replacing("-", with: "").contains("UTF8")
    return Diagnosis(
      what: "Characters", isFine: isFine, isNeeded: false,
      sentence: named
        + (isFine
          ? "" : " may show ─ and é as other characters. Set LANG to a locale such as C.UTF-8."))
  }
}

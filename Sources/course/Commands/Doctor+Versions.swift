import Foundation
import Judging

/// The oldest versions that the course is made for.
extension Doctor {
  static func system() -> Diagnosis {
    let machine = ProcessInfo.processInfo
    #if os(macOS)
      return macOS(machine.operatingSystemVersion, processors: machine.activeProcessorCount)
    #else
      return Diagnosis(
        what: "System", isFine: true,
        sentence:
          "\(machine.operatingSystemVersionString), \(machine.activeProcessorCount) processors")
    #endif
  }

  static func macOS(_ version: OperatingSystemVersion, processors: Int) -> Diagnosis {
    let isFine = version.majorVersion >= 15
    return Diagnosis(
      what: "System", isFine: isFine,
      sentence: "macOS \(version.majorVersion).\(version.minorVersion), \(processors) processors"
        + (isFine ? "" : ". The course needs macOS 15 or newer."))
  }

  static func swift() -> Diagnosis {
    // try?: what cannot be started is as good as not found.
    swift(saying: (try? Toolchain.run(["swift", "--version"], limit: 60))?.output)
  }

  static func swift(saying words: String?) -> Diagnosis {
    let install = "Install Swift 6.2 or newer from swift.org/install, or with Xcode 26."
    guard let match = words?.firstMatch(of: /Swift version (\d+)\.(\d+)[.\d]*/),
      let major = Int(match.1), let minor = Int(match.2)
    else { return Diagnosis(what: "Swift", isFine: false, sentence: "not found. \(install)") }
    let isFine = (major, minor) >= (6, 2)
    return Diagnosis(
      what: "Swift", isFine: isFine,
      sentence: String(match.0.dropFirst("Swift version ".count)) + (isFine ? "" : ". \(install)"))
  }

  /// Nil where there is no need of it.
  static func xcode() -> Diagnosis? {
    #if os(macOS)
      // try?: what cannot be started is as good as not found.
      xcode(saying: (try? Toolchain.run(["xcodebuild", "-version"], limit: 60))?.output)
    #else
      nil
    #endif
  }

  static func xcode(saying words: String?) -> Diagnosis {
    let install =
      "Install Xcode 26 or newer and select it with `xcode-select`: "
      + "the Command Line Tools have no XCTest."
    guard let match = words?.firstMatch(of: /Xcode (\d+)[.\d]*/), let major = Int(match.1)
    else { return Diagnosis(what: "Xcode", isFine: false, sentence: "not found. \(install)") }
    return Diagnosis(
      what: "Xcode", isFine: major >= 26,
      sentence: String(match.0.dropFirst("Xcode ".count)) + (major >= 26 ? "" : ". \(install)"))
  }
}

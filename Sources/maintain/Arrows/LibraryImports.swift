/// What the library's folders may import: most of them nothing.
struct LibraryImports {
  let uses: [CodeIndex.Use]

  private static let library = "Sources/ReactiveCore/"
  private static let system: Set = [
    "Dispatch", "Foundation", "FoundationNetworking", "Observation",
  ]

  var faults: [String] {
    uses.filter { $0.home == .module && $0.file.hasPrefix(LibraryImports.library) }
      .filter { !LibraryImports.isAllowed($0.name, in: $0.file) }
      .map {
        "\($0.place) imports \($0.name); in ReactiveCore only Platform may, "
          + "and Bindings and Schedulers Foundation and Dispatch alone"
      }
  }

  private static func isAllowed(_ module: String, in file: String) -> Bool {
    switch file.dropFirst(library.count).prefix(while: { $0 != "/" }) {
    case "Platform": true
    case "Bindings", "Schedulers": system.contains(module)
    default: false
    }
  }
}

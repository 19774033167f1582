import Marbles

/// How a page looks in a browser, by day and by night, on a phone and on paper.
package enum HTMLStyle {
  /// Room to write in, on paper.
  package static let paper = embedded(PackageResources.paper_css)
  package static let sheet = embedded(PackageResources.page_css) + Diagram.style
}

/// What a page does in a browser that runs scripts; without one every page still reads.
package enum HTMLScript {
  /// What every script of this project stands on: it makes elements.
  package static let elements = embedded(PackageResources.dom_js)
  package static let text = embedded(
    PackageResources.dom_js, PackageResources.compare_js, PackageResources.page_js)
}

/// The text of files under `Resources`, which the build embeds.
package func embedded(_ files: [UInt8]...) -> String {
  files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
}

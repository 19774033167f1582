import Page

/// What the book's pages do where they are served.
enum LiveResources {
  static let script = embedded(
    PackageResources.server_js, PackageResources.live_js, PackageResources.live_exercise_js)
}

/// What the windows of a presentation do: wall and desk show what the server sends, and a voter's page votes once.
enum PresentResources {
  static let script = window + embedded(PackageResources.present_js)
  static let joinScript = window + embedded(PackageResources.join_js)
  static let style = HTMLStyle.sheet + embedded(PackageResources.present_css)

  private static let window =
    HTMLScript.elements + embedded(PackageResources.server_js, PackageResources.window_js)
}

import Exercises
import Files
import Site
import Foundation

/// The key that admits this machine's browser, in a file that other users cannot read.
///
/// The key stays the same, so that open tabs can reconnect to the next server.
package enum BrowserKey {
  /// Returns the course's key, or a new one if there is none or if others could have read it.
  static func key(of course: Course) throws -> String {
    let file = course.state.appendingPathComponent("browser-key")
    if let key = try PrivateFile.readIfPrivate(file), key.wholeMatch(of: /[0-9a-f]{64}/) != nil {
      return key
    }
    let key = AccessControl.randomToken()
    try PrivateFile.write(key, to: file)
    return key
  }

  /// Writes a page that redirects to an address, and returns its file.
  ///
  /// Other users can see the arguments of a command, so the key must not be one of them.
  package static func page(to address: String, in course: Course) throws -> URL {
    let file = course.state.appendingPathComponent("open.html")
    let link = address.escapedForHTML
    try PrivateFile.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(link)">
      <title>The course</title>
      <p><a href="\(link)">Open the course</a></p>
      </html>

      """, to: file)
    return file
  }
}

import Exercises
import Files
import Site
import Foundation

/// The key that admits this machine's browser, stored in a file that other users cannot read.
///
/// All servers of the course use the same key, so that open tabs can reconnect.
package enum BrowserKey {
  /// Returns the course's key, creating a new one if the file has no valid key or if other users
  /// could read the file.
  static func key(of course: Course) throws -> String {
    let file = course.state.appendingPathComponent("browser-key")
    if let key = try PrivateFile.readIfPrivate(file), key.wholeMatch(of: /[0-9a-f]{64}/) != nil {
      return key
    }
    let key = AccessControl.randomToken()
    try PrivateFile.write(key, to: file)
    return key
  }

  /// Writes a page that redirects to an address, and returns the page's file.
  ///
  /// Open this file in the browser instead of the address. Other users can see the arguments of the
  /// command that opens the browser, so an address with a key would reveal the key.
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

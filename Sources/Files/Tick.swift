/// The pace of whoever waits: about 20 looks a second, which a person takes for at once.
///
/// A clock serves here, and no event: the same look turns a spinner, reads a key and asks whether anybody
/// still waits; and of a change in a folder that a container or a network shares no system tells.
package enum Tick {
  package static let seconds = 0.05
}

import Foundation

/// Lets requests to this machine go past a proxy that the environment names.
///
/// Many offices set `http_proxy` for every program, and a proxy elsewhere cannot reach our loopback.
func askLoopbackWithoutProxy() {
  let environment = ProcessInfo.processInfo.environment
  guard environment["http_proxy"] != nil else { return }
  let listed = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
  guard listed != "*", !listed.split(separator: ",").contains("127.0.0.1") else { return }
  setenv("no_proxy", listed.isEmpty ? "127.0.0.1" : listed + ",127.0.0.1", 1)
}

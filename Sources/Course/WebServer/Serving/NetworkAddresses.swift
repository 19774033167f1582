import Foundation

/// Returns this machine's IPv4 addresses, with virtual networks and link-local addresses last.
package func networkAddresses() -> [String] {
  var first: UnsafeMutablePointer<ifaddrs>?
  guard getifaddrs(&first) == 0 else { return [] }
  defer { freeifaddrs(first) }
  let all = sequence(first: first) { $0?.pointee.ifa_next }.compactMap { entry -> (String, Bool)? in
    guard let entry = entry?.pointee, let address = entry.ifa_addr,
      address.pointee.sa_family == sa_family_t(AF_INET),
      entry.ifa_flags & numericCast(IFF_UP) != 0, entry.ifa_flags & numericCast(IFF_LOOPBACK) == 0
    else { return nil }
    let number = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr
    let text = withUnsafeBytes(of: number) { $0.map(String.init).joined(separator: ".") }
    let name = String(cString: entry.ifa_name)
    let isVirtual = ["docker", "br-", "veth", "virbr", "vboxnet", "vmnet", "bridge", "utun"]
      .contains(where: name.hasPrefix)
    return (text, isVirtual || text.hasPrefix("169.254."))
  }
  return all.filter { !$0.1 }.map(\.0) + all.filter(\.1).map(\.0)
}

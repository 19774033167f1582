import Foundation

/// The addresses by which other machines may reach this one, such as `192.168.1.5`; IPv4 alone.
package func networkAddresses() -> [String] {
  var first: UnsafeMutablePointer<ifaddrs>?
  guard getifaddrs(&first) == 0 else { return [] }
  defer { freeifaddrs(first) }
  return sequence(first: first) { $0?.pointee.ifa_next }.compactMap { entry in
    guard let entry = entry?.pointee, let address = entry.ifa_addr,
      address.pointee.sa_family == sa_family_t(AF_INET),
      entry.ifa_flags & numericCast(IFF_UP) != 0, entry.ifa_flags & numericCast(IFF_LOOPBACK) == 0
    else { return nil }
    let number = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr
    return withUnsafeBytes(of: number) { $0.map(String.init).joined(separator: ".") }
  }
}

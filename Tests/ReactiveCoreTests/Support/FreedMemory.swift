#if canImport(Glibc)
  import Glibc
#endif

/// Gives back to the system what was freed, which malloc would keep.
///
/// A fork copies the page tables of all that is kept, 40 ms for 400 MB, and other tests of this process
/// start hundreds of children.
func returnFreedMemory() {
  #if canImport(Glibc)
    // The header that declares it is in no module.
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> CInt
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  #endif
}

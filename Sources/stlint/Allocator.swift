#if canImport(Glibc)
  import Glibc
#endif

/// How memory is taken from the system.
enum Allocator {
  /// Takes it in small steps. What is read stays for the whole run, so the 128 KB that glibc takes in
  /// advance, for each thread, are a part of the peak that nothing fills.
  static func takesSmallSteps() {
    #if canImport(Glibc)
      // `malloc.h` is no part of the Glibc module: -2 is its `M_TOP_PAD`.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      typealias Mallopt = @convention(c) (Int32, Int32) -> Int32
      _ = unsafeBitCast(symbol, to: Mallopt.self)(-2, 16 << 10)
    #endif
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

Allocator.takesSmallSteps()
OutOfMemory.isSaid()
exit(Stlint.run(Argument.ofProcess))

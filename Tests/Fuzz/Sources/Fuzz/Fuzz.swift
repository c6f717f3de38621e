#if FUZZED
  /// What libFuzzer calls with each input. A promise that is not kept traps, and the input is kept.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Trial(Array(UnsafeBufferPointer(start: start, count: count))).run()
    return 0
  }

  /// What libFuzzer calls to change an input in its buffer. Returns the new length.
  @_cdecl("LLVMFuzzerCustomMutator")
  public func mutate(
    _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: CUnsignedInt
  ) -> Int {
    var random = SeededRandom(seed: UInt64(seed))
    // Bytes, words of the dictionary and pieces of other inputs are libFuzzer's own part.
    if Bool.random(using: &random) { return libFuzzerMutation(start, count, room) }
    var mixture = Mixture(Array(UnsafeBufferPointer(start: start, count: count)))
    for _ in 0..<Int.random(in: 1...3, using: &random) { mixture.change(using: &random) }
    return write(mixture.bytes, to: start, room)
  }

  /// What libFuzzer calls to make one input of two. Returns the length of what it wrote to `made`.
  @_cdecl("LLVMFuzzerCustomCrossOver")
  public func cross(
    _ first: UnsafePointer<UInt8>, _ firstCount: Int, _ second: UnsafePointer<UInt8>,
    _ secondCount: Int, _ made: UnsafeMutablePointer<UInt8>, _ room: Int, _ seed: CUnsignedInt
  ) -> Int {
    var random = SeededRandom(seed: UInt64(seed))
    var mixture = Mixture(Array(UnsafeBufferPointer(start: first, count: firstCount)))
    mixture.splice(
      Mixture(Array(UnsafeBufferPointer(start: second, count: secondCount))), using: &random)
    return write(mixture.bytes, to: made, room)
  }

  /// What SwiftPM makes the program begin with: for it, an executable has a `main` of its own.
  @_cdecl("Fuzz_main")
  public func main(
    _ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> CInt {
    var (count, words) = (count, words)
    return runLibFuzzer(&count, &words, testOneInput)
  }

  @_silgen_name("LLVMFuzzerRunDriver")
  private func runLibFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ trial: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  @_silgen_name("LLVMFuzzerMutate")
  private func libFuzzerMutation(
    _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int
  ) -> Int

  private func write(_ bytes: [UInt8], to start: UnsafeMutablePointer<UInt8>, _ room: Int) -> Int {
    let count = min(bytes.count, room)
    for (place, byte) in bytes.prefix(count).enumerated() { start[place] = byte }
    return count
  }
#else
  import Foundation

  /// Tries files once more where no sanitizer makes anything slow: `Fuzz FILE-OR-FOLDER…`.
  @main struct Replay {
    static func main() {
      var count = 0
      for path in CommandLine.arguments.dropFirst() {
        let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
        let paths = below.map { $0.sorted().map { "\(path)/\($0)" } } ?? [path]
        for path in paths {
          guard let data = FileManager.default.contents(atPath: path) else { continue }
          // A trap says nothing about where it came from; the last line written does.
          FileHandle.standardError.write(Data("\(path)\n".utf8))
          Trial(Array(data)).run(asksEverything: true)
          count += 1
        }
      }
      print("\(count) inputs, nothing broke")
    }
  }
#endif

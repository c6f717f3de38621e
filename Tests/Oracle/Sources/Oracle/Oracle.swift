import Foundation

/// Compares the linter's reading of Swift files with SwiftParser's. See `run`.
@main
struct Oracle {
  private var limit = 100
  private var knownKinds: [String: String] = [:]
  private var files: [String] = []

  static func main() {
    do {
      let agrees = try Oracle(CommandLine.arguments.dropFirst()).compare()
      exit(agrees ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("oracle: \(error)\n".utf8))
      exit(2)
    }
  }

  private init(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    while let argument = arguments.popFirst() {
      switch argument {
      case "--limit":
        guard let value = arguments.popFirst().flatMap({ Int($0) }) else {
          throw Fault("--limit needs a number")
        }
        limit = value
      case "--known":
        guard let path = arguments.popFirst() else { throw Fault("--known needs a file") }
        knownKinds = try Self.readKnownKinds(path)
      default: files += try Self.swiftFiles(in: argument)
      }
    }
    if files.isEmpty { throw Fault("no Swift files. Usage: Tests/Oracle/run [--limit N] FOLDER…") }
  }

  /// The accepted kinds of disagreement, each with its reason.
  private static func readKnownKinds(_ path: String) throws -> [String: String] {
    var kinds: [String: String] = [:]
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t")
      guard columns.count == 3, Int(columns[1]) != nil else {
        throw Fault("\(path): not `kind<TAB>count<TAB>reason`: \(line)")
      }
      kinds[String(columns[0])] = String(columns[2])
    }
    guard kinds.count <= 10 else { throw Fault("\(path): more than ten kinds") }
    return kinds
  }

  /// The Swift files below `path`, in order, or `path` itself.
  private static func swiftFiles(in path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Fault("\(path) does not exist")
    }
    guard isFolder.boolValue else { return [path] }
    let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return below.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
  }
}

// MARK: - Comparing and reporting

extension Oracle {
  /// Compares all files and prints what differs. False when something differs that may not.
  private func compare() throws -> Bool {
    var report = Report(limit: limit)
    // One stretch of files at a time keeps the results of few files in memory.
    for first in stride(from: 0, to: files.count, by: 64) {
      let stretch = files[first..<min(first + 64, files.count)]
      for (file, result) in zip(stretch, Self.compare(Array(stretch))) {
        let (bytes, comparison) = try result.get()
        report.add(comparison, of: file, Source(bytes: bytes))
      }
    }
    return report.finish(knownKinds: knownKinds)
  }

  private typealias Outcome = Result<([UInt8], Comparison), any Error>

  private static func compare(_ files: [String]) -> [Outcome] {
    let outcomes = Outcomes(count: files.count)
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let outcome = Outcome {
        guard let data = FileManager.default.contents(atPath: files[index]) else {
          throw Fault("\(files[index]) cannot be read")
        }
        let bytes = [UInt8](data)
        do {
          return (bytes, try Comparison(of: bytes))
        } catch {
          throw Fault("\(files[index]): \(error)")
        }
      }
      outcomes.set(outcome, at: index)
    }
    return outcomes.all
  }

  /// Outcomes that come in from several threads.
  private final class Outcomes: @unchecked Sendable {
    private let lock = NSLock()
    private var outcomes: [Outcome?]

    init(count: Int) { outcomes = Array(repeating: nil, count: count) }

    func set(_ outcome: Outcome, at index: Int) {
      lock.withLock { outcomes[index] = outcome }
    }

    var all: [Outcome] { lock.withLock { outcomes.compactMap { $0 } } }
  }
}

/// Prints disagreements as they come, and the totals.
private struct Report {
  /// How many disagreements to print.
  let limit: Int
  private var files = 0
  private var tokens = 0
  private var declarations = 0
  private var filesWithErrors = 0
  private var differingFilesWithErrors = 0
  private var counts: [String: Int] = [:]
  private var printed = 0

  init(limit: Int) { self.limit = limit }

  mutating func add(_ comparison: Comparison, of file: String, _ source: Source) {
    if comparison.hasErrors {
      filesWithErrors += 1
      if !comparison.disagreements.isEmpty { differingFilesWithErrors += 1 }
      return
    }
    files += 1
    tokens += comparison.tokens
    declarations += comparison.declarations
    for disagreement in comparison.disagreements {
      counts[disagreement.kind, default: 0] += 1
      guard printed < limit else { continue }
      printed += 1
      print(
        """
        \(file):\(source.line(at: disagreement.offset)): \(disagreement.kind): \
        ours \(disagreement.ours) theirs \(disagreement.theirs)
        """)
    }
  }

  /// Prints the totals. False when a kind of disagreement is not among the known ones.
  func finish(knownKinds: [String: String]) -> Bool {
    let total = counts.values.reduce(0, +)
    if total > printed { print("… \(total - printed) more") }
    print("\(files) files, \(tokens) tokens, \(declarations) declarations compared")
    print(
      """
      \(filesWithErrors) files left out because SwiftParser finds errors in them \
      (\(differingFilesWithErrors) of them read differently)
      """)
    print("\(total) disagreements")
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("  \(kind): \(count)" + (knownKinds[kind].map { ", known: \($0)" } ?? ""))
    }
    return counts.keys.allSatisfy { knownKinds[$0] != nil }
  }
}

import StateLintSyntax

/// Which calls construct the types of a project, previews and tests included.
struct Constructions: Sendable {
  struct Entry: Sendable {
    let type: Row<TypeEntity>
    let call: Reference<CallFact>
  }
  /// Sorted by the type, then by place.
  let entries: [Entry]
  /// Those of which nobody can tell which of several types is meant, by its name.
  private let ambiguous: NameTable<CallFact>

  /// What one worker takes at a time.
  private static let filesAtOnce = 128

  init(_ finder: TypeFinder, _ workers: Workers) {
    let starts = Array(stride(from: 0, to: finder.files.count, by: Constructions.filesAtOnce))
    let parts = workers.map(starts) { start in
      Part(finder, start..<min(finder.files.count, start + Constructions.filesAtOnce))
    }
    // The library's `sort` is stable.
    entries = parts.flatMap(\.entries).sorted { $0.type < $1.type }
    ambiguous = NameTable(parts.flatMap(\.ambiguous))
  }

  /// What some of the files construct.
  private struct Part: Sendable {
    var entries: [Entry] = []
    var ambiguous: [NameTable<CallFact>.Entry] = []

    init(_ finder: TypeFinder, _ files: Range<Int>) {
      for file in files {
        let facts = finder.files[file]
        // What only the SDK has a name for is none of these.
        for made in facts.constructions where finder.declared[made.name] != nil {
          let reference = Reference(Int32(file), made.row)
          let call = facts[made.row]
          let shape = finder.constructed(by: call, in: Int32(file))
          if shape.meaning == .ambiguous {
            ambiguous.append(.init(name: made.name, reference: reference))
          } else if let type = shape.entity, !facts.isOfLocal(call) {
            entries.append(Entry(type: type, call: reference))
          }
        }
      }
    }
  }

  /// The calls that surely construct a type, in file order.
  func calls(constructing type: Row<TypeEntity>) -> [Reference<CallFact>] {
    entries[entries.firstPlace { $0.type < type }...].prefix { $0.type == type }.map(\.call)
  }

  /// Whether a call may construct any of the types of a name.
  func isPerhapsMade(_ name: Name) -> Bool { ambiguous.contains(name) }

  /// Whether a call in one file may.
  func isPerhapsMade(_ name: Name, in file: Int32) -> Bool {
    !ambiguous.references(named: name, in: file).isEmpty
  }
}

extension FileFacts {
  /// Whether a call is that of a local function or closure.
  fileprivate func isOfLocal(_ call: CallFact) -> Bool {
    call.root.exists && self[call.root].local.exists
  }
}

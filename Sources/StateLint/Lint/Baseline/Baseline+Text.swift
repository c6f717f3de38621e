extension Baseline {
  /// The file, with a line end: sorted, so that the same findings give the same bytes.
  public var text: String {
    let root: JSON = [
      "version": .int(Self.version), "findings": .array(entries.map(Self.json)),
    ]
    return root.text() + "\n"
  }

  private static func json(_ entry: Entry) -> JSON {
    var members = [
      JSON.Member(key: EntryKey.fingerprint.rawValue, value: .string(entry.fingerprint)),
      JSON.Member(key: EntryKey.rule.rawValue, value: .string(entry.rule)),
      JSON.Member(key: EntryKey.path.rawValue, value: .string(entry.path)),
      JSON.Member(key: EntryKey.line.rawValue, value: .string(entry.line)),
      JSON.Member(key: EntryKey.count.rawValue, value: .int(entry.count)),
    ]
    if let note = entry.note {
      members.append(JSON.Member(key: EntryKey.note.rawValue, value: .string(note)))
    }
    return .object(members)
  }

  /// What a file with these contents says, and what is wrong with it, in the order of the file.
  public static func read(_ bytes: [UInt8]) -> (baseline: Baseline, mistakes: [FileMistake]) {
    var reader = BaselineReader()
    do throws(PlacedMistake) {
      reader.read(try PlacedJSONReader.read(bytes))
    } catch {
      reader.mistakes.append(error)
    }
    let lines = LineIndex(bytes)
    let mistakes = reader.mistakes.sorted { $0.offset < $1.offset }
    return (Baseline(reader.entries), mistakes.map { FileMistake($0, in: lines) })
  }

  /// The keys of the file.
  enum RootKey: String, CaseIterable {
    case version, findings
  }

  /// The keys of an entry, in the order they are written.
  enum EntryKey: String, CaseIterable {
    case fingerprint, rule, path, line, count, note
  }
}

/// Takes from a baseline what it says, and notes what is wrong.
private struct BaselineReader {
  var entries: [Baseline.Entry] = []
  var mistakes: [PlacedMistake] = []

  mutating func read(_ root: PlacedJSON) {
    guard case .object(let members) = root.value else {
      mistakes.append(PlacedMistake(root.offset, "a baseline is an object, not \(root.kind)"))
      return
    }
    guard let version = members.first(where: { $0.key == Baseline.RootKey.version.rawValue }) else {
      mistakes.append(PlacedMistake(root.offset, "a baseline has a `version`"))
      return
    }
    guard version.value.value == .number("\(Baseline.version)") else {
      mistakes.append(
        PlacedMistake(
          version.value.offset,
          "this stlint reads version \(Baseline.version); delete the file, and `--write-baseline` writes it anew"
        ))
      return
    }
    for member in members {
      switch Baseline.RootKey(rawValue: member.key) {
      case .version: break
      case .findings: readEntries(member.value)
      case nil: refuse(member, Baseline.RootKey.allCases.map(\.rawValue))
      }
    }
  }

  private mutating func refuse(_ member: PlacedJSON.Member, _ known: [String]) {
    mistakes.append(
      PlacedMistake(
        member.offset, "unknown key `\(member.key)`",
        nearest: Spelling.nearest(to: member.key, in: known)))
  }

  private mutating func readEntries(_ value: PlacedJSON) {
    guard case .array(let items) = value.value else {
      mistakes.append(PlacedMistake(value.offset, "`findings` is an array, not \(value.kind)"))
      return
    }
    for item in items { readEntry(item) }
  }

  private mutating func readEntry(_ item: PlacedJSON) {
    guard case .object(let members) = item.value else {
      mistakes.append(PlacedMistake(item.offset, "a finding is an object, not \(item.kind)"))
      return
    }
    var texts: [Baseline.EntryKey: String] = [:]
    var count = 1
    for member in members {
      switch (Baseline.EntryKey(rawValue: member.key), member.value.value) {
      case (nil, _): refuse(member, Baseline.EntryKey.allCases.map(\.rawValue))
      case (.count?, .number(let text)) where (Int(text) ?? 0) > 0: count = Int(text) ?? 1
      case (.count?, _):
        mistakes.append(PlacedMistake(member.value.offset, "`count` is a number from 1"))
      case (let key?, .string(let text)): texts[key] = text
      case (let key?, _):
        mistakes.append(
          PlacedMistake(
            member.value.offset, "`\(key.rawValue)` is a text, not \(member.value.kind)"))
      }
    }
    guard let fingerprint = texts[.fingerprint], let rule = texts[.rule],
      let path = texts[.path], let line = texts[.line]
    else {
      let missing = Baseline.EntryKey.allCases.prefix(4).filter { texts[$0] == nil }
      let names = missing.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      mistakes.append(PlacedMistake(item.offset, "a finding lacks \(names)"))
      return
    }
    entries.append(
      Baseline.Entry(
        fingerprint: fingerprint, rule: rule, path: path, line: line, count: count,
        note: texts[.note]))
  }
}

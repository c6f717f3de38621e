import StateLintSyntax

/// As many fixes as go together in one round, those of the first findings first. A fix goes in whole
/// or not at all.
struct FixPlan {
  /// The places of the fixes that go in, ascending.
  private(set) var taken: [Int] = []
  /// Their edits by file, sorted by place. None touches one of another fix; one that several fixes
  /// have in common stands here once.
  private(set) var edits: [String: [TextEdit]] = [:]

  /// Puts together what goes together of `fixes`; the others wait for the next round.
  init(_ fixes: [Fix]) {
    for (place, fix) in fixes.enumerated() where goesIn(fix) {
      taken.append(place)
      for edit in fix.edits { insert(edit) }
    }
  }

  private func goesIn(_ fix: Fix) -> Bool {
    fix.edits.allSatisfy { edit in
      let others = edits[edit.file] ?? []
      // What touches is not independent: two words put in at one place have no order.
      let start = others.firstPlace { $0.range.end.offset < edit.range.start.offset }
      return others[start...].prefix { $0.range.start.offset <= edit.range.end.offset }
        .allSatisfy(fix.edits.contains)
    }
  }

  private mutating func insert(_ edit: TextEdit) {
    var others = edits.removeValue(forKey: edit.file) ?? []
    let place = others.firstPlace { $0.stands(before: edit) }
    if place == others.count || others[place] != edit { others.insert(edit, at: place) }
    edits[edit.file] = others
  }
}

extension TextEdit {
  /// Whether it comes first: at one place what only goes in stands before what replaces.
  fileprivate func stands(before other: TextEdit) -> Bool {
    (range.start.offset, range.end.offset) < (other.range.start.offset, other.range.end.offset)
  }
}

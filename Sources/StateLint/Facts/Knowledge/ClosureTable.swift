import StateLintSyntax

/// When the closure arguments of the APIs that SwiftUI code calls run.
///
/// The rows are text, a file for each kind of callee: callee, condition, timing, slots. A slot is
/// the label of the closure, or `t1`, `t2` for an unlabelled one by its place among the trailing
/// closures, or `*` for any. Of the rows that fit, the first decides.
package enum ClosureTable {
  /// When the closure that `query` describes runs; nil if no row speaks of it.
  package static func timing(_ query: ClosureQuery) -> ClosureTiming? {
    var next = shared.index[query.callee]
    let circumstances = query.circumstances
    while let place = next {
      let entry = shared.entries[place]
      if entry.answers(query, circumstances) { return entry.timing }
      next = entry.next == 0 ? nil : Int(entry.next)
    }
    return nil
  }

  /// How many pairs of a callee and a slot the table holds.
  package static var count: Int { shared.entries.count }

  private static let shared = ClosureEntries()

  /// The words of the timing column, in the order of the cases of `ClosureTiming`.
  static let timingWords: StaticString = "action builder compute now later perhaps unknown"
}

/// How the callee of a row is called.
enum ClosureRowForm: UInt8, Sendable, CaseIterable {
  case initializer, implicitMember, modifier, function, method, staticMethod
}

/// Where in a call the closure of a row stands.
enum ClosureSlot: Hashable, Sendable {
  case label(Name)
  /// Unlabelled, counting trailing closures from 1.
  case place(Int)
  case any

  init(_ field: Field) {
    if field.count == 1, field[0] == UInt8(ascii: "*") {
      self = .any
    } else if field.count == 2, field[0] == UInt8(ascii: "t"), field[1] <= UInt8(ascii: "9") {
      self = .place(Int(field[1] - UInt8(ascii: "0")))
    } else {
      self = .label(Name(bytes: field))
    }
  }
}

/// One slot of one row of a callee.
struct ClosureEntry: Sendable {
  let qualifier: Name?
  let form: ClosureRowForm
  let condition: CallCircumstances
  let timing: ClosureTiming
  let slot: ClosureSlot
  /// The next entry of the same callee; 0 after the last.
  var next: UInt16 = 0

  func answers(_ query: ClosureQuery, _ circumstances: CallCircumstances) -> Bool {
    circumstances.isSuperset(of: condition) && fits(query) && answersForm(of: query)
  }

  private func fits(_ query: ClosureQuery) -> Bool {
    switch slot {
    case .any: true
    case .label(let label): query.label == label
    case .place(let place): query.label == nil && (query.trailing ?? 1) == place
    }
  }

  private func answersForm(of query: ClosureQuery) -> Bool {
    switch form {
    case .implicitMember:
      query.form == .implicitMember
    case .modifier, .method:
      query.form == .modifier
    case .staticMethod:
      query.form == .modifier && query.qualifier == qualifier
    case .initializer, .function:
      if let qualifier {
        query.form != .implicitMember && query.qualifier == qualifier
      } else if let module = query.qualifier {
        query.form != .implicitMember && ModuleTable.isKnown(module)
      } else {
        query.form == .initializer || query.form == .function
      }
    }
  }
}

private struct ClosureEntries: Sendable {
  /// In reading order; those of one callee are chained by `next`.
  private(set) var entries: [ClosureEntry] = []
  /// The first entry of each callee.
  private(set) var index = NameIndex(capacity: 600)

  init() {
    entries.reserveCapacity(1000)
    let conditions = ColumnWords(CallCircumstances.words)
    let timings = ColumnWords(ClosureTable.timingWords)
    for (form, text) in ClosureTable.rows {
      var reader = TableReader(text)
      while reader.nextRow() {
        let callee = reader.field().splitAtLastDot()
        let name = Name(bytes: callee.name)
        let qualifier = callee.qualifier.map { Name(bytes: $0) }
        let condition = conditions.bits(of: reader.field(), separator: UInt8(ascii: "+"))
        let timing = ClosureTiming(rawValue: timings.rawValue(of: reader.field()))!
        reader.field().forEachPart { slot in
          append(
            ClosureEntry(
              qualifier: qualifier, form: form, condition: CallCircumstances(rawValue: condition),
              timing: timing, slot: ClosureSlot(slot)),
            of: name)
        }
      }
    }
  }

  private mutating func append(_ entry: ClosureEntry, of callee: Name) {
    let place = entries.count
    entries.append(entry)
    guard var last = index.insert(callee, row: place) else { return }
    while entries[last].next != 0 { last = Int(entries[last].next) }
    entries[last].next = UInt16(place)
  }
}

extension ClosureTable {
  /// Every text of the table and the form of its callees.
  static let rows: [(form: ClosureRowForm, text: StaticString)] = [
    (.initializer, initializers), (.implicitMember, implicitMembers), (.modifier, modifiers),
    (.function, functions), (.method, methods), (.staticMethod, staticMethods),
  ]
}

extension Field {
  /// `Task.detached` as its last name and the name before that.
  func splitAtLastDot() -> (qualifier: Field?, name: Field) {
    guard let dot = lastIndex(of: UInt8(ascii: ".")) else { return (nil, self) }
    return (Field(rebasing: self[..<dot]), Field(rebasing: self[(dot + 1)...]))
  }
}

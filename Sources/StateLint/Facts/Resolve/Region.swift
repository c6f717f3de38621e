import StateLintSyntax

/// When code of a host runs.
package enum Region: UInt8, Sendable {
  /// While SwiftUI updates: it must only read.
  case body
  /// While SwiftUI updates, now and then: a write there is wrong whenever it happens to be so.
  case perhapsBody
  /// Later, in answer to something: it may write.
  case action
  /// Nobody knows. Never leads to a finding.
  case unknown

  /// The region of a closure with a timing that stands in this region.
  func inside(_ timing: ClosureTiming) -> Region {
    switch timing {
    case .now: self
    case .builder, .compute: self
    case .action, .later: .action
    case .perhaps: self == .body ? .perhapsBody : self
    case .unknown: self == .action ? .action : .unknown
    }
  }
}

/// The regions of all scopes of one function.
package struct Regions: Sendable {
  private let first: Int32
  private let regions: [Region]

  /// - Parameter root: the region the function itself runs in.
  package init(
    of function: Reference<FunctionFact>, root: Region, _ timings: ClosureTimings
  ) {
    let facts = timings.project.facts(function.file)
    let rows = facts[function.row].scopes
    var regions: [Region] = []
    regions.reserveCapacity(rows.count)
    for row in rows {
      let scope = facts[row]
      guard scope.parent.exists, rows.contains(scope.parent) else {
        // A type declared inside the function has code of its own.
        regions.append(scope.function == function.row ? root : .unknown)
        continue
      }
      let outer = regions[Int(scope.parent.index - rows.start)]
      regions.append(outer.inside(timings.timing(of: row, in: function.file)))
    }
    first = rows.start
    self.regions = regions
  }

  package subscript(scope: Row<ScopeFact>) -> Region {
    let place = Int(scope.index - first)
    return regions.indices.contains(place) ? regions[place] : .unknown
  }
}

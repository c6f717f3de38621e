import SwiftUI

struct FerryBoard {
  @EnvironmentObject private var ferry: FerryLine  // expect: environment-object-missing error
  @State private var isExpanded = false
}

extension FerryBoard {
  var line: String { "\(ferry.departures) departures" }
  var expanded: Bool { isExpanded }
  func expand() { isExpanded.toggle() }
}

import SwiftUI

struct LibraryScreen: View {
  // fine: legacy-observable-object -- said once, at the class
  @StateObject private var library = Library()

  var body: some View { LoanRow(library: library).environmentObject(library) }
}

struct LoanRow: View {
  @ObservedObject var library: Library  // fine: legacy-observable-object -- said once, at the class

  var body: some View { Stepper("\(library.loans)", value: $library.loans) }
}

struct LoanBadge: View {
  @EnvironmentObject private var library: Library  // fine: legacy-observable-object -- said once

  var body: some View { Text("\(library.loans)") }
}

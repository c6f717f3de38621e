import SwiftUI

@MainActor @Observable final class VisitModel {
  static var total = 0  // miss: untracked-observable-property -- a static variable
  static let limit = 10  // fine: untracked-observable-property -- a constant
  static var title = "Visits"  // fine: untracked-observable-property -- nobody writes it
  static var hint: String { "up to \(limit)" }  // fine: untracked-observable-property -- computed
  var own = 0

  func enter() {
    own += 1
    Self.total += 1
  }
}

struct TotalLabel: View {
  var body: some View {
    // expect: untracked-source-in-body note `VisitModel.total`
    Text("\(VisitModel.title): \(VisitModel.total) \(VisitModel.limit) \(VisitModel.hint)")
  }
}

struct EnterButton: View {
  let visits: VisitModel

  var body: some View { Button("Enter") { visits.enter() } }
}

import SwiftUI

final class LicenceStore {
  private var owned: Set<String> = []
  func owns(_ plan: String) -> Bool { owned.contains(plan) }
  func buy(_ plan: String) { owned.insert(plan) }
}

@Observable final class LicenceModel {
  @ObservationIgnored private let store = LicenceStore()
  private(set) var problem: String?

  func isUnlocked(_ plan: String) -> Bool {
    store.owns(plan)  // expect: untracked-observable-property warning
  }

  func buy(_ plan: String) { store.buy(plan) }
}

struct PlanRow: View {
  let licence: LicenceModel
  let plan: String

  var body: some View {
    Button(licence.isUnlocked(plan) ? "Open" : "Buy \(licence.problem ?? "")") {
      licence.buy(plan)
    }
  }
}

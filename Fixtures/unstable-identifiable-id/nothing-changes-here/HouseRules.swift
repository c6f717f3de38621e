import SwiftUI

struct HouseRule: Identifiable {
  let id = UUID()
  let text: String
}

struct HouseRules: View {
  var body: some View {
    // Without inputs and state it is hardly ever drawn again.
    List([
      // expect: unstable-identifiable-id note `HouseRule(text: "No shoes")`
      HouseRule(text: "No shoes"),
      // expect: unstable-identifiable-id note `HouseRule(text: "Quiet at ten")`
      HouseRule(text: "Quiet at ten"),
    ]) { rule in
      Text(rule.text)
    }
  }
}

import SwiftUI

struct Diet: View {
  @State private var isVegan = false  // expect: state-mirrors-userdefaults note
  @State private var meals = 3  // expect: state-mirrors-userdefaults note

  var body: some View {
    VStack {
      Toggle("Vegan", isOn: $isVegan)
      Stepper("\(meals) meals", value: $meals)
    }
    .onAppear {
      isVegan = UserDefaults.standard.bool(forKey: "vegan")
      meals = UserDefaults.standard.integer(forKey: "meals")
    }
  }
}

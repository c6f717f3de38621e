import SwiftUI

struct CheeseLabel: View {
  let months: Int?
  @State private var age: String?

  var body: some View {
    Text(age ?? "young")
      .onAppear {
        // expect: onappear-copies-input warning `age = months.map { "\($0) months" }`
        age = months.map { "\($0) months" }
      }
  }
}

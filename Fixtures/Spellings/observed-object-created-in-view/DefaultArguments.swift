import SwiftUI

final class Dairy: ObservableObject { @Published var litres = 1 }

struct DairyA: View {
  @ObservedObject private var dairy: Dairy

  init(dairy: Dairy = .init()) {
    // expect: observed-object-created-in-view warning `_dairy = ObservedObject(wrappedValue: dairy)`
    _dairy = ObservedObject(wrappedValue: dairy)
  }

  var body: some View { Text("\(dairy.litres)") }
}

struct DairyB: View {
  @ObservedObject var dairy: Dairy

  init(title: String, dairy ours: Dairy = Dairy()) {
    self.dairy = ours  // expect: observed-object-created-in-view warning `self.dairy = ours`
  }

  var body: some View { Text("\(dairy.litres)") }
}

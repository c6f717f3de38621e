import SwiftUI

struct GreenhousePage: View {
  let beds: [String]
  @State private var isOpen = false

  var body: some View {
    List(beds, id: \.self) { bed in
      BedRow(name: bed).id(UUID())  // expect: unstable-view-id warning `UUID()`
    }
    .overlay {
      if isOpen { Text("Open").id(Date()) }  // expect: unstable-view-id warning `Date()`
    }
    roof
    vent(open: isOpen)
  }

  private var roof: some View {
    Toggle("Roof", isOn: $isOpen).id(UUID())  // expect: unstable-view-id warning `UUID()`
  }

  private func vent(open: Bool) -> some View {
    Text(open ? "Open" : "Closed").id(UUID())  // expect: unstable-view-id warning `UUID()`
  }
}

struct BedRow: View {
  let name: String
  @State private var isWatered = false

  var body: some View { Toggle(name, isOn: $isWatered) }
}

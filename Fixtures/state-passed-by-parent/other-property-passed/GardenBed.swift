import SwiftUI

struct GardenBed: View {
  let crop: String
  // fine: state-passed-by-parent -- no caller passes this one
  // expect: state-not-private warning `@State`
  @State var isHarvested = false
  // fine: state-passed-by-parent -- private, nobody can pass it
  @State private var note = ""

  var body: some View {
    VStack {
      Toggle(crop, isOn: $isHarvested)
      TextField("Note", text: $note)
    }
  }
}

struct Garden: View {
  var body: some View {
    VStack {
      GardenBed(crop: "Beans")
      GardenBed(crop: "Kale")
    }
  }
}

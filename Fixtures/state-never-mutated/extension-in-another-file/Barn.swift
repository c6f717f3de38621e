import SwiftUI

struct Barn: View {
  @Binding var isOpen: Bool  // fine: state-never-mutated -- Barn+Door.swift writes it
  @Binding var cows: Int  // fine: state-never-mutated -- Barn+Door.swift writes it

  var body: some View {
    VStack {
      Text("\(cows) \(isOpen ? "outside" : "inside")")
      door
    }
  }
}

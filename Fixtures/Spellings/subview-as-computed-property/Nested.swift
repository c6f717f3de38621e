import SwiftUI

enum Screens {
  struct Harbor: View {  // expect: subview-as-computed-property note
    @SwiftUI.State private var berth = 1

    var body: some View {
      VStack {
        Stepper("\(berth)", value: $berth)
        boats
        cranes
        sheds
      }
    }

    private var boats: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Boats")
          .font(.headline)
          .padding(.bottom, 4)
        HStack {
          Text("Sail")
          Spacer()
          Image(systemName: "sail")
        }
        HStack {
          Text("Anchor")
          Spacer()
          Image(systemName: "anchor")
        }
        HStack {
          Text("Rope")
          Spacer()
          Image(systemName: "rope")
        }
      }
      .padding()
    }

    private var cranes: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Cranes")
          .font(.headline)
          .padding(.bottom, 4)
        HStack {
          Text("Crane")
          Spacer()
          Image(systemName: "crane")
        }
        HStack {
          Text("Hook")
          Spacer()
          Image(systemName: "hook")
        }
        HStack {
          Text("Chain")
          Spacer()
          Image(systemName: "chain")
        }
      }
      .padding()
    }

    private var sheds: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Sheds")
          .font(.headline)
          .padding(.bottom, 4)
        HStack {
          Text("Door")
          Spacer()
          Image(systemName: "door")
        }
        HStack {
          Text("Roof")
          Spacer()
          Image(systemName: "roof")
        }
        HStack {
          Text("Lock")
          Spacer()
          Image(systemName: "lock")
        }
      }
      .padding()
    }
  }
}

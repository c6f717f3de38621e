import SwiftUI

struct Harvester: View {  // expect: subview-as-computed-property note
  @State private var speed = 1.0

  var body: some View {
    VStack {
      Stepper("Speed \(speed)", value: $speed)
      self.engine
      self.field(1)
      self.cabin
    }
  }

  private var engine: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Engine")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Fuel")
        Spacer()
        Image(systemName: "fuel")
      }
      HStack {
        Text("Oil")
        Spacer()
        Image(systemName: "oil")
      }
      HStack {
        Text("Key")
        Spacer()
        Image(systemName: "key")
      }
    }
    .padding()
  }

  private func field(_ number: Int) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Field")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Corn")
        Spacer()
        Image(systemName: "corn")
      }
      HStack {
        Text("Wheat")
        Spacer()
        Image(systemName: "wheat")
      }
      HStack {
        Text("Rain")
        Spacer()
        Image(systemName: "rain")
      }
    }
    .padding()
  }

  var cabin: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Cabin")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Seat")
        Spacer()
        Image(systemName: "seat")
      }
      HStack {
        Text("Radio")
        Spacer()
        Image(systemName: "radio")
      }
      HStack {
        Text("Fan")
        Spacer()
        Image(systemName: "fan")
      }
    }
    .padding()
  }
}

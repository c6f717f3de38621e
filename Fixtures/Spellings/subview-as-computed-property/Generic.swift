// config: {"enable": ["subview-as-computed-property"]}
import SwiftUI

struct Cockpit<Seat: View>: View {  // expect: subview-as-computed-property note
  @ViewBuilder let seat: () -> Seat
  @State private var height = 0.0

  var body: some View {
    VStack {
      seat()
      Stepper("Height \(height)", value: $height)
      gauges
      radios
      levers
    }
  }

  private var gauges: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Gauges")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Gauge")
        Spacer()
        Image(systemName: "gauge")
      }
      HStack {
        Text("Clock")
        Spacer()
        Image(systemName: "clock")
      }
      HStack {
        Text("Compass")
        Spacer()
        Image(systemName: "compass")
      }
    }
    .padding()
  }

  private var radios: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Radios")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Radio")
        Spacer()
        Image(systemName: "radio")
      }
      HStack {
        Text("Antenna")
        Spacer()
        Image(systemName: "antenna")
      }
      HStack {
        Text("Mic")
        Spacer()
        Image(systemName: "mic")
      }
    }
    .padding()
  }

  private var levers: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Levers")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Lever")
        Spacer()
        Image(systemName: "lever")
      }
      HStack {
        Text("Pedal")
        Spacer()
        Image(systemName: "pedal")
      }
      HStack {
        Text("Wheel")
        Spacer()
        Image(systemName: "wheel")
      }
    }
    .padding()
  }
}

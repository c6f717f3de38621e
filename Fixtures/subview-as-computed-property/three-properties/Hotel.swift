// config: {"enable": ["subview-as-computed-property"]}
import SwiftUI

struct HotelPage: View {  // expect: subview-as-computed-property note `HotelPage`
  @State private var nights = 1

  var body: some View {
    VStack {
      Stepper("\(nights) nights", value: $nights)
      rooms
      meals
      trips
    }
  }

  private var rooms: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Rooms")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Bed")
        Spacer()
        Image(systemName: "bed")
      }
      HStack {
        Text("Sofa")
        Spacer()
        Image(systemName: "sofa")
      }
      HStack {
        Text("Tub")
        Spacer()
        Image(systemName: "tub")
      }
    }
    .padding()
  }

  private var meals: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Meals")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Cup")
        Spacer()
        Image(systemName: "cup")
      }
      HStack {
        Text("Fork")
        Spacer()
        Image(systemName: "fork")
      }
      HStack {
        Text("Carrot")
        Spacer()
        Image(systemName: "carrot")
      }
    }
    .padding()
  }

  private var trips: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Trips")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Car")
        Spacer()
        Image(systemName: "car")
      }
      HStack {
        Text("Tram")
        Spacer()
        Image(systemName: "tram")
      }
      HStack {
        Text("Bicycle")
        Spacer()
        Image(systemName: "bicycle")
      }
    }
    .padding()
  }
}

// config: {"enable": ["subview-as-computed-property"]}
import SwiftUI

// fine: subview-as-computed-property -- the parts are views
struct HotelPage: View {
  @State private var nights = 1

  var body: some View {
    VStack {
      Stepper("\(nights) nights", value: $nights)
      Rooms()
      Meals()
      Trips()
    }
  }
}

struct Rooms: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Rooms")
        .font(.headline)
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
  }
}

struct Meals: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Meals")
        .font(.headline)
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
  }
}

struct Trips: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Trips")
        .font(.headline)
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
  }
}

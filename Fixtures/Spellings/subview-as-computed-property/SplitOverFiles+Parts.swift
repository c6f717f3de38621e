import SwiftUI

extension Vineyard {
  var press: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Press")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Screw")
        Spacer()
        Image(systemName: "screw")
      }
      HStack {
        Text("Basket")
        Spacer()
        Image(systemName: "basket")
      }
      HStack {
        Text("Tub")
        Spacer()
        Image(systemName: "tub")
      }
    }
    .padding()
  }

  var cellar: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Cellar")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Barrel")
        Spacer()
        Image(systemName: "barrel")
      }
      HStack {
        Text("Cork")
        Spacer()
        Image(systemName: "cork")
      }
      HStack {
        Text("Bottle")
        Spacer()
        Image(systemName: "bottle")
      }
    }
    .padding()
  }
}

// config: {"enable": ["subview-as-computed-property"]}
import SwiftUI

struct ClinicPage: View {  // expect: subview-as-computed-property note `ClinicPage`
  @State private var ward = "A"

  var body: some View {
    VStack {
      TextField("Ward", text: $ward)
      beds
      staff(in: ward)
      stock(of: ward)
    }
  }

  private var beds: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Beds")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Bed")
        Spacer()
        Image(systemName: "bed")
      }
      HStack {
        Text("Lamp")
        Spacer()
        Image(systemName: "lamp")
      }
      HStack {
        Text("Phone")
        Spacer()
        Image(systemName: "phone")
      }
    }
    .padding()
  }

  private func staff(in ward: String) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Staff")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Person")
        Spacer()
        Image(systemName: "person")
      }
      HStack {
        Text("Cross")
        Spacer()
        Image(systemName: "cross")
      }
      HStack {
        Text("Pills")
        Spacer()
        Image(systemName: "pills")
      }
    }
    .padding()
  }

  @ViewBuilder private func stock(of ward: String) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Stock")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Box")
        Spacer()
        Image(systemName: "box")
      }
      HStack {
        Text("Cart")
        Spacer()
        Image(systemName: "cart")
      }
      HStack {
        Text("Tray")
        Spacer()
        Image(systemName: "tray")
      }
    }
    .padding()
  }
}

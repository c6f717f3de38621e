// config: {"enable": ["subview-as-computed-property"]}
import SwiftUI

// fine: subview-as-computed-property -- long, and only two parts
struct KitchenPage: View {
  @State private var guests = 2

  var body: some View {
    VStack {
      Stepper("\(guests)", value: $guests)
      pots
      plates
    }
  }

  private var pots: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Pots")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Pot")
        Spacer()
        Image(systemName: "pot")
      }
      HStack {
        Text("Pan")
        Spacer()
        Image(systemName: "pan")
      }
      HStack {
        Text("Lid")
        Spacer()
        Image(systemName: "lid")
      }
      HStack {
        Text("Whisk")
        Spacer()
        Image(systemName: "whisk")
      }
      HStack {
        Text("Ladle")
        Spacer()
        Image(systemName: "ladle")
      }
      HStack {
        Text("Sieve")
        Spacer()
        Image(systemName: "sieve")
      }
    }
    .padding()
  }

  private var plates: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Plates")
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
        Text("Spoon")
        Spacer()
        Image(systemName: "spoon")
      }
      HStack {
        Text("Knife")
        Spacer()
        Image(systemName: "knife")
      }
      HStack {
        Text("Glass")
        Spacer()
        Image(systemName: "glass")
      }
      HStack {
        Text("Bowl")
        Spacer()
        Image(systemName: "bowl")
      }
    }
    .padding()
  }
}

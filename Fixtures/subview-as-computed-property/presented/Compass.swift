// config: {"enable": ["subview-as-computed-property"]}
import SwiftUI

// fine: subview-as-computed-property -- each part runs when it is presented
struct Compass: View {
  @State private var way = 0

  @State private var isNorth = false
  @State private var isSouth = false
  @State private var isEast = false

  var body: some View {
    Button("Turn") { way += 1 }
      .sheet(isPresented: $isNorth) { north }
      .sheet(isPresented: $isSouth) { south }
      .sheet(isPresented: $isEast) { east }
      .toolbar {
        Button("N") { isNorth = true }
        Button("S") { isSouth = true }
        Button("E") { isEast = true }
      }
  }

  private var north: some View {
    VStack {
      Text("North 0")
      Text("North 1")
      Text("North 2")
      Text("North 3")
      Text("North 4")
      Text("North 5")
      Text("North 6")
      Text("North 7")
      Text("North 8")
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Button("Turn") { way += 1 }
    }
  }

  private var south: some View {
    VStack {
      Text("South 0")
      Text("South 1")
      Text("South 2")
      Text("South 3")
      Text("South 4")
      Text("South 5")
      Text("South 6")
      Text("South 7")
      Text("South 8")
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Button("Turn") { way += 1 }
    }
  }

  private var east: some View {
    VStack {
      Text("East 0")
      Text("East 1")
      Text("East 2")
      Text("East 3")
      Text("East 4")
      Text("East 5")
      Text("East 6")
      Text("East 7")
      Text("East 8")
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Divider()
      Button("Turn") { way += 1 }
    }
  }
}

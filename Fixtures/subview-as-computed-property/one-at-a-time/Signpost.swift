// config: {"enable": ["subview-as-computed-property"]}
import SwiftUI

// fine: subview-as-computed-property -- one part is shown at a time
struct Signpost: View {
  @State private var way = 0

  var body: some View {
    switch way {
    case 0: north
    case 1: south
    default: east
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

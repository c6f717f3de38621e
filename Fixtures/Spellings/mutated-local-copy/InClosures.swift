import SwiftUI

struct Tile: Identifiable {
  let id: Int
  var isUp = false
}

struct TileBoard: View {
  @State private var tiles: [Tile] = [Tile(id: 1)]

  var body: some View {
    ForEach(tiles) { tile in
      Text(tile.isUp ? "Up" : "Down").onTapGesture {
        var copy = tile
        copy.isUp.toggle()  // expect: mutated-local-copy warning `copy.isUp.toggle()`
      }
    }
    Button("All") {
      self.tiles.forEach {
        var tile = $0
        tile.isUp = true  // expect: mutated-local-copy warning `tile.isUp = true`
      }
    }
  }
}

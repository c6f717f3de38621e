import SwiftUI

enum Continent: String, CaseIterable { case africa, asia, europe }

struct Atlas: View {
  let rivers: [String: Int]
  let maps: [URL]
  let editions: [Date]
  let plates: [UUID]
  let chosen: Set<Continent>

  var body: some View {
    List {
      // fine: foreach-id-self -- all cases
      ForEach(Continent.allCases, id: \.self) { Text($0.rawValue) }
      // fine: foreach-id-self -- literals
      ForEach(["Land", "Sea"], id: \.self) { Text($0) }
      // fine: foreach-id-self -- a range
      ForEach(1...3, id: \.self) { Text("\($0)") }
      // fine: foreach-id-self -- keys of a dictionary
      ForEach(rivers.keys.sorted(), id: \.self) { Text($0) }
      // fine: foreach-id-self -- a set, in order
      ForEach(chosen.sorted { $0.rawValue < $1.rawValue }, id: \.self) { Text($0.rawValue) }
      // fine: foreach-id-self -- a set, as an array
      ForEach(Array(chosen), id: \.self) { Text($0.rawValue) }
      // fine: foreach-id-self -- addresses of files
      ForEach(maps, id: \.self) { Text($0.lastPathComponent) }
      // fine: foreach-id-self -- days
      ForEach(editions, id: \.self) { Text($0, style: .date) }
      // fine: foreach-id-self -- ids
      ForEach(plates, id: \.self) { Text($0.uuidString) }
    }
  }
}

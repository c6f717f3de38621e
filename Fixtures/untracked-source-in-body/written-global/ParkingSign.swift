// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

@MainActor var freeSpaces = 40

struct ParkingSign: View {
  var body: some View {
    VStack {
      // expect: untracked-source-in-body note `freeSpaces`
      Text("\(freeSpaces) free")
      Button("Park") { freeSpaces -= 1 }
    }
  }
}

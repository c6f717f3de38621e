import SwiftUI

struct RuneStone {
  let stone: Int
  @State var reading: String?

  func decipher() async {
    reading = await translate(stone)
  }

  private func translate(_ stone: Int) async -> String { "Stone \(stone)" }
}

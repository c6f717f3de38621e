import SwiftUI

@Observable class Room {
  var width = 4
}

final class Hall: Room {  // expect: observable-subclass-unmarked warning `Hall`
  private var length = 10
  var area: Int { width * length }
  func extend() { length += 1 }
}

struct HallView: View {
  @State private var hall = Hall()

  var body: some View { Button("\(hall.area) m²") { hall.extend() } }
}

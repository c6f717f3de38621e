import SwiftUI

struct BakeryScreen: View {
  // expect: observed-object-unused note
  @ObservedObject var bakery: Bakery

  var body: some View { Text("Open") }
}

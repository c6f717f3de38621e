import SwiftUI

struct BakeryScreen: View {
  @ObservedObject var bakery: Bakery

  var body: some View { Text("Open") }
}

import SwiftUI

struct CrowNest: View {
  @State var isWindy = false
  @State var log = ""

  var body: some View {
    VStack {
      editor
      Button("Wind") { isWindy.toggle() }
    }
  }
}

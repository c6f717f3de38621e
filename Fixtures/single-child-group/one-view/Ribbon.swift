// config: {"enable": ["single-child-group"]}
import SwiftUI

struct Ribbon: View {
  let color: Color

  var body: some View {
    VStack {
      Group {  // expect: single-child-group note `Group`
        Rectangle().fill(color)
      }
      .frame(height: 4)
      Text("Ribbon")
    }
  }
}

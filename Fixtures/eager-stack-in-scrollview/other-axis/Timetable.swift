// config: {"enable": ["eager-stack-in-scrollview"]}
import SwiftUI

struct Timetable: View {
  let hours: [String]

  var body: some View {
    VStack {
      ScrollView {
        // fine: eager-stack-in-scrollview -- it does not run along the way of scrolling
        HStack { ForEach(hours, id: \.self) { Text($0) } }
      }
      ScrollView(.horizontal) {
        // fine: eager-stack-in-scrollview -- it does not run along the way of scrolling
        VStack { ForEach(hours, id: \.self) { Text($0) } }
      }
    }
  }
}

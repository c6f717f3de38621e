// config: {"enable": ["eager-stack-in-scrollview"]}
import SwiftUI

enum Tab: String, CaseIterable {
  case hits, albums, artists
}

struct Tabs: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack {  // fine: eager-stack-in-scrollview -- an enum has a handful of cases
        ForEach(Tab.allCases, id: \.self) { Text($0.rawValue) }
      }
    }
  }
}

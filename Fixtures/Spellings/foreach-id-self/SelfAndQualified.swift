import SwiftUI

struct OakLeaves: View {
  @SwiftUI.State private var oaks = ["Red"]

  var body: some View {
    // expect: foreach-id-self warning
    SwiftUI.ForEach(self.$oaks, id: \.self) { $oak in TextField("Oak", text: $oak) }
  }
}

import SwiftUI

struct DamPanel: View {
  @Binding var dam: Dam  // expect: binding-to-observable-class note

  var body: some View { gate }
}

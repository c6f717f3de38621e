import SwiftUI

struct NestPage: View {
  @Bindable var nest: Nest  // expect: bindable-unneeded note

  var body: some View { eggs }
}

import SwiftUI

struct Porch: View {
  // expect: presentation-mode-deprecated note
  @Environment(\.presentationMode) var mode

  var body: some View { door }
}

import SwiftData
import SwiftUI

@Model final class Pedigree {
  var name: String
  init(name: String) { self.name = name }
}

struct PedigreeForm: View {
  @Bindable var pedigree: Pedigree  // fine: observation-wrapper-mismatch -- a model is observable

  var body: some View { TextField("Name", text: $pedigree.name) }
}

struct PedigreeRow: View {
  @ObservedObject var pedigree: Pedigree  // expect: observation-wrapper-mismatch error

  var body: some View { Text(pedigree.name) }
}

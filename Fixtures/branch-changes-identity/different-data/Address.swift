import SwiftUI

struct Letter: Identifiable {
  let id: Int
  var text: String
}

struct LetterPage: View {
  let letter: Letter
  @State private var isUnfolded = false

  var body: some View { DisclosureGroup(letter.text, isExpanded: $isUnfolded) { Text("…") } }
}

struct Address: View {
  @State private var home = ""
  @State private var work = ""
  @State private var isWork = false
  let first: Letter
  let second: Letter

  var body: some View {
    Form {
      Toggle("Work", isOn: $isWork)
      // fine: branch-changes-identity -- two bindings, two fields
      if isWork {
        TextField("Street", text: $work)
      } else {
        TextField("Street", text: $home)
      }
      // fine: branch-changes-identity -- two letters
      if isWork {
        LetterPage(letter: second)
      } else {
        LetterPage(letter: first)
      }
      // fine: branch-changes-identity -- two labels, for the reader they are two fields
      if isWork {
        TextField("Company", text: $home)
      } else {
        TextField("Name", text: $home)
      }
    }
  }
}

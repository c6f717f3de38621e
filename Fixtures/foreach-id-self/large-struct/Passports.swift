import SwiftUI

struct Passport: Hashable {
  let number: String
  let holder: String
  let country: String
  let issued: Date
  let expires: Date
  let remarks: String
}

struct Passports: View {
  let passports: [Passport]

  var body: some View {
    // expect: foreach-id-self note
    ForEach(passports, id: \.self) { passport in Text(passport.holder) }
  }
}

import SwiftUI

extension PostOffice {
  var counter: some View {
    stamp()
    return Text("\(letters) letters")
  }
}

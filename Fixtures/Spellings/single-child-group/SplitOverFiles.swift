import SwiftUI

struct Tunnel: View {
  let length: Int

  var body: some View { portal }
}

import SwiftUI

struct PlatformSign: View {
  let line: String
  // expect: state-passed-by-parent warning `@State`
  @State var platform: Int

  var body: some View { Text("\(line): platform \(platform)") }
}

struct Departures: View {
  let platform: Int

  var body: some View { PlatformSign(line: "S3", platform: platform) }
}

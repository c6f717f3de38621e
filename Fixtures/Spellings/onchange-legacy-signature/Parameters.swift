import SwiftUI

struct Tram: View {
  let stop: String
  @State private var log: [String] = []

  var body: some View {
    Text(log.joined(separator: " "))
      // expect: onchange-legacy-signature note
      .onChange(of: stop) { (name: String) in log.append(name) }
      .onChange(of: self.stop) { [stop] new in  // expect: onchange-legacy-signature note
        log.append(stop + new)
      }
      // expect: onchange-legacy-signature note
      .onChange(of: stop) { name -> Void in log.append(name) }
      .onChange(of: log.count) { (_) in print("more") }  // expect: onchange-legacy-signature note
  }
}

// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Bird {
  var name: String
  var wingspan: Double
  var color: String
  var isMigrant: Bool
}

struct BirdRow: View {
  let bird: Bird  // fine: narrow-view-input -- two fields are shown

  var body: some View { Text("\(bird.name), \(bird.wingspan) cm") }
}

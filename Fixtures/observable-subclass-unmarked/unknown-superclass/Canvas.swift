import CanvasKit
import SwiftUI

final class Poster: CanvasModel {  // fine: observable-subclass-unmarked -- a foreign superclass
  var stickers = 0
}

struct PosterView: View {
  let poster: Poster

  var body: some View { Button("\(poster.stickers)") { poster.stickers += 1 } }
}

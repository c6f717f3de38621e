import SwiftUI

@Observable final class Geyser {
  var pressure = 1.0
}

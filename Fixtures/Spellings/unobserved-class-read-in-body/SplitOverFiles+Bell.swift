import Foundation

final class Bell {
  var rings = 0
}

extension Bell {
  func ring() { rings += 1 }
}

import Foundation

final class Archive {
  var pages: [String] = []
}

import Foundation

extension Buoy {
  var depthText: String {
    // expect: expensive-work-in-body note
    let spelled = NumberFormatter()
    spelled.numberStyle = .spellOut
    return (spelled.string(from: depth as NSNumber) ?? "") + " metres"
  }
}

import SwiftUI

@Observable final class ReportModel {
  lazy var formatter = DateFormatter()  // expect: property-wrapper-in-observable error `lazy`
  // expect: property-wrapper-in-observable error `lazy`
  private lazy var lines: [String] = { ["a", "b"] }()
  // fine: property-wrapper-in-observable -- ignored
  @ObservationIgnored lazy var calendar = Calendar.current
  var date = Date()

  var text: String { formatter.string(from: date) + lines.joined() }
}

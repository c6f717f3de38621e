import SwiftUI

struct Invoice: View {
  let date: Date
  let total: Double
  let bytes: Int64

  var body: some View {
    let formatter = DateFormatter()  // expect: expensive-work-in-body note `DateFormatter()`
    let money = NumberFormatter()  // expect: expensive-work-in-body note `NumberFormatter()`
    VStack {
      Text(formatter.string(from: date))
      Text(money.string(from: total as NSNumber) ?? "")
      // expect: expensive-work-in-body note `ISO8601DateFormatter()`
      Text(ISO8601DateFormatter().string(from: date))
      // expect: expensive-work-in-body note `ByteCountFormatter()`
      Text(ByteCountFormatter().string(fromByteCount: bytes))
      // expect: expensive-work-in-body note `RelativeDateTimeFormatter()`
      Text(RelativeDateTimeFormatter().localizedString(for: date, relativeTo: .now))
      // expect: expensive-work-in-body note `MeasurementFormatter()`
      Text(MeasurementFormatter().string(from: Measurement(value: total, unit: UnitMass.grams)))
    }
  }
}

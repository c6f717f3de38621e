// config: {"enable": ["subview-as-computed-property"], "deploymentTarget": {"iOS": "16.0"}}
import Charts
import SwiftUI

// fine: subview-as-computed-property -- marks of a chart cannot be views
struct Tides: View {
  @State private var height = 1.0

  var body: some View {
    VStack {
      Chart {
        high
        low
        slack
      }
      Slider(value: $height)
    }
  }

  @ChartContentBuilder
  private var high: some ChartContent {
    PointMark(x: .value("Hour", 0), y: .value("Height", height * 0))
    PointMark(x: .value("Hour", 1), y: .value("Height", height * 1))
    PointMark(x: .value("Hour", 2), y: .value("Height", height * 2))
    PointMark(x: .value("Hour", 3), y: .value("Height", height * 3))
    PointMark(x: .value("Hour", 4), y: .value("Height", height * 4))
    PointMark(x: .value("Hour", 5), y: .value("Height", height * 5))
    PointMark(x: .value("Hour", 6), y: .value("Height", height * 6))
    PointMark(x: .value("Hour", 7), y: .value("Height", height * 7))
    PointMark(x: .value("Hour", 8), y: .value("Height", height * 8))
    PointMark(x: .value("Hour", 9), y: .value("Height", height * 9))
    PointMark(x: .value("Hour", 10), y: .value("Height", height * 10))
    PointMark(x: .value("Hour", 11), y: .value("Height", height * 11))
    PointMark(x: .value("Hour", 12), y: .value("Height", height * 12))
    PointMark(x: .value("Hour", 13), y: .value("Height", height * 13))
    PointMark(x: .value("Hour", 14), y: .value("Height", height * 14))
    PointMark(x: .value("Hour", 15), y: .value("Height", height * 15))
    PointMark(x: .value("Hour", 16), y: .value("Height", height * 16))
    PointMark(x: .value("Hour", 17), y: .value("Height", height * 17))
  }

  @ChartContentBuilder
  private var low: some ChartContent {
    PointMark(x: .value("Hour", 0), y: .value("Height", height * 0))
    PointMark(x: .value("Hour", 1), y: .value("Height", height * 1))
    PointMark(x: .value("Hour", 2), y: .value("Height", height * 2))
    PointMark(x: .value("Hour", 3), y: .value("Height", height * 3))
    PointMark(x: .value("Hour", 4), y: .value("Height", height * 4))
    PointMark(x: .value("Hour", 5), y: .value("Height", height * 5))
    PointMark(x: .value("Hour", 6), y: .value("Height", height * 6))
    PointMark(x: .value("Hour", 7), y: .value("Height", height * 7))
    PointMark(x: .value("Hour", 8), y: .value("Height", height * 8))
    PointMark(x: .value("Hour", 9), y: .value("Height", height * 9))
    PointMark(x: .value("Hour", 10), y: .value("Height", height * 10))
    PointMark(x: .value("Hour", 11), y: .value("Height", height * 11))
    PointMark(x: .value("Hour", 12), y: .value("Height", height * 12))
    PointMark(x: .value("Hour", 13), y: .value("Height", height * 13))
    PointMark(x: .value("Hour", 14), y: .value("Height", height * 14))
    PointMark(x: .value("Hour", 15), y: .value("Height", height * 15))
    PointMark(x: .value("Hour", 16), y: .value("Height", height * 16))
    PointMark(x: .value("Hour", 17), y: .value("Height", height * 17))
  }

  @ChartContentBuilder
  private var slack: some ChartContent {
    PointMark(x: .value("Hour", 0), y: .value("Height", height * 0))
    PointMark(x: .value("Hour", 1), y: .value("Height", height * 1))
    PointMark(x: .value("Hour", 2), y: .value("Height", height * 2))
    PointMark(x: .value("Hour", 3), y: .value("Height", height * 3))
    PointMark(x: .value("Hour", 4), y: .value("Height", height * 4))
    PointMark(x: .value("Hour", 5), y: .value("Height", height * 5))
    PointMark(x: .value("Hour", 6), y: .value("Height", height * 6))
    PointMark(x: .value("Hour", 7), y: .value("Height", height * 7))
    PointMark(x: .value("Hour", 8), y: .value("Height", height * 8))
    PointMark(x: .value("Hour", 9), y: .value("Height", height * 9))
    PointMark(x: .value("Hour", 10), y: .value("Height", height * 10))
    PointMark(x: .value("Hour", 11), y: .value("Height", height * 11))
    PointMark(x: .value("Hour", 12), y: .value("Height", height * 12))
    PointMark(x: .value("Hour", 13), y: .value("Height", height * 13))
    PointMark(x: .value("Hour", 14), y: .value("Height", height * 14))
    PointMark(x: .value("Hour", 15), y: .value("Height", height * 15))
    PointMark(x: .value("Hour", 16), y: .value("Height", height * 16))
    PointMark(x: .value("Hour", 17), y: .value("Height", height * 17))
  }
}

import AVFoundation
import CoreImage
import SwiftUI
import UIKit

struct Exhibit: View {
  let text: String
  let path: String
  let bytes: Data
  let film: URL

  var body: some View {
    // expect: expensive-work-in-body warning
    let words = try? NSRegularExpression(pattern: "[a-z]+")
    let number = try? Regex("[0-9]+")  // expect: expensive-work-in-body warning
    let context = CIContext()  // expect: expensive-work-in-body warning `CIContext()`
    let asset = AVURLAsset(url: film)  // expect: expensive-work-in-body warning
    VStack {
      Text("\(words?.numberOfCaptureGroups ?? 0) \(number == nil ? 0 : 1)")
      Text("\(context.workingColorSpace == nil ? 0 : 1) \(asset.url.lastPathComponent)")
      // expect: expensive-work-in-body warning
      Image(uiImage: UIImage(contentsOfFile: path) ?? UIImage())
      // expect: expensive-work-in-body note
      Image(uiImage: UIImage(data: bytes) ?? UIImage())
    }
  }
}

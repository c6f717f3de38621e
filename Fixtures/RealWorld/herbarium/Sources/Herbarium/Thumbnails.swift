import CoreGraphics
import Foundation
import ImageIO

extension CGImage {
    /// A small version of an encoded picture, or nil if the data is none.
    static func thumbnail(of data: Data, maximumSide: Int) -> CGImage? {
        let options = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: maximumSide,
        ] as [CFString: Any]
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    }
}

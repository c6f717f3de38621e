import GalleryKit
import SwiftUI

final class Frames: ObservableObject {
  @Published var count = 5
}

struct FrameRow: View {
  @EnvironmentObject private var frames: Frames

  var body: some View { Button("\(frames.count)") { frames.count += 1 } }
}

struct GalleryPage<Extra: View>: View {
  @StateObject private var frames = Frames()
  @State private var isShowing = false
  @ViewBuilder let extra: () -> Extra

  var body: some View {
    FrameRow()
      .onTapGesture { isShowing = true }
      .environmentObject(frames)  // fine: environment-below-presentation -- `extra` can be anything
      .sheet(isPresented: $isShowing, content: extra)
  }
}

struct GalleryLink: View {
  @StateObject private var frames = Frames()
  @State private var isShowing = false

  var body: some View {
    FrameRow()
      .onTapGesture { isShowing = true }
      .environmentObject(frames)  // fine: environment-below-presentation -- a view of `GalleryKit`
      .sheet(isPresented: $isShowing) { GallerySheet() }
  }
}

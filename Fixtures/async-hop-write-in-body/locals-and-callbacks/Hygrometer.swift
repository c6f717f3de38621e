import HumidityKit
import SwiftUI

struct DryButton: View {
  let title: String
  let action: () -> Void

  var body: some View { Button(title, action: action) }
}

struct Hygrometer: View {
  @State private var percent = 40

  var body: some View {
    VStack {
      DryButton(title: "\(percent) %") {
        Task { percent -= 5 }  // fine: async-hop-write-in-body -- an action of the child
      }
      HumidityDial {
        // fine: async-hop-write-in-body -- nobody knows when this closure runs
        DispatchQueue.main.async { percent = 50 }
      }
      Button("Wet", action: wetter)
    }
  }

  private var wetter: () -> Void {
    {
      // fine: async-hop-write-in-body -- kept, not called
      DispatchQueue.main.async { percent += 5 }
    }
  }
}

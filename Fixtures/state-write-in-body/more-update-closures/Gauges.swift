import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

struct Gauges: View {
  @State private var frames = 0
  @State private var isAnimated = false
  @State private var changes = 0
  @State private var widest = 0.0
  @State private var attempts = 0
  @State private var isAsking = false
  @State private var steps = 0

  var body: some View {
    VStack {
      Canvas { context, size in
        frames += 1  // expect: state-write-in-body error `frames += 1`
        context.opacity = 0.5  // fine: state-write-in-body -- the drawing context
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      PhaseAnimator([1.0, 2.0]) { phase in
        Text("Zoom").scaleEffect(phase)
      } animation: { _ in
        steps += 1  // expect: state-write-in-body error `steps += 1`
        return .easeIn
      }
    }
    .transaction { transaction in
      // expect: state-write-in-body error `isAnimated = transaction.animation != nil`
      isAnimated = transaction.animation != nil
      transaction.disablesAnimations = true  // fine: state-write-in-body -- the transaction itself
    }
    .transformEnvironment(\.font) { font in
      changes += 1  // expect: state-write-in-body error `changes += 1`
      font = .body  // fine: state-write-in-body -- the environment value
    }
    .overlayPreferenceValue(WidthKey.self) { value in
      let _ = (widest = value)  // expect: state-write-in-body error `widest = value`
      Text("\(widest) \(frames) \(isAnimated) \(changes) \(steps)")
    }
    .alert(isPresented: $isAsking) {
      attempts += 1  // expect: state-write-in-body error `attempts += 1`
      return Alert(
        title: Text("Attempt \(attempts)"),
        // fine: state-write-in-body -- a button of the alert
        primaryButton: .default(Text("Reset")) { attempts = 0 },
        secondaryButton: .cancel()
      )
    }
  }
}

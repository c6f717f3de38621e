import HabitKit
import SwiftUI

@main
struct HabitsApp: App {
    @State private var store = HabitStore()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(store)
        }
        .onChange(of: scenePhase, initial: true) { _, phase in
            // A widget may have written while the app was away.
            if phase == .active {
                store.reload()
            }
        }
    }
}

private struct RootView: View {
    @AppStorage("onboarding.isDone") private var isDone = false

    var body: some View {
        ZStack {
            if isDone {
                HabitsView()
            } else {
                OnboardingView()
            }
        }
        .animation(.default, value: isDone)
    }
}

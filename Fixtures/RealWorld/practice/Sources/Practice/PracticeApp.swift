import SwiftUI
import UnidirectionalStore

typealias NotebookStore = Store<NotebookFeature.State, NotebookFeature.Action>

@main
struct PracticeApp: App {
    @State private var store = NotebookStore(
        NotebookFeature.State(),
        reducer: NotebookFeature(world: .live)
    )
    @State private var settings = SettingsStore(SettingsFeature.State(), reducer: SettingsFeature())
    @State private var pitch = SimulatedPitch()

    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Practice", systemImage: "metronome") {
                    NotebookView(store: store)
                }
                Tab("Tuner", systemImage: "tuningfork") {
                    TunerView(listener: pitch)
                }
                Tab("Settings", systemImage: "gear") {
                    SettingsView()
                }
            }
            .environment(settings)
        }
    }
}

import SwiftUI
import UnidirectionalStore

struct SettingsFeature: Reducer {
    struct State: Equatable {
        var clickVolume = 0.8
        var sound = Sound.wood
        var accents: [Accent] = Accent.standard
        var dailyGoal = 30
        var isResetAlertShown = false
    }

    enum Sound: String, CaseIterable, Identifiable, Sendable {
        case wood, bell, voice

        var id: Self { self }
    }

    /// One beat of the bar, loud or not. A bar can have two equal beats, so each has an id.
    struct Accent: Identifiable, Equatable, Sendable {
        let id: Int
        var isLoud: Bool

        static let standard = (0..<4).map { Accent(id: $0, isLoud: $0 == 0) }
    }

    enum Action: Sendable {
        case volumeChanged(Double)
        case soundChanged(Sound)
        case accentTapped(Accent.ID)
        case beatAdded
        case beatRemoved
        case goalChanged(Int)
        case resetTapped
        case resetAlertChanged(Bool)
        case resetConfirmed
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .volumeChanged(let volume):
            state.clickVolume = min(max(volume, 0), 1)
        case .soundChanged(let sound):
            state.sound = sound
        case .accentTapped(let id):
            toggle(&state.accents, at: id)
        case .beatAdded:
            state.accents.append(Accent(id: (state.accents.last?.id ?? -1) + 1, isLoud: false))
        case .beatRemoved:
            if state.accents.count > 1 {
                state.accents.removeLast()
            }
        case .goalChanged(let minutes):
            state.dailyGoal = minutes
        case .resetTapped:
            state.isResetAlertShown = true
        case .resetAlertChanged(let isShown):
            state.isResetAlertShown = isShown
        case .resetConfirmed:
            state = State()
        }
        return .none
    }

    private func toggle(_ accents: inout [Accent], at id: Accent.ID) {
        for index in accents.indices where accents[index].id == id {
            accents[index].isLoud.toggle()
        }
    }
}

typealias SettingsStore = Store<SettingsFeature.State, SettingsFeature.Action>

struct SettingsView: View {
    @Environment(SettingsStore.self) private var store
    @Environment(\.soundPlayer) private var player

    @Throttled(interval: .milliseconds(400)) private var goal = 30.0
    @State private var previewCount = 0

    var body: some View {
        Form {
            Section("Click") {
                Slider(value: store.binding(\.clickVolume, send: { .volumeChanged($0) }))
                Picker("Sound", selection: store.binding(\.sound, send: { .soundChanged($0) })) {
                    ForEach(SettingsFeature.Sound.allCases) { sound in
                        Text(sound.rawValue.capitalized)
                    }
                }
                Button("Listen") {
                    player.play(store.sound, volume: store.clickVolume)
                    previewCount += 1
                }
                .symbolEffect(.bounce, value: previewCount)
            }
            Section("Bar") {
                AccentRow(accents: store.accents) { id in
                    store.send(.accentTapped(id), animation: .snappy)
                }
                Stepper("\(store.accents.count) beats") {
                    store.send(.beatAdded)
                } onDecrement: {
                    store.send(.beatRemoved)
                }
            }
            Section("Goal") {
                Slider(value: $goal.binding { store.send(.goalChanged(Int($0))) }, in: 5...120, step: 5)
                Text("\(Int(goal)) minutes, saved as \(store.dailyGoal)")
            }
            Button("Reset", role: .destructive) { store.send(.resetTapped) }
        }
        .alert("Reset all settings?", isPresented: resetAlert) {
            Button("Reset", role: .destructive) { store.send(.resetConfirmed) }
        }
        .onChange(of: store.dailyGoal, initial: true) { _, newGoal in
            goal = Double(newGoal)
        }
    }

    private var resetAlert: Binding<Bool> {
        store.binding(\.isResetAlertShown) { .resetAlertChanged($0) }
    }
}

private struct AccentRow: View {
    let accents: [SettingsFeature.Accent]
    let onTap: (SettingsFeature.Accent.ID) -> Void

    var body: some View {
        HStack {
            ForEach(accents) { accent in
                Button {
                    onTap(accent.id)
                } label: {
                    Circle()
                        .fill(.tint.opacity(accent.isLoud ? 1 : 0.3))
                        .frame(height: accent.isLoud ? 32 : 20)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Beat \(accent.id + 1)")
            }
        }
    }
}

// MARK: - Sounds, as the environment gives them

@MainActor
protocol SoundPlaying: AnyObject, Sendable {
    func play(_ sound: SettingsFeature.Sound, volume: Double)
}

/// Says nothing. It is what views get that nobody gave a player.
final class SilentPlayer: SoundPlaying {
    static let shared = SilentPlayer()

    nonisolated private init() {}

    func play(_ sound: SettingsFeature.Sound, volume: Double) {}
}

extension EnvironmentValues {
    @Entry var soundPlayer: any SoundPlaying = SilentPlayer.shared
}

#Preview {
    SettingsView()
        .environment(SettingsStore.still(SettingsFeature.State()))
}

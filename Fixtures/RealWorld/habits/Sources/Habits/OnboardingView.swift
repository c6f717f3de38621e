import HabitKit
import SwiftUI
import UserNotifications

/// The first minutes in the app: choose habits, choose an hour, allow reminders.
struct OnboardingView: View {
    @Environment(HabitStore.self) private var store
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.locale) private var locale

    @AppStorage("onboarding.isDone") private var isDone = false
    @State private var step = Step.welcome
    @State private var chosen: Set<Template> = []
    @State private var reminder = Calendar.current.startOfDay(for: .now).addingTimeInterval(9 * 3_600)
    @State private var permission: Permission?
    @State private var names: [Template: String] = [:]
    @State private var stepHeights: [Step: Double] = [:]
    @Namespace private var icons

    fileprivate enum Step: Int, CaseIterable, Comparable {
        case welcome, templates, reminder, permission

        static func < (left: Step, right: Step) -> Bool {
            left.rawValue < right.rawValue
        }

        var next: Step? { Step(rawValue: rawValue + 1) }
        var previous: Step? { Step(rawValue: rawValue - 1) }
    }

    fileprivate struct Template: Identifiable, Hashable {
        let symbol: String
        let name: String
        let tint: Habit.Tint

        var id: String { symbol }

        static let all = [
            Template(symbol: "drop", name: "Drink water", tint: .blue),
            Template(symbol: "book", name: "Read", tint: .orange),
            Template(symbol: "figure.walk", name: "Walk", tint: .green),
        ]
    }

    private enum Permission {
        case asking, granted, denied
    }

    var body: some View {
        VStack {
            ProgressDots(count: Step.allCases.count, current: step.rawValue)
            page
                .frame(minHeight: stepHeights.values.max())
                .id(step)
                .transition(pageTransition)
            buttons
        }
        .padding()
        .animation(reduceMotion ? nil : .snappy, value: step)
        .task(id: permission) {
            guard permission == .asking else { return }
            let center = UNUserNotificationCenter.current()
            let isGranted = (try? await center.requestAuthorization(options: [.alert, .badge])) ?? false
            permission = isGranted ? .granted : .denied
        }
        .onChange(of: chosen) { old, new in
            for template in new.subtracting(old) {
                names[template] = template.name
            }
            for template in old.subtracting(new) {
                names.removeValue(forKey: template)
            }
        }
        .onPreferenceChange(StepHeightKey.self) { heights in
            stepHeights.merge(heights) { old, new in max(old, new) }
        }
    }

    @ViewBuilder
    private var page: some View {
        Group {
            switch step {
            case .welcome:
                Text("Small things, every day.")
                    .font(.largeTitle)
            case .templates:
                templateGrid
            case .reminder:
                DatePicker("Remind me at", selection: $reminder, displayedComponents: .hourAndMinute)
                    .environment(\.locale, locale)
            case .permission:
                permissionPage
            }
        }
        .background {
            GeometryReader { proxy in
                Color.clear.preference(key: StepHeightKey.self, value: [step: proxy.size.height])
            }
        }
    }

    private var templateGrid: some View {
        VStack {
            ForEach(Template.all) { template in
                let isChosen = chosen.contains(template)

                HStack {
                    Image(systemName: template.symbol)
                        .matchedGeometryEffect(id: template.id, in: icons, isSource: !isChosen)
                        .foregroundStyle(template.tint.color)
                    TextField(template.name, text: name(of: template))
                        .disabled(!isChosen)
                    Toggle(template.name, isOn: isOn(template))
                        .labelsHidden()
                }
            }
        }
        .overlay(alignment: .bottom) {
            HStack {
                ForEach(chosen.sorted { $0.name < $1.name }) { template in
                    Image(systemName: template.symbol)
                        .matchedGeometryEffect(id: template.id, in: icons)
                }
            }
        }
    }

    private var permissionPage: some View {
        VStack {
            switch permission {
            case nil:
                Button("Allow reminders") { permission = .asking }
            case .asking:
                ProgressView()
            case .granted:
                Label("Reminders are on", systemImage: "bell.fill")
            case .denied:
                Label("You can allow them later", systemImage: "bell.slash")
            }
        }
    }

    private var buttons: some View {
        HStack {
            if let previous = step.previous {
                Button("Back") { step = previous }
            }
            Spacer()
            Button(step.next == nil ? "Done" : "Next", action: advance)
                .keyboardShortcut(.defaultAction)
                .disabled(step == .templates && chosen.isEmpty)
        }
    }

    private var pageTransition: AnyTransition {
        reduceMotion ? .opacity : .asymmetric(
            insertion: .move(edge: .trailing).combined(with: .opacity),
            removal: .move(edge: .leading)
        )
    }

    private func isOn(_ template: Template) -> Binding<Bool> {
        Binding(
            get: { chosen.contains(template) },
            set: { isOn in
                if isOn {
                    chosen.insert(template)
                } else {
                    chosen.remove(template)
                }
            }
        )
    }

    private func name(of template: Template) -> Binding<String> {
        Binding {
            names[template, default: template.name]
        } set: { newName in
            names[template] = newName
        }
    }

    private func advance() {
        guard let next = step.next else {
            finish()
            return
        }
        step = next
    }

    private func finish() {
        for template in chosen.sorted(by: { $0.name < $1.name }) {
            let name = names[template] ?? template.name
            store.add(Habit(name: name, symbol: template.symbol, tint: template.tint))
        }
        isDone = true
    }
}

private struct StepHeightKey: PreferenceKey {
    static let defaultValue: [OnboardingView.Step: Double] = [:]

    static func reduce(
        value: inout [OnboardingView.Step: Double],
        nextValue: () -> [OnboardingView.Step: Double]
    ) {
        value.merge(nextValue()) { max($0, $1) }
    }
}

private struct ProgressDots: View {
    let count: Int
    let current: Int

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
                Capsule()
                    .fill(index <= current ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                    .frame(width: index == current ? 24 : 8, height: 8)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Step \(current + 1) of \(count)")
    }
}

#Preview {
    OnboardingView()
        .environment(HabitStore())
}

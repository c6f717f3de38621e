import CoreData
import SwiftUI

@main
struct ApiaryApp: App {
    @StateObject private var reminders = ReminderStore()
    @Environment(\.scenePhase) private var scenePhase

    private let persistence = PersistenceController.shared

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(\.managedObjectContext, persistence.container.viewContext)
                .environmentObject(reminders)
        }
        .onChange(of: scenePhase) { phase in
            switch phase {
            case .background:
                persistence.save()
            case .active:
                reminders.refresh()
            default:
                break
            }
        }
    }
}

struct RootView: View {
    @SceneStorage("root.tab") private var tab = Tab.hives

    private enum Tab: String {
        case hives, journal, reminders
    }

    var body: some View {
        TabView(selection: $tab) {
            HiveListView()
                .tabItem { Label("Hives", systemImage: "hexagon") }
                .tag(Tab.hives)
            JournalView()
                .tabItem { Label("Journal", systemImage: "book") }
                .tag(Tab.journal)
            RemindersView()
                .tabItem { Label("Reminders", systemImage: "bell") }
                .tag(Tab.reminders)
        }
    }
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        RootView()
            .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
            .environmentObject(ReminderStore())
    }
}

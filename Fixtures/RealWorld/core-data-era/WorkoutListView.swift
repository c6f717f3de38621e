import CoreData
import SwiftUI

struct WorkoutListView: View
{
    @Environment(\.managedObjectContext) private var context

    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Workout.date, ascending: false)],
        animation: .default
    )
    private var workouts: FetchedResults<Workout>

    @State private var activeSheet: ActiveSheet?
    @State private var isAskingToDeleteAll = false
    @State private var errorText: String?
    @State private var editMode = EditMode.inactive

    private enum ActiveSheet: Identifiable
    {
        case add
        case statistics

        var id: Int { self == .add ? 0 : 1 }
    }

    var body: some View
    {
        NavigationView {
            List {
                ForEach(workouts) { workout in
                    NavigationLink(destination: WorkoutDetailView(workout: workout)) {
                        WorkoutRow(workout: workout)
                    }
                }
                .onDelete(perform: delete)
            }
            .navigationTitle("Workouts")
            .navigationBarItems(leading: EditButton(), trailing: addButton)
            .environment(\.editMode, $editMode)
            .actionSheet(isPresented: $isAskingToDeleteAll) {
                ActionSheet(title: Text("Delete all?"), buttons: [
                    .destructive(Text("Delete")) { self.deleteAll() },
                    .default(Text("Keep")) { self.isAskingToDeleteAll = false },
                    .cancel(),
                ])
            }
        }
        .sheet(item: $activeSheet, onDismiss: { self.editMode = .inactive }) { sheet in
            switch sheet {
            case .add:
                AddWorkoutView { name, minutes in
                    self.add(name: name, minutes: minutes)
                    self.activeSheet = nil
                }
            case .statistics:
                StatisticsView(context: self.context)
            }
        }
        .alert(isPresented: isShowingError) {
            Alert(
                title: Text("Could not save"),
                message: Text(errorText ?? ""),
                dismissButton: .default(Text("OK"), action: { self.errorText = nil })
            )
        }
    }

    private var addButton: some View
    {
        HStack {
            Button(action: { self.activeSheet = .statistics }) { Image(systemName: "chart.bar") }
            Button(action: { self.activeSheet = .add }) { Image(systemName: "plus") }
            Button(action: askToDeleteAll) { Image(systemName: "trash") }
        }
    }

    private var isShowingError: Binding<Bool>
    {
        Binding(
            get: { self.errorText != nil },
            set: { isShown in
                if !isShown { self.errorText = nil }
            }
        )
    }

    private func askToDeleteAll() { isAskingToDeleteAll = true }

    private func add(name: String, minutes: Int)
    {
        let workout = Workout(context: context)
        workout.name = name
        workout.date = Date()
        workout.minutes = Int32(minutes)
        save()
    }

    private func delete(at offsets: IndexSet)
    {
        offsets.map { workouts[$0] }.forEach(context.delete)
        save()
    }

    private func deleteAll()
    {
        for workout in workouts { context.delete(workout) }
        save()
    }

    private func save()
    {
        do {
            try context.save()
        } catch {
            errorText = error.localizedDescription
        }
    }
}

struct WorkoutRow: View
{
    @ObservedObject var workout: Workout

    private static let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.doesRelativeDateFormatting = true
        return formatter
    }()

    var body: some View
    {
        HStack {
            VStack(alignment: .leading) {
                Text(workout.title)
                Text(subtitle).font(.caption)
            }
            Spacer()
            Text("\(workout.minutes) min")
        }
        .contextMenu {
            Button("5 more minutes") { self.workout.bump(by: 5) }
            Button("Rename") { self.workout.name = "Renamed" }
        }
    }

    private var subtitle: String
    {
        var parts = [String]()
        if let date = workout.date {
            parts.append(Self.dateFormatter.string(from: date))
        }
        let sets = workout.sortedSets
        if !sets.isEmpty {
            parts.append("\(sets.count) sets")
        }
        parts.reverse()
        return parts.joined(separator: " · ")
    }
}

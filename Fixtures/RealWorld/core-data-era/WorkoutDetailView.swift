import CoreData
import SwiftUI

struct WorkoutDetailView: View
{
    @ObservedObject var workout: Workout
    @Environment(\.managedObjectContext) private var context
    @Environment(\.presentationMode) private var presentationMode

    @State private var secondsLeft = 0
    @State private var isRunning = false
    @State private var timer: Timer?

    var body: some View
    {
        Form {
            Section(header: Text("Name")) {
                TextField("Name", text: nameBinding, onEditingChanged: { began in
                    if !began { self.save() }
                }, onCommit: {
                    self.save()
                })
            }
            Section(header: Text("Sets")) {
                ForEach(workout.sortedSets) { set in
                    SetRow(set: set)
                }
                Button("Add set", action: addSet)
            }
            Section(header: Text("Rest")) {
                Text("\(secondsLeft) s")
                Button(isRunning ? "Stop" : "Start") {
                    self.isRunning ? self.stop() : self.start()
                }
            }
            Button("Delete") {
                self.context.delete(self.workout)
                self.save()
                self.presentationMode.wrappedValue.dismiss()
            }
        }
        .onDisappear { self.stop() }
    }

    private var nameBinding: Binding<String>
    {
        Binding(
            get: { self.workout.name ?? "" },
            set: { self.workout.name = $0 }
        )
    }

    private func addSet()
    {
        let set = WorkoutSet(context: context)
        set.reps = 10
        set.workout = workout
    }

    private func start()
    {
        secondsLeft = 90
        isRunning = true
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            secondsLeft -= 1
            if secondsLeft <= 0 {
                timer.invalidate()
                isRunning = false
            }
        }
    }

    private func stop()
    {
        timer?.invalidate()
        timer = nil
        isRunning = false
    }

    private func save()
    {
        guard context.hasChanges else { return }
        try? context.save()
    }
}

private struct SetRow: View
{
    @ObservedObject var set: WorkoutSet

    var body: some View
    {
        Stepper(onIncrement: { self.set.reps += 1 }, onDecrement: { self.set.reps -= 1 }) {
            Text("\(set.reps) × \(set.weight, specifier: "%.1f") kg")
        }
    }
}

struct AddWorkoutView: View
{
    let onAdd: (String, Int) -> Void

    @State private var name = ""
    @State private var minutes = 30
    @State private var wasTooLong = false

    var body: some View
    {
        Form {
            TextField("Name", text: $name.onSet { newName in
                wasTooLong = newName.count > 40
            })
            if wasTooLong { Text("Shorter, please") }
            Picker("Minutes", selection: $minutes) {
                ForEach([15, 30, 45], id: \.self) { Text("\($0)").tag($0) }
            }
            Button("Add") { onAdd(name, minutes) }
        }
    }
}

extension Binding
{
    /// Calls `action` after each write through this binding.
    func onSet(_ action: @escaping (Value) -> Void) -> Binding<Value>
    {
        Binding(
            get: { wrappedValue },
            set: { newValue in
                wrappedValue = newValue
                action(newValue)
            }
        )
    }
}

struct StatisticsView: View
{
    @StateObject private var model: StatisticsModel
    @State private var selected = 0

    init(context: @autoclosure @escaping () -> NSManagedObjectContext)
    {
        _model = StateObject(wrappedValue: StatisticsModel(context: context()))
    }

    var body: some View
    {
        VStack {
            GeometryReader { geometry in
                HStack(alignment: .bottom, spacing: 4) {
                    ForEach(Array(model.perWeek.enumerated()), id: \.offset) { week, count in
                        bar(count, in: geometry.size)
                            .onTapGesture { selected = week }
                    }
                }
            }
            Text("Missing: \(model.missing(inWeek: selected))")
            Stepper("Goal: \(model.goal)", value: $model.goal)
            if let error = model.lastError { Text(error) }
        }
    }

    private func bar(_ count: Int, in size: CGSize) -> some View
    {
        let highest = max(model.perWeek.max() ?? 1, 1)
        var height = size.height
        height *= CGFloat(count)
        height /= CGFloat(highest)
        return Rectangle().frame(height: height)
    }
}

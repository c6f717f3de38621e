// Written by scripts/refresh-pages.sh from the pages in Rules/: change those, then run it.
// swift-format-ignore-file

/// The pages of `Rules/`, word for word, so that the command needs no file beside it.
public enum Pages {
  /// Every page, sorted by its id, which is that of its rule or symptom.
  public static let all: [(id: String, text: String)] = [
    (
      id: "changes-during-update",
      text: #"""
# changes-during-update

"Modifying state during view update". State is written while SwiftUI works out what to draw.

## You are here if you see / say

- `Modifying state during view update, this will cause undefined behavior.`
- `Publishing changes from within view updates is not allowed, this will cause undefined behavior.`
- `Bound preference … tried to update multiple times per frame.`
- "A purple warning, and it does not say which property."
- "The view redraws for ever." "The app hangs as soon as I open this screen."
- "The value is lost when I set it in `body`."
- "It works with `DispatchQueue.main.async` around it. Is that right?"

## How to tell it from its neighbours

The message decides. If it is there, this is the page, whatever else you see.

- A warning about *background threads* is a different one: [never-updates](symptom-never-updates.md), rule `published-write-off-main`.
- No message, but `body` runs all the time: first [redraws-everything](symptom-redraws-everything.md). A model with `@Observable` can be changed in `body` without any message, so cause 2 is worth a look too.
- `type '()' cannot conform to 'View'` is the compiler's word for the same mistake, written openly: [does-not-compile](symptom-does-not-compile.md).

## The causes, likeliest first

A cause with a link is a rule that stlint checks today. It does not look for the others yet.

1. **`body`, or something it calls, writes state.** A helper, a getter, `let _ = …`, a `GeometryReader` closure, the `get:` of a hand-made binding: [`state-write-in-body`](state-write-in-body.md).
2. **`body` calls a model's method that changes the model:** [`model-mutation-in-body`](model-mutation-in-body.md).
3. **The write is put off by one turn.** The message goes away and the loop stays: `async-hop-write-in-body`.
4. **An `init` writes.** The initialiser of a view runs inside its parent's `body`: `state-write-in-view-init`.
5. **`updateUIView` or `updateNSView` writes,** or calls something whose delegate writes at once: `representable-update-writes-state`.
6. **`body` starts work,** which then writes: `side-effect-in-body`.

Known, and not the fault of your code: a `List` or `Map` selection bound straight to a `@Published` property can raise the second message. People avoid it with a `@State` in between, or with `@Observable`. We know this from [public reports](https://github.com/SRGSSR/castor/issues/66), not from Apple's documentation.

Where a write belongs:

| it happens because … | write in |
|---|---|
| somebody taps, types, drags | the action, `.onSubmit`, `.onEnded` |
| a value changes | `.onChange(of:)` |
| the view comes on screen | `.onAppear`, `.task` (each time it appears) |
| a size becomes known | `.onGeometryChange`, `.onPreferenceChange` |
| it follows from other values | nowhere: compute it |

## Check by hand

1. In Xcode's Breakpoint navigator press **+** and choose *Runtime Issue Breakpoint*. The debugger then stops at the moment of the write.
2. Read the stack from the top. The first line that is yours is the write. Further down, a line with `body.getter` names the view that was being updated.
3. Without the breakpoint: the purple entry in the Issue navigator links to a line. It is the line that Xcode saw, and in a closure or a binding that can be beside the one you look for.
4. `let _ = Self._printChanges()` at the top of `body` shows a loop: the same property again and again, with nobody touching the screen.
5. Setting an equal value may raise the message as well. "It does not change anything" does not clear a line.

Or let stlint look: `stlint --only changes-during-update Sources`. It follows helpers and prints the way from `body` to the write.

## An example

The getter of a binding runs while the text field is drawn.

```swift bad
import SwiftUI

struct NoteField: View {
  @State private var text = ""
  @State private var letters = 0

  var body: some View {
    VStack {
      TextField(
        "Note",
        text: Binding(
          get: {
            letters = text.count  // expect: state-write-in-body error `letters = text.count`
            return text
          },
          set: { text = $0 }))
      Text("\(letters) letters")
    }
  }
}
```

```swift good
import SwiftUI

struct NoteField: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Note", text: $text)
      Text("\(text.count) letters")
    }
  }
}
```

"""#
    ),
    (
      id: "crashes",
      text: #"""
# crashes

It stops at run time. In state matters there are two usual reasons: nobody supplied an object, or an index outlived its array.

## You are here if you see / say

- `No ObservableObject of type Cellar found. A View.environmentObject(_:) for Cellar may be missing as an ancestor of this view.`
- `No Observable object of type Cellar found. A View.environmentObject(_:) for Cellar may be missing as an ancestor of this view.`
- `Fatal error: Index out of range`, often with a binding in the stack
- `ForEach<Range<Int>, Int, …> count (3) != its initial count (4).` and then a crash, or rows that stay
- "It crashes when I delete the last row."
- "It works in the app and crashes in the preview." "Only the sheet crashes."
- "It crashes as soon as the view is made, in its `init`."

## How to tell it from its neighbours

Read the message, then the first line of the stack that is yours.

- A named type is "not found": causes 1 to 4.
- An index: causes 5 and 6.
- No crash, only a purple warning: [changes-during-update](symptom-changes-during-update.md), or [never-updates](symptom-never-updates.md) for "background threads" and "outside of being installed on a View".
- It hangs and then the system ends it: a redraw without end, also [changes-during-update](symptom-changes-during-update.md).

Crashes that have nothing to do with state (a forced `!`, a failed `try!`, memory) are not covered here.

## The causes, likeliest first

A cause with a link is a rule that stlint checks today. It does not look for the others yet.

1. **No ancestor supplies the object.** `@EnvironmentObject` and `@Environment(Cellar.self)` look upwards by type, at run time. The compiler cannot check it: `environment-object-missing`. In a preview: `preview-environment-missing`.
2. **The object is supplied too far down.** A sheet, a popover or a pushed screen does not see what was injected on a view inside: `environment-below-presentation`. For a sheet, inject after the `.sheet` modifier. For pushed screens, inject on the `NavigationStack`.
3. **It is supplied with the other family's modifier.** `.environmentObject` goes with `@EnvironmentObject`, `.environment` with `@Environment(Cellar.self)`: `observation-wrapper-mismatch`.
4. **It is read too early.** In `init` a view has no environment yet: `dynamic-property-read-in-init`.
5. **Rows are bound by index.** `$seeds[index]` is a promise to look there again later. After a deletion the place may be gone: `foreach-index-id`.
6. **A range was read once.** `ForEach(0..<seeds.count)` keeps its first count: `foreach-nonconstant-range`.

`@Environment(Cellar.self) private var cellar: Cellar?` does not crash when the object is missing. It is `nil`.

## Check by hand

1. Search for the type in the message: who says `.environmentObject(cellar)` or `.environment(cellar)`? Then walk up from the view that crashed. The modifier has to be on the way.
2. Look at the order in a chain of modifiers. A modifier wraps what stands before it. `.environmentObject(cellar).sheet { … }` injects below the sheet, `.sheet { … }.environmentObject(cellar)` above it.
3. For an index: set a breakpoint on the deletion, and look for `indices`, `enumerated()` and `0..<` in the rows.
4. `let _ = Self._printChanges()` in the row shows rows that are evaluated once more after their element is gone.

Or let stlint look: `stlint --only crashes Sources`.

## Examples that hold

The object is owned at the root and injected there. Windows, sheets and pushed screens below find it.

```swift good
import Combine
import SwiftUI

final class Cellar: ObservableObject {
  @Published var bottles = 12
}

@main struct CellarApp: App {
  @StateObject private var cellar = Cellar()

  var body: some Scene {
    WindowGroup { CellarView().environmentObject(cellar) }
  }
}

struct CellarView: View {
  @EnvironmentObject private var cellar: Cellar

  var body: some View {
    Button("\(cellar.bottles) bottles") { cellar.bottles -= 1 }
  }
}
```

The rows are bound by element, so a deletion leaves no index behind.

```swift good
import SwiftUI

struct Seed: Identifiable {
  let id: Int
  var name: String
}

struct SeedBox: View {
  @State private var seeds = [Seed(id: 1, name: "Pea"), Seed(id: 2, name: "Leek")]

  var body: some View {
    List {
      ForEach($seeds) { $seed in TextField("Name", text: $seed.name) }
        .onDelete { seeds.remove(atOffsets: $0) }
    }
  }
}
```

"""#
    ),
    (
      id: "does-not-compile",
      text: #"""
# does-not-compile

The compiler refuses it. It is right, but its words describe types, and the cause is who owns the state.

## You are here if you see / say

- `Cannot assign to property: 'self' is immutable`
- `Left side of mutating operator isn't mutable: 'self' is immutable`
- `Cannot use mutating member on immutable value: 'self' is immutable`
- `Cannot find '$garden' in scope`
- `Cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'`
- `Type '()' cannot conform to 'View'`
- `Generic struct 'StateObject' requires that 'Garden' conform to 'ObservableObject'`
- `'GardenView' initializer is inaccessible due to 'private' protection level`
- `Property wrapper cannot be applied to a computed property`
- `Unknown attribute 'Observable'`, `Unknown attribute 'ObservableObject'`
- `Variable 'self.beds' used before being initialized` (Xcode 27)
- "It built with Xcode 26 and does not with Xcode 27."

## How to tell it from its neighbours

If it compiles, you are on another page. Mind what comes after the repair, though: the quickest change that satisfies the compiler often leads to one of the other symptoms. Each rule below says which.

## The causes, likeliest first

A cause with a link is a rule that stlint checks today. It does not look for the others yet.

1. **A plain property is changed.** A view is a value that cannot change itself. "`'self' is immutable`" asks for `@State` (this view owns it) or `@Binding` (the parent does): `mutating-plain-property`.
2. **A `$` is missing, or one too many.** `isOn` is a copy, `$isOn` is access to the storage: `binding-argument-missing-dollar`. "`Cannot find '$garden'`" for an `@Observable` object asks for `@Bindable`: `missing-bindable`.
3. **The wrapper is for the other kind of model.** `@StateObject`, `@ObservedObject` and `@EnvironmentObject` take an `ObservableObject`. An `@Observable` class goes into `@State`, `@Bindable`, `@Environment(Garden.self)` or a plain property: `observation-wrapper-mismatch`.
4. **State without a first value.** A private `@State` with neither a default nor an `init` makes the view's initialiser private: `state-without-initial-value`.
5. **Xcode 27: `init` assigns a `@State` too early.** [`state-init-assignment-discarded`](state-init-assignment-discarded.md). Moving the line down satisfies the compiler and keeps the bug.
6. **A statement stands where views are listed.** "`Type '()' cannot conform to 'View'`" is the answer to `count += 1` among the views. Hidden in a helper it compiles, and is still wrong: [`state-write-in-body`](state-write-in-body.md).
7. **A wrapper inside an `@Observable` class.** The macro turns stored properties into computed ones, and a wrapper cannot sit on those. `@Published` goes away, `lazy` needs `@ObservationIgnored`: `property-wrapper-in-observable`.
8. **`@Observable` on a struct or an actor, or an attribute that does not exist.** There is no `@ObservableObject` attribute; it is `@ObservedObject`: `observable-on-value-type`.
9. **An import is missing.** `Unknown attribute 'Observable'`: import `Observation` or `SwiftUI`. `@Published` in a project with `MemberImportVisibility`: import `Combine`.

Two more of Xcode 27, where `@State` is a macro: a second property wrapper on a `@State` gives `Invalid redeclaration of synthesized property`, and an `init` in an extension that calls the private memberwise initialiser no longer finds it. TN3211 describes both.

## Check by hand

1. Repair the first error only, then build again. The others are often its echo.
2. If the error stands on `body` as a whole, or says that it cannot be checked in reasonable time, move parts of `body` into small views until one of them has it.
3. Read the declaration of what you pass and of what takes it, side by side. `Bool` or `Binding<Bool>`? A struct or a class? `@Observable` or `ObservableObject`?
4. In Xcode, right-click `@State` (Xcode 27) or `@Observable` and choose *Expand Macro* to see what the compiler sees.

`Self._printChanges()` cannot help here; the program has to run first. stlint can, because it reads code that does not compile: `stlint --only does-not-compile Sources`.

## An example

With Xcode 27 this is an error. Before, it compiled and showed 1.

```swift bad xcode=27
import SwiftUI

struct GardenPlan: View {
  let owner: String
  @State private var beds: Int = 1

  init(owner: String, rows: Int) {
    self.beds = rows * 2  // expect: state-init-assignment-discarded error `self.beds = rows * 2`
    self.owner = owner
  }

  var body: some View { Stepper("\(owner): \(beds) beds", value: $beds) }
}
```

```swift good xcode=27
import SwiftUI

struct GardenPlan: View {
  let owner: String
  @State private var beds: Int

  init(owner: String, initialRows: Int) {
    self.owner = owner
    self.beds = initialRows * 2
  }

  var body: some View { Stepper("\(owner): \(beds) beds", value: $beds) }
}
```

"""#
    ),
    (
      id: "ignores-new-value",
      text: #"""
# ignores-new-value

Passing a new value has no effect. The parent has moved on, and the child shows what it was first given.

## You are here if you see / say

- "The detail shows the first item for ever."
- "I pass a new value, and the view keeps the old one."
- "My `init` runs with the right value, and the screen ignores it."
- "The value I set in `init` never arrives, not even the first time."
- "The sheet shows the previous item." "The first time it is empty."
- "Every row opens the same sheet."
- "The screen does not reload when I pick another item."
- "My UIKit view inside SwiftUI does not follow."

## How to tell it from its neighbours

Ask who has the new value.

- The parent has it, the child does not: this page.
- Nobody has it on screen, and a `print` shows it: [never-updates](symptom-never-updates.md).
- The child had its own value and lost it: [resets](symptom-resets.md).
- The compiler says `variable 'self.x' used before being initialized`: [does-not-compile](symptom-does-not-compile.md), and cause 3 here.

## The causes, likeliest first

A cause with a link is a rule that stlint checks today. It does not look for the others yet.

1. **`@State` was filled from an input.** The box is filled once; later inputs find it full. In an `init`: [`state-initialized-from-input`](state-initialized-from-input.md). Through the memberwise initialiser: [`state-passed-by-parent`](state-passed-by-parent.md), and [`state-not-private`](state-not-private.md) before it happens.
2. **A model was put into `@State` or `@StateObject`.** The same for objects: [`state-model-injected-via-init`](state-model-injected-via-init.md).
3. **A default and an assignment compete.** The default wins: [`state-init-assignment-discarded`](state-init-assignment-discarded.md).
4. **The work is done on appearing.** `.onAppear` copies the input and does not run again when it changes: `onappear-copies-input`. A `.task` without `id:` loads the first item only: `task-missing-id`.
5. **A sheet is driven by a Boolean.** Its item is read too early: `sheet-ispresented-stale-item`. One Boolean serves all rows: `shared-presentation-in-foreach`.
6. **A UIKit or AppKit view is set up once.** An empty `updateUIView`: `representable-empty-update`. A coordinator that keeps the first struct: `representable-stale-coordinator`.

How to choose a cure for 1, the most frequent one:

| the child … | write |
|---|---|
| shows the value | `let value: Value` |
| changes the parent's value | `@Binding var value: Value`, and `$value` at the call site |
| has a copy that follows | `.onChange(of: value) { copy = value }` |
| starts over with each new value | `.id(value)` at the call site |
| starts from it and goes its own way | `init(initialValue: Value)`, so that callers know |

## Check by hand

1. Print the input at the top of `body`: `let _ = print(cents, text)`. If the input is new and the state is old, it is cause 1, 2 or 3.
2. Write `let _ = Self._printChanges()` beside it. `PriceTag: @self changed.` says that the parent did pass something new, and that the view is the same view as before. `@identity` is missing, so the old state lives on.
3. For a try, add `.id(input)` at the call site. If that cures it, state was filled from the input. Then choose from the table; `.id` also resets everything else in the view.
4. For a `.task` or `.onAppear`, put a breakpoint inside and change the input. If it does not stop, it did not run.

Or let stlint look: `stlint --only ignores-new-value Sources`.

## An example

The discount reaches `cents` and never reaches `text`.

```swift bad
import SwiftUI

struct PriceTag: View {
  let cents: Int
  @State private var text: String

  init(cents: Int) {
    self.cents = cents
    self.text = "\(cents) ct"  // expect: state-initialized-from-input warning `self.text = "\(cents) ct"`
  }

  var body: some View { Text(text) }
}

struct MarketStall: View {
  @State private var cents = 120

  var body: some View {
    VStack {
      PriceTag(cents: cents)
      Button("Discount") { cents -= 20 }
    }
  }
}
```

What can be computed needs no state:

```swift good
import SwiftUI

struct PriceTag: View {
  let cents: Int

  var body: some View { Text("\(cents) ct") }
}
```

"""#
    ),
    (
      id: "legacy-observable-object",
      text: #"""
# legacy-observable-object

The app needs iOS 17 or later, and this class still uses `ObservableObject`. `@Observable` redraws less and needs fewer wrappers.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 17

## What you will see

Nothing is broken. You may see that one change redraws every view that watches the object, also those that show something else. With large models and long lists that is felt as stutter.

## Why

An `ObservableObject` has one announcement: "I am about to change". It does not say what. Each view with `@StateObject`, `@ObservedObject` or `@EnvironmentObject` hears it and is evaluated again, whether it reads the changed property or not.

`@Observable` (iOS 17, macOS 14, tvOS 17, watchOS 10) works by property. SwiftUI notes which properties a `body` reads, and evaluates a view again only if one of those changes. It also follows objects inside objects, optionals and arrays of objects, which `ObservableObject` does not.

stlint gives this advice only when it knows the deployment target. One finding stands for the class.

## The mistake

Toggling the rain evaluates `BedList` too, although it shows no rain.

```swift bad ios=17
import Combine
import SwiftUI

final class GardenStore: ObservableObject {  // expect: legacy-observable-object note `GardenStore`
  @Published var beds = 3
  @Published var isRaining = false
}

struct GardenView: View {
  @StateObject private var store = GardenStore()

  var body: some View {
    VStack {
      BedList(store: store)
      Toggle("Rain", isOn: $store.isRaining)
    }
  }
}

struct BedList: View {
  @ObservedObject var store: GardenStore

  var body: some View { Text("\(store.beds) beds") }
}
```

## The fix

Change the class and all its users in one go; the two families do not mix.

| before | after |
|---|---|
| `class M: ObservableObject` | `@Observable class M` |
| `@Published var x` | `var x` |
| `@StateObject private var m = M()` | `@State private var m = M()` |
| `@ObservedObject var m: M`, read only | `let m: M` |
| `@ObservedObject var m: M`, with `$m.x` | `@Bindable var m: M` |
| `@EnvironmentObject var m: M` | `@Environment(M.self) private var m` |
| `.environmentObject(m)` | `.environment(m)` |

```swift good ios=17
import SwiftUI

@Observable final class GardenStore {
  var beds = 3
  var isRaining = false
}

struct GardenView: View {
  @State private var store = GardenStore()

  var body: some View {
    VStack {
      BedList(store: store)
      Toggle("Rain", isOn: $store.isRaining)
    }
  }
}

struct BedList: View {
  let store: GardenStore

  var body: some View { Text("\(store.beds) beds") }
}
```

What to look at on the way:

- **The initialiser.** `@StateObject` builds its object once. `@State private var m = M()` does so from Xcode 27 on; with older versions it builds one for each new view value and throws the spare ones away. Keep `init` light, or load in `.task`.
- **`lazy` and wrapped properties** (`@AppStorage`, for one) do not compile in an `@Observable` class, except under `@ObservationIgnored`, and then no view follows them.
- **A subclass** needs its own `@Observable`.
- **Actors.** An `ObservableObject` complains when it is changed off the main thread. `@Observable` does not. Most models for views want `@MainActor`.

## When the code is right

Where Combine does real work, `ObservableObject` is still the natural home. stlint is silent when the class uses the `$property` publishers, `objectWillChange` or a publisher of its own.

```swift good ios=17
import Combine
import SwiftUI

final class SeedSearch: ObservableObject {
  @Published var query = ""
  @Published private(set) var wordCount = 0

  init() {
    $query
      .debounce(for: .seconds(0.3), scheduler: RunLoop.main)
      .map { $0.split(separator: " ").count }
      .assign(to: &$wordCount)
  }
}

struct SeedSearchView: View {
  @StateObject private var search = SeedSearch()

  var body: some View {
    VStack {
      TextField("Search seeds", text: $search.query)
      Text("\(search.wordCount) words")
    }
  }
}
```

It is silent, too, for public classes of a library, and for classes that a protocol or a superclass makes `ObservableObject`.

## Sources

- [Migrating from the Observable Object protocol to the Observable macro](https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro), Apple
- [Observation](https://developer.apple.com/documentation/observation), Apple
- [Discover Observation in SwiftUI](https://developer.apple.com/videos/play/wwdc2023/10149/), WWDC23
- [SE-0395: Observation](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md), Swift Evolution

"""#
    ),
    (
      id: "model-mutation-in-body",
      text: #"""
# model-mutation-in-body

`body` calls a method that changes the model. Calling a changing method while drawing is writing state while drawing.

**Symptom:** [changes-during-update](symptom-changes-during-update.md) · **Level:** error · **Since:** iOS 13

## What you will see

With an `ObservableObject`, Xcode shows `Publishing changes from within view updates is not allowed, this will cause undefined behavior.` The view may redraw in circles, and values skip: the quiz jumps from question 1 to question 4.

With `@Observable` there may be no message at all. The counter runs ahead of you, or the view never comes to rest.

## Why

The call looks like a question (`deck.next()`), and the answer is what `body` draws. But the method also moves the model on. SwiftUI evaluates `body` as often as it likes, so the model moves on as often as that.

The change also tells every view that watches the model to redraw. This view is one of them, and it is in the middle of drawing.

stlint reads the method, and the methods that it calls, and reports the call when it sees the change.

## The mistake

```swift bad
import Combine
import SwiftUI

final class QuizDeck: ObservableObject {
  @Published private(set) var asked = 0
  private let questions = ["Capital of Peru?", "Longest river?", "Oldest bridge?"]

  func next() -> String {
    asked += 1
    return questions[asked % questions.count]
  }
}

struct QuizView: View {
  @ObservedObject var deck: QuizDeck

  var body: some View {
    Text(deck.next())  // expect: model-mutation-in-body error `deck.next()`
  }
}
```

The same with an `@Observable` class:

```swift bad ios=17
import SwiftUI

@Observable final class Aquarium {
  var visits = 0

  func greeting() -> String {
    visits += 1
    return "Welcome"
  }
}

struct AquariumView: View {
  let aquarium: Aquarium

  var body: some View {
    Text(aquarium.greeting())  // expect: model-mutation-in-body error `aquarium.greeting()`
  }
}
```

## The fix

Split the method in two: a property that answers, and a method that changes. `body` reads the first. An action calls the second.

```swift good
import Combine
import SwiftUI

final class QuizDeck: ObservableObject {
  @Published private(set) var asked = 0
  private let questions = ["Capital of Peru?", "Longest river?", "Oldest bridge?"]

  var question: String { questions[asked % questions.count] }
  func moveOn() { asked += 1 }
}

struct QuizView: View {
  @ObservedObject var deck: QuizDeck

  var body: some View {
    VStack {
      Text(deck.question)
      Button("Next question") { deck.moveOn() }
    }
  }
}
```

If the change belongs to the view coming on screen (counting a visit, loading a page), change the model in `.onAppear { aquarium.visits += 1 }` or in `.task`. Both run again on each appearance.

## When the code is right

A method that remembers its result in storage nobody observes is fine. Nothing on screen depends on that storage, so no redraw follows. In an `@Observable` class that is `@ObservationIgnored`; in an `ObservableObject` it is any property without `@Published`.

```swift good ios=17
import SwiftUI

@Observable final class StarAtlas {
  var star = "Vega"
  @ObservationIgnored private var knownNames: [String: String] = [:]

  func name(of star: String) -> String {
    if let known = knownNames[star] { return known }
    let made = star.uppercased()
    knownNames[star] = made
    return made
  }
}

struct StarView: View {
  let atlas: StarAtlas

  var body: some View {
    Button(atlas.name(of: atlas.star)) { atlas.star = "Deneb" }
  }
}
```

There is one known case where the message appears and the code is not at fault: a `List` or `Map` selection bound straight to a `@Published` property. Public reports describe it as a framework behaviour. Binding to a `@State` and copying in `.onChange` avoids it.

## Sources

- [Published](https://developer.apple.com/documentation/combine/published), Apple: it announces before the value is set
- [ObservableObject](https://developer.apple.com/documentation/combine/observableobject), Apple
- [Managing model data in your app](https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app), Apple
- People who met it: [Exhibition 73](https://github.com/mjarvis/Exhibition/issues/73), [swift-composable-architecture 1459](https://github.com/pointfreeco/swift-composable-architecture/issues/1459)

"""#
    ),
    (
      id: "never-updates",
      text: #"""
# never-updates

The view does not update. The value changes, and the screen keeps showing the old one.

## You are here if you see / say

- "Nothing happens when I tap."
- "My toggle snaps back." "The slider does not move."
- "`print` shows the new value, the screen shows the old one."
- "It updates when I rotate the phone, or leave the screen and come back."
- "It is always one step behind."
- "My `didSet` never runs." "Picking a row selects nothing." "The sheet will not close."
- `Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates.`
- `Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update.`
- `Accessing Environment<…>'s value outside of being installed on a View. This will always read the default value and will not update.`
- `Picker: the selection "…" is invalid and does not have an associated tag, this will give undefined results.`

## How to tell it from its neighbours

Put a `print` where you change the value.

- The value changes and stays changed, and the screen does not follow: this page.
- The value changes and then goes back to its start: [resets](symptom-resets.md).
- The parent has a new value, and only the child still has the old one: [ignores-new-value](symptom-ignores-new-value.md).
- Xcode shows a purple warning about view updates: [changes-during-update](symptom-changes-during-update.md).

## The causes, likeliest first

A cause with a link is a rule that stlint checks today. It does not look for the others yet.

1. **An object changes, and nobody listens to it.** A plain class in `@State`: [`state-holds-unobserved-class`](state-holds-unobserved-class.md). A plain class in a `let` or `var`: `unobserved-class-read-in-body`.
2. **The object could be heard, and the wrapper does not listen.** An `ObservableObject` in `@State`: [`state-holds-observable-object`](state-holds-observable-object.md). In a plain property: `unobserved-object-property`. (For an `@Observable` class a plain property is right.)
3. **The object keeps quiet about this property.** `published-missing` in an `ObservableObject`, `untracked-observable-property` in an `@Observable` class, `observable-subclass-unmarked` in its subclass, `custom-object-will-change`.
4. **The change is one object further in.** An `ObservableObject` inside another one announces nothing outside: `nested-observable-object`.
5. **The data is not observable at all.** `UserDefaults`, a global, a `static var`: `untracked-source-in-body`.
6. **The write goes to a copy.** A struct taken out of an array and changed: `mutated-local-copy`. A binding that throws writes away: `constant-binding`.
7. **The storage is not connected to a view.** `@State` in a class or on a local variable: `dynamic-property-outside-view`, `local-state-variable`.
8. **Something says "nothing changed".** An `==` that compares only the id: `equality-hides-change`. An `==` on the view: `equatable-view-ignores-input`.
9. **It is read too early, or on the wrong thread.** `published-sink-reads-old-value`, `published-write-off-main`.
10. **The view and the control disagree.** `selection-type-mismatch`, `dismiss-from-presenting-view`, `state-property-observer`.

## Check by hand

1. Write `let _ = Self._printChanges()` as the first line of `body`. It prints why SwiftUI evaluates this `body`. It is a debugging aid, so remove it before you ship.
2. Change the value and read the console.
   - Nothing is printed: SwiftUI does not know that anything changed. Causes 1 to 5.
   - `BirdList: _birds changed.` names a property of the view. `@self` means that the parent passed something new. `@dependencies` appears when an `@Observable` object that was read has changed (Apple's pages do not list this word; we know it from people's logs). In each case `body` did run, so look at what it draws: causes 6, 8 and 10.
3. Stop with a breakpoint in `body` and ask the debugger: `expression Self._printChanges()`.
4. Purple warnings stand in the Issue navigator under *Runtime*. Each one links to the line that Xcode saw.

Or let stlint look: `stlint --only never-updates Sources`.

## An example

`birds` is an array of class instances. Counting changes a bird, and the array still holds the same references.

```swift bad
import SwiftUI

final class Bird: Identifiable {
  let name: String
  var sightings = 0
  init(name: String) { self.name = name }
}

struct BirdList: View {
  @State private var birds: [Bird] = [Bird(name: "Wren"), Bird(name: "Robin")]  // expect: state-holds-unobserved-class warning `@State`

  var body: some View {
    List(birds) { bird in
      Button("\(bird.name): \(bird.sightings)") { bird.sightings += 1 }
    }
  }
}
```

As a struct, a bird is its contents, and changing one changes the array:

```swift good
import SwiftUI

struct Bird: Identifiable {
  let name: String
  var sightings = 0
  var id: String { name }
}

struct BirdList: View {
  @State private var birds: [Bird] = [Bird(name: "Wren"), Bird(name: "Robin")]

  var body: some View {
    List($birds) { $bird in
      Button("\(bird.name): \(bird.sightings)") { bird.sightings += 1 }
    }
  }
}
```

"""#
    ),
    (
      id: "observed-object-created-in-view",
      text: #"""
# observed-object-created-in-view

A view makes an object in `@ObservedObject`. That wrapper only borrows objects, so this one is lost and made again.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 13

## What you will see

It works, until the parent redraws. Then what the object held is gone: the drawing is empty, the typed text disappears, the list loads again. Often the trigger is somewhere else on the screen: a colour picker, a search field, a badge count. In a small test the parent never redraws, and everything looks fine.

## Why

SwiftUI makes view structs often and throws them away often. Whenever the parent's `body` runs, it calls your view's initialiser, and `= SketchModel()` is part of that initialiser. Each time there is a new object.

`@ObservedObject` watches whichever object the newest struct brought along. It does not keep the old one. That is its purpose: it is for objects that somebody else keeps.

`@Bindable` is the same kind of wrapper for `@Observable` objects, and the same thing happens with it.

## The mistake

```swift bad
import Combine
import SwiftUI

final class SketchModel: ObservableObject {
  @Published var strokes = 0
}

struct SketchPad: View {
  @ObservedObject var sketch = SketchModel()  // expect: observed-object-created-in-view warning `@ObservedObject`

  var body: some View {
    Button("\(sketch.strokes) strokes") { sketch.strokes += 1 }
  }
}

struct Studio: View {
  @State private var ink = Color.black

  var body: some View {
    VStack {
      ColorPicker("Ink", selection: $ink)
      SketchPad().tint(ink)
    }
  }
}
```

Making the object in `init` is the same:

```swift bad
import Combine
import SwiftUI

final class DeckModel: ObservableObject {
  @Published var cards = 52
}

struct CardTable: View {
  @ObservedObject private var deck: DeckModel
  init() {
    self.deck = DeckModel()  // expect: observed-object-created-in-view warning `self.deck = DeckModel()`
  }

  var body: some View {
    Button("\(deck.cards) cards left") { deck.cards -= 1 }
  }
}
```

## The fix

### This view owns the object: `@StateObject`, from iOS 14

`@StateObject` makes the object once and keeps it as long as the view stays in place. For an `@Observable` class (iOS 17) the wrapper is `@State`.

```swift good
import Combine
import SwiftUI

final class SketchModel: ObservableObject {
  @Published var strokes = 0
}

struct SketchPad: View {
  @StateObject private var sketch = SketchModel()

  var body: some View {
    Button("\(sketch.strokes) strokes") { sketch.strokes += 1 }
  }
}
```

### Somebody else owns it: drop the default

Keep `@ObservedObject`, take the object from the parent, and let the parent own it with `@StateObject`. Do this when two views show the same object.

```swift good
import Combine
import SwiftUI

final class SketchModel: ObservableObject {
  @Published var strokes = 0
}

struct SketchPad: View {
  @ObservedObject var sketch: SketchModel

  var body: some View { Text("\(sketch.strokes) strokes") }
}
```

## When the code is right

A shared object is not made here, it is only looked up. Every new struct finds the same one, so nothing is lost.

```swift good
import Combine
import SwiftUI

@MainActor final class DrawingPreferences: ObservableObject {
  static let shared = DrawingPreferences()
  @Published var isLeftHanded = false
}

struct PreferencesForm: View {
  @ObservedObject private var preferences = DrawingPreferences.shared

  var body: some View { Toggle("Left-handed", isOn: $preferences.isLeftHanded) }
}
```

A view that only a `WindowGroup` or a hosting controller makes is rarely made twice. stlint says a note there.

## Sources

- [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject), Apple: give it no default value
- [StateObject](https://developer.apple.com/documentation/swiftui/stateobject), Apple: one instance as long as the container lives
- [Data Essentials in SwiftUI](https://developer.apple.com/videos/play/wwdc2020/10040/), WWDC20
- People who met it: [KaMPKit 250](https://github.com/touchlab/KaMPKit/pull/250), [swiftui-navigation-stack 33](https://github.com/matteopuc/swiftui-navigation-stack/issues/33)

"""#
    ),
    (
      id: "redraws-everything",
      text: #"""
# redraws-everything

Everything redraws on every change. The app stutters, and the cause is far from where it is felt.

## You are here if you see / say

- "Typing is slow." "Scrolling stutters."
- "One counter changes, and the whole screen is evaluated."
- "My view's `init` runs hundreds of times."
- "`body` runs, and nothing on screen is different."
- "Everything animates, not only the thing I wanted."
- "The fan comes on." "The view redraws for ever."
- `Bound preference … tried to update multiple times per frame.`
- `onChange(of: …) action tried to update multiple times per frame.`

## How to tell it from its neighbours

- Nothing is wrong except the time it takes: this page.
- Something is lost as well: [resets](symptom-resets.md). A new identity costs the state and the time.
- It never stops, or Xcode shows a purple warning: [changes-during-update](symptom-changes-during-update.md).

An evaluated `body` is not a redrawn screen. SwiftUI compares the result with the last one and draws what differs. An `init` that runs often is normal too, as long as it only stores what it is given. It is a problem when it is slow, or when there are very many.

## The causes, likeliest first

A cause with a link is a rule that stlint checks today. It does not look for the others yet.

1. **State sits too high.** A `@State` that ticks or follows the finger is in the screen's root, so the whole screen is evaluated with it. Move it into the smallest view that shows it. `state-could-move-down`.
2. **A view listens to a whole model.** An `ObservableObject` announces any change to every observer: [`legacy-observable-object`](legacy-observable-object.md), where the target allows `@Observable`. A view that observes and draws nothing from it: `observed-object-unused`.
3. **`body` does the work.** Formatters, decoding, files: `expensive-work-in-body`. A `Task` or a notification in `init` or `body`: `side-effect-in-body`.
4. **An object is built on every pass.** `stateobject-autoclosure-defeated`, `object-created-in-body`, and a default argument that builds a model: [`state-model-injected-via-init`](state-model-injected-via-init.md).
5. **The environment always looks new.** A default that makes a new object: `unstable-environment-default`. A closure, which SwiftUI cannot compare: `closure-in-environment`.
6. **Rows cannot be recognised.** `AnyView` in a list: `anyview-erases-identity`. New ids on every pass: `unstable-view-id`, `unstable-identifiable-id`.
7. **An animation has no value.** It applies to whatever changes: `animation-without-value`.
8. **Drawing plans the next drawing.** `async-hop-write-in-body`.

With `@Observable`, remember the size of the unit: it is the stored property. A view that reads one element of `model.items` depends on the whole array. Give the row its element.

## Check by hand

1. Write `let _ = Self._printChanges()` as the first line of the `body` you suspect, and do one small thing.
   - `Timetable: _minute changed.` names the state. If this view does not show it, move it down.
   - `@self` again and again: the parent passes something that looks new. Closures and freshly made values are the usual ones.
   - `@dependencies` means that an `@Observable` property was read here and has changed.
   - `_store changed.` on an `@ObservedObject`: any `@Published` property of it, read or not.
2. Count instead of guessing. Instruments has a *SwiftUI* template that lists long and frequent `body` updates. Since Xcode 26 it also shows which change caused which update.
3. Measure a release build on a device. Debug builds and the simulator are slow in other places.

Or let stlint look: `stlint --only redraws-everything Sources`.

## An example

The clock ticks once a second. Its state belongs to `StationClock`, so a tick evaluates one small view. With `seconds` in `Timetable`, each tick would evaluate the list too.

```swift good
import SwiftUI

struct Train: Identifiable {
  let id: Int
  let destination: String
}

struct Timetable: View {
  let trains: [Train]

  var body: some View {
    VStack {
      StationClock()
      List(trains) { train in Text(train.destination) }
    }
  }
}

struct StationClock: View {
  @State private var seconds = 0

  var body: some View {
    Text("\(seconds) s")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          seconds += 1
        }
      }
  }
}
```

More: [Understanding and improving SwiftUI performance](https://developer.apple.com/documentation/xcode/understanding-and-improving-swiftui-performance), and [Optimize SwiftUI performance with Instruments](https://developer.apple.com/videos/play/wwdc2025/306/), WWDC25.

"""#
    ),
    (
      id: "resets",
      text: #"""
# resets

State is reset unexpectedly. What was typed, counted, scrolled or loaded is gone.

## You are here if you see / say

- "The counter goes back to 0."
- "The text field forgets what I typed." "The keyboard closes after each letter."
- "The list jumps to the top." "The wrong row is edited, or animates."
- "Everything is fine until I change something somewhere else on the screen."
- "My view model's `init` runs again and again." "It loads twice."
- "My `.task` is cancelled." "The timer never fires."
- "The setting is lost after a restart."
- `Accessing StateObject's object without being installed on a View. This will create a new instance each time.`
- `ForEach<…>: the ID … occurs multiple times within the collection, this will give undefined results!`

## How to tell it from its neighbours

- The value was there and went back to its start: this page.
- The value never changed on screen: [never-updates](symptom-never-updates.md).
- The view keeps its own old value while the parent has a new one: [ignores-new-value](symptom-ignores-new-value.md). That is the reverse of this page: state lives on where you want it to start over.
- Nothing is lost, only slow: [redraws-everything](symptom-redraws-everything.md).

## The causes, likeliest first

A cause with a link is a rule that stlint checks today. It does not look for the others yet.

State lives as long as its view has the same **identity**, and an object lives as long as somebody **owns** it. Each cause breaks one of the two.

1. **Nobody owns the object.** It is made in a wrapper that only borrows: [`observed-object-created-in-view`](observed-object-created-in-view.md). Or in a plain property: `observable-model-not-in-state`. Or inside `body`: `object-created-in-body`.
2. **Two branches show the same view.** An `if` with a text field on both sides is two text fields to SwiftUI. Flip the condition, and the first one is gone, with its state: `branch-changes-identity`. A `.if` modifier hides such a branch: `conditional-modifier`.
3. **The id is new on each pass.** `.id(UUID())`: `unstable-view-id`. An `id` that is computed or edited: `unstable-identifiable-id`.
4. **The id of a row is not the row's own.** A position in the list: `foreach-index-id`. The edited value itself: `foreach-id-self`.
5. **A task hangs on a view that it removes.** `task-on-conditional-branch`.
6. **A publisher starts again on every draw.** `publisher-created-in-body`.
7. **State is used as storage.** It lives as long as the view. What has to survive a restart belongs in `@AppStorage`, `@SceneStorage` or a file: `state-mirrors-userdefaults`.

Not a bug: `.id(value)` with a value that changes on purpose. It is the way to say "start over".

Not certain yet: [independent measurements](https://github.com/CharlesWiltgen/Axiom) say that on iOS 27 `List` and the lazy stacks drop the state of rows that are scrolled far away. Up to iOS 26 such rows kept it. What matters is safer in a model.

## Check by hand

1. Write `let _ = Self._printChanges()` as the first line of `body`, and do what loses the state.
   - `PostcardEditor: @self, @identity, _text changed.` With `@identity` this is a new view, not an update of the old one. (Every view prints it once, when it first appears.) Look for causes 2 to 4, in this view and in those above it.
   - `@self` without `@identity`: the same view with a new value from the parent. If an object inside it is new, look at cause 1.
2. Print in the object's `init` and `deinit`. A pair for each update of the parent means that nobody owns it. With `@State` up to Xcode 26, an `init` for each update is normal: the spare object is thrown away, and the first one is kept. There, compare `ObjectIdentifier(model)` instead.
3. Add `.onAppear` and `.onDisappear` with a `print`. Both, without leaving the screen, mean that the view was replaced.
4. Remove modifiers and branches around the view one by one. The one whose removal cures it holds the identity.

Or let stlint look: `stlint --only resets Sources`.

## An example

Each tap on the stepper makes a new `Postcard`, and the greeting is gone. `@Bindable` gives access to an object, it does not keep it.

```swift bad ios=17
import SwiftUI

@Observable final class Postcard {
  var text = ""
}

struct PostcardEditor: View {
  @Bindable var card = Postcard()  // expect: observed-object-created-in-view warning `@Bindable`

  var body: some View { TextField("Greeting", text: $card.text) }
}

struct PostOffice: View {
  @State private var stamps = 1

  var body: some View {
    VStack {
      Stepper("\(stamps) stamps", value: $stamps, in: 1...5)
      PostcardEditor()
    }
  }
}
```

```swift good ios=17
import SwiftUI

@Observable final class Postcard {
  var text = ""
}

struct PostcardEditor: View {
  @State private var card = Postcard()

  var body: some View { TextField("Greeting", text: $card.text) }
}
```

"""#
    ),
    (
      id: "state-holds-observable-object",
      text: #"""
# state-holds-observable-object

An `ObservableObject` sits in `@State`. `@State` keeps it alive but does not listen to it.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 14

## What you will see

The object changes and the screen does not. A tap seems to do nothing.

Then something else redraws the view, a rotation or another piece of state, and the number jumps to where it was all along.

## Why

`@State` compares what it holds before and after. For an object it holds a reference: an arrow that points at the object. `timer.minutes += 5` changes the object and leaves the arrow as it was. For `@State` nothing has happened.

An `ObservableObject` does announce its changes. It sends them through its `objectWillChange` publisher, and three wrappers subscribe to that: `@StateObject`, `@ObservedObject` and `@EnvironmentObject`. `@State` is not one of them.

## The mistake

```swift bad
import Combine
import SwiftUI

final class OvenTimer: ObservableObject {
  @Published var minutes = 10
}

struct OvenView: View {
  @State private var timer = OvenTimer()  // expect: state-holds-observable-object warning `@State`

  var body: some View {
    VStack {
      Text("\(timer.minutes) minutes")
      Button("Five more") { timer.minutes += 5 }
    }
  }
}
```

## The fix

### The view makes the object: `@StateObject`

It keeps the object as `@State` does, and listens too.

```swift good
import Combine
import SwiftUI

final class OvenTimer: ObservableObject {
  @Published var minutes = 10
}

struct OvenView: View {
  @StateObject private var timer = OvenTimer()

  var body: some View {
    VStack {
      Text("\(timer.minutes) minutes")
      Button("Five more") { timer.minutes += 5 }
    }
  }
}
```

`@StateObject` never lets go of its object. If your code assigns a new one (`timer = OvenTimer()`), this change does not compile. Give the object a `reset()` method, or change the view's `.id(…)`.

### iOS 17 and later: `@Observable`, and `@State` stays

```swift good ios=17
import SwiftUI

@Observable final class OvenTimer {
  var minutes = 10
}

struct OvenView: View {
  @State private var timer = OvenTimer()

  var body: some View {
    VStack {
      Text("\(timer.minutes) minutes")
      Button("Five more") { timer.minutes += 5 }
    }
  }
}
```

Here the view is told by the object itself: reading `timer.minutes` in `body` subscribes to it.

### An optional, or a list of objects: let a child listen

`@StateObject` takes no optional and no array. Keep the list in one object, and give every element a view of its own with `@ObservedObject`.

```swift good
import Combine
import SwiftUI

final class OvenTimer: ObservableObject, Identifiable {
  @Published var minutes = 10
}

final class Kitchen: ObservableObject {
  @Published var timers: [OvenTimer] = []
}

struct KitchenView: View {
  @StateObject private var kitchen = Kitchen()

  var body: some View {
    VStack {
      List(kitchen.timers) { TimerRow(timer: $0) }
      Button("New timer") { kitchen.timers.append(OvenTimer()) }
    }
  }
}

struct TimerRow: View {
  @ObservedObject var timer: OvenTimer

  var body: some View {
    Button("\(timer.minutes) minutes") { timer.minutes += 5 }
  }
}
```

## When the code is right

A view may keep an object alive without drawing anything from it, or pass it on to a child that observes it. That works. stlint still says a note, because `@StateObject` tells the next reader more.

For Core Data, `NSManagedObject` is an `ObservableObject` too. A view that is handed one takes it as `@ObservedObject var`.

## Sources

- [StateObject](https://developer.apple.com/documentation/swiftui/stateobject) and [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject), Apple
- [ObservableObject](https://developer.apple.com/documentation/combine/observableobject), Apple
- [Migrating from the Observable Object protocol to the Observable macro](https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro), Apple: optionals and collections of objects
- [Data Essentials in SwiftUI](https://developer.apple.com/videos/play/wwdc2020/10040/), WWDC20

"""#
    ),
    (
      id: "state-holds-unobserved-class",
      text: #"""
# state-holds-unobserved-class

`@State` holds an object of a plain class, and `body` draws from it. Changes inside the object are invisible to SwiftUI.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

Nothing happens on a tap. A `print` shows that the value did change. The screen catches up only when something else redraws the view. People who come from UIKit meet this first: there, changing the object and calling a redraw was the normal way.

## Why

A struct is its contents. Change one field, and you have a different struct; `@State` notices and the view redraws.

A class instance is a place. `@State` stores the way to that place. Change something inside, and the way there is the same. There is nothing for `@State` to notice, and a plain class has no means to speak up by itself.

## The mistake

```swift bad
import SwiftUI

final class Compass {
  var heading = 0
}

struct CompassView: View {
  @State private var compass = Compass()  // expect: state-holds-unobserved-class warning `@State`

  var body: some View {
    VStack {
      Text("Heading \(compass.heading)")
      Button("Turn right") { compass.heading += 15 }
    }
  }
}
```

An array of such objects has the same problem: `birds[0].count += 1` changes a bird, and the array holds the same references as before.

## The fix

### One view uses it: make it a struct

`class` becomes `struct`, and a method that changes fields becomes `mutating`. Choose this unless several places need to see the same instance.

```swift good
import SwiftUI

struct Compass {
  var heading = 0
}

struct CompassView: View {
  @State private var compass = Compass()

  var body: some View {
    VStack {
      Text("Heading \(compass.heading)")
      Button("Turn right") { compass.heading += 15 }
    }
  }
}
```

### It is shared, on iOS 17 and later: `@Observable`

```swift good ios=17
import SwiftUI

@Observable final class Compass {
  var heading = 0
}

struct CompassView: View {
  @State private var compass = Compass()

  var body: some View {
    VStack {
      Text("Heading \(compass.heading)")
      Button("Turn right") { compass.heading += 15 }
    }
  }
}
```

### It is shared, and the app runs on older systems: `ObservableObject`

```swift good
import Combine
import SwiftUI

final class Compass: ObservableObject {
  @Published var heading = 0
}

struct CompassView: View {
  @StateObject private var compass = Compass()

  var body: some View {
    VStack {
      Text("Heading \(compass.heading)")
      Button("Turn right") { compass.heading += 15 }
    }
  }
}
```

## When the code is right

`@State` is also a place to keep something. An object that nothing on screen is drawn from (a player, an image context, a cache, a recorder) may live there as a plain class. SwiftUI makes it once and keeps it as long as the view. stlint is quiet when no `body` reads a member of it.

```swift good
import SwiftUI

final class RhythmRecorder {
  private(set) var taps: [Date] = []
  func record() { taps.append(Date()) }
}

struct DrumPad: View {
  let save: ([Date]) -> Void
  @State private var recorder = RhythmRecorder()

  var body: some View {
    VStack {
      Button("Drum") { recorder.record() }
      Button("Save") { save(recorder.taps) }
    }
  }
}
```

Up to Xcode 26 the expression `RhythmRecorder()` runs each time the view value is made, and the spare objects are thrown away. Keep such an `init` light. With Xcode 27 it runs once, when the view's storage is set up.

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state), Apple. The use as a cache is named in Apple's agent guidance of Xcode 27 ([a public copy](https://github.com/ronnyf/SwiftUI-Agent-Skill))
- [Managing model data in your app](https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app), Apple
- [Choosing between structures and classes](https://developer.apple.com/documentation/swift/choosing-between-structures-and-classes), Apple
- [Discover Observation in SwiftUI](https://developer.apple.com/videos/play/wwdc2023/10149/), WWDC23

"""#
    ),
    (
      id: "state-init-assignment-discarded",
      text: #"""
# state-init-assignment-discarded

A `@State` has a default on its line, and `init` assigns it by name. The default wins, and the assignment is thrown away.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The view starts with the default. The value from `init` never appears, not even the first time.

With Xcode 27 you may not get that far. The compiler stops with `variable 'self.laps' used before being initialized`. It does so when the assignment stands above another property that has no value yet.

## Why

A default on the declaration line is the initial value. By the time the first line of `init` runs, it has been chosen.

What happens to the assignment then depends on Xcode:

- **Xcode 26 and older.** `@State` is a property wrapper. Once all properties have values, `self.laps = 3` is an ordinary write to it. But a view has no storage during `init`, so the write goes nowhere. While another property is still unset, the same line makes the wrapper anew, and the value counts. We have run both orders with a stand-in for the wrapper.
- **Xcode 27.** `@State` is a macro. The default is kept as an expression that SwiftUI evaluates when it needs it. The assignment does not replace it. If it comes before the other properties have values, it is an error.

So the finding is a warning where the value is lost, a note where only Xcode 27 minds, and an error when stlint knows that you build with Xcode 27.

Moving the line to the end of `init` makes the error go away and keeps the bug.

## The mistake

```swift bad
import SwiftUI

struct LapCounter: View {
  @State private var laps: Int = 0

  init(alreadyRun: Int) {
    self.laps = alreadyRun  // expect: state-init-assignment-discarded warning `self.laps = alreadyRun`
  }

  var body: some View {
    Button("\(laps) laps") { laps += 1 }
  }
}
```

```swift bad xcode=27
import SwiftUI

struct LapCounter: View {
  let runner: String
  @State private var laps: Int = 0

  init(runner: String, alreadyRun: Int) {
    self.laps = alreadyRun  // expect: state-init-assignment-discarded error `self.laps = alreadyRun`
    self.runner = runner
  }

  var body: some View {
    Button("\(runner): \(laps) laps") { laps += 1 }
  }
}
```

## The fix

### `init` decides: remove the default

Write the type, leave out the value, and assign after the other properties. This is right in every Xcode.

```swift good
import SwiftUI

struct LapCounter: View {
  let runner: String
  @State private var laps: Int

  init(runner: String, initialLaps: Int) {
    self.runner = runner
    self.laps = initialLaps
  }

  var body: some View {
    Button("\(runner): \(laps) laps") { laps += 1 }
  }
}
```

The parameter is called `initialLaps` because that is all it is. A later value does not arrive: see [`state-initialized-from-input`](state-initialized-from-input.md).

### The declaration decides: remove the assignment

If the value is the same for every caller, keep the default and delete the line in `init`.

```swift good
import SwiftUI

struct LapCounter: View {
  @State private var laps = 0

  var body: some View {
    Button("\(laps) laps") { laps += 1 }
  }
}
```

## When the code is right

With a default on the line, assigning by name in `init` is never right. Two look-alikes are.

An optional spelled `String?` has a hidden default, `nil`, so it is a case of this rule. The long spelling `Optional<String>` has none, and the assignment is the first value:

```swift good
import SwiftUI

struct RunnerPicker: View {
  @State private var chosen: Optional<String>

  init(initialRunner: String?) {
    self.chosen = initialRunner
  }

  var body: some View {
    VStack {
      Text(chosen ?? "Nobody yet")
      Button("Clear") { chosen = nil }
    }
  }
}
```

`_chosen = State(initialValue: …)` replaces the initial value even beside a default, with Xcode 26 and older. We have not been able to check what Xcode 27 does with it. Without the default the question does not arise.

## Sources

- [TN3211: Resolving SwiftUI source incompatibilities for State and ContentBuilder](https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder), Apple
- [State()](https://developer.apple.com/documentation/swiftui/state()), the macro, and [State](https://developer.apple.com/documentation/swiftui/state), the property wrapper, Apple
- [What's new in SwiftUI](https://developer.apple.com/videos/play/wwdc2026/269/), WWDC26
- Projects that met the error: [LoopKit 747](https://github.com/tidepool-org/LoopKit/pull/747), [Monal 1714](https://github.com/monal-im/Monal/pull/1714), [Brave 37346](https://github.com/brave/brave-core/pull/37346)

"""#
    ),
    (
      id: "state-initialized-from-input",
      text: #"""
# state-initialized-from-input

An `init` copies an input into `@State`. The copy is made once, and later inputs never reach it.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The first value appears, and stays. The parent passes platform 5, then 6. The row goes on saying 4. It is confusing in the debugger, because the `init` does run, with the new value. The assignment does run. The screen does not change.

## Why

`@State` is a box that SwiftUI keeps beside the view. The struct you write only describes the box and what to put in it first.

SwiftUI fills the box when this view appears in this place. On every later update your `init` runs again and offers another first value. SwiftUI has a filled box already, so it ignores the offer.

`_platform = State(initialValue: platform)`, `State(wrappedValue:)` and `self.platform = platform` (for a property without a default) all mean the same thing: the first value, once.

## The mistake

```swift bad
import SwiftUI

struct DepartureRow: View {
  @State private var destination: String
  @State private var platform: Int

  init(destination: String, platform: Int) {
    _destination = State(initialValue: destination)  // expect: state-initialized-from-input warning `_destination = State(initialValue: destination)`
    _platform = State(initialValue: platform)
  }

  var body: some View {
    Text("\(destination), platform \(platform)")
  }
}

struct StationBoard: View {
  @State private var destination = "Lyon"
  @State private var platform = 4

  var body: some View {
    VStack {
      DepartureRow(destination: destination, platform: platform)
      TextField("Destination", text: $destination)
      Button("Change platform") { platform += 1 }
    }
  }
}
```

One finding stands for the whole `init` and names every property that is filled this way.

## The fix

### The view only shows the value: a plain `let`

This is the most common case. No state, no `init`, and it is always current.

```swift good
import SwiftUI

struct DepartureRow: View {
  let destination: String
  let platform: Int

  var body: some View {
    Text("\(destination), platform \(platform)")
  }
}
```

If the view changes the value for its parent too, take a `@Binding` instead. If it shows something computed from the input, compute it in a property without storage.

### The view needs its own copy that follows the input: `.onChange(of:)`

Keep the input as a property, and say what happens when it changes. The form below needs iOS 17.

```swift good ios=17
import SwiftUI

struct TicketCounter: View {
  let groupSize: Int
  @State private var tickets: Int

  init(groupSize: Int) {
    self.groupSize = groupSize
    self.tickets = groupSize
  }

  var body: some View {
    Stepper("\(tickets) tickets", value: $tickets, in: 1...20)
      .onChange(of: groupSize) { tickets = groupSize }
  }
}
```

`body` runs once with the old copy before `.onChange` corrects it. If that matters, compute the value instead.

### A new input means starting over: `.id(…)` at the call site

`SeatPicker(journey: journey).id(journey)` makes the input part of the view's identity. Another journey is another view with a fresh box. Everything in it starts again: its other state, its focus, its tasks. The [page on models](state-model-injected-via-init.md) shows a whole example.

## When the code is right

A draft is a copy on purpose. It starts from the input, the person edits it, and *Save* sends it back. In a sheet each presentation is a new view, so the first value is the right one.

```swift good
import SwiftUI

struct Trip: Identifiable {
  let id: Int
  var name: String
}

struct TripEditor: View {
  let save: (String) -> Void
  @State private var draftName: String

  init(trip: Trip, save: @escaping (String) -> Void) {
    self.save = save
    _draftName = State(initialValue: trip.name)
  }

  var body: some View {
    Form {
      TextField("Name", text: $draftName)
      Button("Save") { save(draftName) }
    }
  }
}
```

stlint is also quiet when the parameter is named for what it is (`initialPlatform`, `defaultZoom`, `startingPage`). When it cannot see that the caller's value changes, it lowers the finding to a note.

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state) and [State.init(wrappedValue:)](https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)), Apple: the storage is initialised once for each view instance
- [onChange(of:initial:_:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)), Apple, iOS 17
- [id(_:)](https://developer.apple.com/documentation/swiftui/view/id(_:)), Apple: a new id resets the view's state
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: identity and lifetime
- [State.init(wrappedValue:) and init(initialValue:)](https://forums.swift.org/t/swiftui-state-init-wrappedvalue-vs-init-initialvalue-whats-the-difference/38904), Swift Forums

"""#
    ),
    (
      id: "state-model-injected-via-init",
      text: #"""
# state-model-injected-via-init

An object comes in through `init` and goes into `@State` or `@StateObject`. The first object is kept, and later ones are ignored.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** note · **Since:** iOS 14

## What you will see

The child shows the first object for as long as it is on screen. The parent swaps in another one, and nothing happens. If the parameter has a default that builds the object, you also see its `init` run again and again.

## Why

`@State` and `@StateObject` mean "I own this". SwiftUI stores the first object when the view appears and keeps it until the view goes away. An object that arrives later is not stored, because the place is taken. A `@State var log: WateringLog` that callers fill through the memberwise initialiser is the same case.

Ownership is decided once. Either this view makes the object, or somebody else does and this view refers to it.

The finding is a note, because the pattern also has good uses (see below). It is a warning when the caller stores the object too, when it builds one from values that change, or when the parameter has a default that builds it. A default argument runs on every update of the parent. That holds with Xcode 27 too: its lazy `@State` covers only a value on the declaration line.

## The mistake

Two owners, and a default argument that builds an object:

```swift bad ios=17
import SwiftUI

@Observable final class WateringLog {
  var count = 0
}

struct LogView: View {
  @State private var log: WateringLog

  init(log: WateringLog = WateringLog()) {
    _log = State(initialValue: log)  // expect: state-model-injected-via-init warning `_log = State(initialValue: log)`
  }

  var body: some View { Text("Watered \(log.count) times") }
}

struct PlantPage: View {
  @State private var log = WateringLog()

  var body: some View {
    VStack {
      LogView(log: log)
      Button("New year") { log = WateringLog() }
    }
  }
}
```

An object built from an argument. It is made once, for the first `line`:

```swift bad
import Combine
import SwiftUI

final class LineModel: ObservableObject {
  @Published var delay = 0
  let line: Int
  init(line: Int) { self.line = line }
}

struct LineView: View {
  @StateObject private var model: LineModel
  init(line: Int) {
    _model = StateObject(wrappedValue: LineModel(line: line))  // expect: state-model-injected-via-init warning `_model = StateObject(wrappedValue: LineModel(line: line))`
  }

  var body: some View { Text("Line \(model.line): \(model.delay) min") }
}

struct LineChooser: View {
  @State private var line = 1

  var body: some View {
    VStack {
      Stepper("Line", value: $line)
      LineView(line: line)
    }
  }
}
```

## The fix

### Somebody else owns it: a plain property

Reading an `@Observable` object needs no wrapper. Use `@Bindable var log` if you need `$log`, and `@ObservedObject var` for an `ObservableObject`.

```swift good ios=17
import SwiftUI

@Observable final class WateringLog {
  var count = 0
}

struct LogView: View {
  let log: WateringLog

  var body: some View { Text("Watered \(log.count) times") }
}
```

### This view owns it: make it on the declaration line

Write `@State private var log = WateringLog()` and drop the parameter. Does it need an argument? Then say `.id(line)` at the call site: another line is another view with another object. Or keep one object and load into it with `.task(id: line)`.

```swift good
import Combine
import SwiftUI

final class LineModel: ObservableObject {
  @Published var delay = 0
  let line: Int
  init(line: Int) { self.line = line }
}

struct LineView: View {
  @StateObject private var model: LineModel
  init(line: Int) {
    _model = StateObject(wrappedValue: LineModel(line: line))
  }

  var body: some View { Text("Line \(model.line): \(model.delay) min") }
}

struct LinePicker: View {
  @State private var line = 1

  var body: some View {
    VStack {
      Stepper("Line", value: $line, in: 1...9)
      LineView(line: line).id(line)
    }
  }
}
```

## When the code is right

The caller makes the object, hands it over once and keeps nothing. People do this so that previews, tests and the `App` can choose the object. stlint is silent when those are the only callers, or when the view is the content of a sheet or a pushed screen.

A detail: the memberwise parameter of `@StateObject var model: LineModel` is an autoclosure. `LineView(model: LineModel(line: 1))` builds one object, not one for each update. It still ignores the second line.

## Sources

- [StateObject](https://developer.apple.com/documentation/swiftui/stateobject), Apple: building one from external data, and `.id(_:)`
- [Managing model data in your app](https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app), Apple
- [State()](https://developer.apple.com/documentation/swiftui/state()) and [TN3211](https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder), Apple: the macro of Xcode 27
- [Initializing @Observable classes with the @State macro](https://nilcoalescing.com/blog/InitializingObservableClassesWithTheStateMacroInXcode27), Nil Coalescing

"""#
    ),
    (
      id: "state-not-private",
      text: #"""
# state-not-private

A `@State` property is not private, so other views can set it. What they set counts once; later values are ignored.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** warning · **Since:** iOS 13

## What you will see

Nothing yet. This finding prevents a bug that is hard to see later.

The bug looks like this: somebody writes `RecipeSteps(steps: steps, current: 3)`. The code compiles, and the first time it works. Then the parent passes 4, and the view stays at 3. Once a call site like that exists, stlint reports it as [`state-passed-by-parent`](state-passed-by-parent.md).

## Why

A view is a struct, and SwiftUI makes it anew on every update. A `@State` value cannot live in that struct. SwiftUI keeps it in storage of its own, and the storage belongs to this view for as long as the view stays in the same place on screen.

Swift knows nothing about this. It writes an initialiser with one parameter for each property, and a `@State` property that is not private becomes one of those parameters. The parameter looks like an input. It is only a first value: SwiftUI reads it when the view appears and ignores it afterwards.

`private` says two things at once: this view owns the value, and nobody else sets it.

The same holds for `@StateObject`. For `@FocusState`, `@GestureState`, `@Namespace` and `@SceneStorage` the finding is a note, because passing them in is rare.

## The mistake

```swift bad
import Combine
import SwiftUI

final class KitchenTimer: ObservableObject {
  @Published var minutes = 10
}

struct RecipeSteps: View {
  let steps: [String]
  @State var current = 0  // expect: state-not-private warning `@State`
  @StateObject var timer = KitchenTimer()  // expect: state-not-private warning `@StateObject`
  @FocusState var isEditingNote: Bool  // expect: state-not-private note `@FocusState`
  @State private var note = ""

  var body: some View {
    VStack {
      Text(steps[current])
      Button("Next step") { current = (current + 1) % steps.count }
      Stepper("\(timer.minutes) minutes", value: $timer.minutes)
      TextField("Note", text: $note)
        .focused($isEditingNote)
    }
  }
}
```

## The fix

Write `private` in front of `var`. Nothing else changes.

```swift good
import SwiftUI

struct RecipeSteps: View {
  let steps: [String]
  @State private var current = 0

  var body: some View {
    VStack {
      Text(steps[current])
      Button("Next step") { current = (current + 1) % steps.count }
    }
  }
}
```

If the code stops compiling because a caller passes the value, the caller has an opinion about it. Then the question is who owns the value. [`state-passed-by-parent`](state-passed-by-parent.md) walks through the answers.

## When the code is right

A property is left alone when an extension of the view in another file uses it. `private` hides it from that file.

```swift good file=Departures.swift
import SwiftUI

struct Departures: View {
  @State var showsOnlyLate = false

  var body: some View {
    VStack {
      lateButton
      Text(showsOnlyLate ? "Late trains" : "All trains")
    }
  }
}
```

```swift good file=Departures+Buttons.swift
import SwiftUI

extension Departures {
  var lateButton: some View {
    Button("Late only") { showsOnlyLate.toggle() }
  }
}
```

`fileprivate` counts as private. `private(set)` does not: the initialiser still takes the value. `@Previewable` declarations and properties that a protocol asks for are left alone too.

One caution. Public reports describe link errors with Xcode 27 when a private `@State` with a default sits in a view whose `init` stands in another file. We have not been able to check how general this is. stlint does not make the edit by itself in such a view.

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state), Apple: declare state private, so that a memberwise initialiser cannot set it
- [StateObject](https://developer.apple.com/documentation/swiftui/stateobject), Apple: the same advice for objects
- [Managing user interface state](https://developer.apple.com/documentation/swiftui/managing-user-interface-state), Apple
- Link errors with Xcode 27: [swift-sharing issue 240](https://github.com/pointfreeco/swift-sharing/issues/240), [Grid issue 47](https://github.com/exyte/Grid/issues/47)

"""#
    ),
    (
      id: "state-passed-by-parent",
      text: #"""
# state-passed-by-parent

A parent passes a value into a child's `@State`. The child uses the first value and ignores every later one.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The child is right when it first appears. Then the two drift apart:

- the parent changes its value, and the child keeps showing the old one;
- the child changes its copy, and the parent never hears of it.

## Why

`@State` is storage that SwiftUI keeps for a view. SwiftUI fills it once, when the view first appears in this place. The value that the parent passes is that first filling.

On the next update the parent builds the child again and passes a new value. The storage exists already, so SwiftUI keeps what is in it. The new value is thrown away together with the old struct.

A value has one owner. Here there are two, the parent's `@State` and the child's.

## The mistake

```swift bad
import SwiftUI

struct WateringRow: View {
  let plant: String
  @State var isThirsty: Bool  // expect: state-passed-by-parent warning `@State`

  var body: some View {
    Toggle(plant, isOn: $isThirsty)
  }
}

struct GreenhouseView: View {
  @State private var fernIsThirsty = true

  var body: some View {
    VStack {
      WateringRow(plant: "Fern", isThirsty: fernIsThirsty)
      Button("Water the fern") { fernIsThirsty = false }
    }
  }
}
```

The finding sits on the child's `@State`. The call that passes the value is shown beside it.

## The fix

Ask what the child does with the value.

### It shows the value: `let`

```swift good
import SwiftUI

struct PlantLabel: View {
  let plant: String
  let isThirsty: Bool

  var body: some View {
    Text(isThirsty ? "\(plant) is thirsty" : plant)
  }
}

struct GreenhouseView: View {
  @State private var fernIsThirsty = true

  var body: some View {
    VStack {
      PlantLabel(plant: "Fern", isThirsty: fernIsThirsty)
      Button("Water the fern") { fernIsThirsty = false }
    }
  }
}
```

### It changes the parent's value: `@Binding`

The parent passes `$fernIsThirsty`, with the dollar sign. That hands over access to its storage instead of a copy.

```swift good
import SwiftUI

struct WateringRow: View {
  let plant: String
  @Binding var isThirsty: Bool

  var body: some View {
    Toggle(plant, isOn: $isThirsty)
  }
}

struct GreenhouseView: View {
  @State private var fernIsThirsty = true

  var body: some View {
    WateringRow(plant: "Fern", isThirsty: $fernIsThirsty)
  }
}
```

If it starts from the value and goes its own way, give it an `init` that says so: see the next section.

## When the code is right

Sometimes a one-time start value is what you want: a draft, a zoom level, a step counter. Then make the state private and give the `init` a label that begins with `initial`. The next reader sees at the call site that later values do not arrive.

```swift good
import SwiftUI

struct ZoomableMap: View {
  let place: String
  @State private var zoom: Double

  init(place: String, initialZoom: Double) {
    self.place = place
    self.zoom = initialZoom
  }

  var body: some View {
    VStack {
      Text("\(place) at \(zoom)")
      Slider(value: $zoom, in: 1...8)
    }
  }
}
```

Inside a sheet, an alert or a pushed screen the content is new each time it is presented, so a first value is a fresh value. There stlint says only a note. Call sites in previews and tests do not count.

A class with `@Observable` or `ObservableObject` in the child's state is another story, and `@Binding` is not its cure: see [`state-model-injected-via-init`](state-model-injected-via-init.md).

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state), Apple: share state as a plain value to read, as a binding to write
- [Binding](https://developer.apple.com/documentation/swiftui/binding), Apple
- [Data Essentials in SwiftUI](https://developer.apple.com/videos/play/wwdc2020/10040/), WWDC20: one source of truth

"""#
    ),
    (
      id: "state-write-in-body",
      text: #"""
# state-write-in-body

State is written while `body` is being computed. `body` reads; it does not change anything.

**Symptom:** [changes-during-update](symptom-changes-during-update.md) · **Level:** error · **Since:** iOS 13

## What you will see

A purple warning in Xcode: `Modifying state during view update, this will cause undefined behavior.` The new value may not arrive, or arrive late. Sometimes the view redraws without end.

The warning names no property. Setting a value that is already there can raise it too.

## Why

`body` is a description. SwiftUI evaluates it whenever it wants to know what the screen looks like: after a change, during an animation, several times for one frame or not at all. It needs the answer to depend only on what the view holds.

A write inside `body` changes the question while SwiftUI is working out the answer. A change of state also asks for another evaluation of `body`, and that one writes again.

A bare `highest = 8` in a view builder does not compile (`type '()' cannot conform to 'View'`). So the real cases hide: behind `let _ =`, in a helper method, in a getter, in a closure with an explicit `return`. stlint follows the calls and shows the path from `body` to the write.

## The mistake

```swift bad
import SwiftUI

struct AltitudeView: View {
  let metres: Int
  @State private var highest = 0

  var body: some View {
    VStack {
      let _ = remember()
      Text("Now \(metres) m, highest \(highest) m")
    }
  }

  private func remember() {
    highest = max(highest, metres)  // expect: state-write-in-body error `highest = max(highest, metres)`
  }
}
```

```swift bad
import SwiftUI

struct TideChart: View {
  @State private var width: CGFloat = 0
  @State private var redraws = 0

  private var title: String {
    redraws += 1  // expect: state-write-in-body error `redraws += 1`
    return "Tides, drawn \(redraws) times"
  }

  var body: some View {
    GeometryReader { proxy in
      width = proxy.size.width  // expect: state-write-in-body error `width = proxy.size.width`
      return Text("\(title), \(width) points wide")
    }
  }
}
```

## The fix

If the value follows from what the view has, it needs no storage: compute it. Otherwise:

### Write it when the input changes: `.onChange(of:)`

The closure of `.onChange` runs after the update, as an action does. `initial: true` runs it for the first value too. This form needs iOS 17.

```swift good ios=17
import SwiftUI

struct AltitudeView: View {
  let metres: Int
  @State private var highest = 0

  var body: some View {
    Text("Now \(metres) m, highest \(max(highest, metres)) m")
      .onChange(of: metres, initial: true) { highest = max(highest, metres) }
  }
}
```

### It is a size: `.onGeometryChange(for:of:action:)`

From iOS 16. The first closure measures, the second may write.

```swift good
import SwiftUI

struct TideChart: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("Tides, \(width) points wide")
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}
```

### It is a reaction to the person, or to the view appearing

Write in the button's action, in `.onSubmit`, in `.onAppear` or in `.task`. The last two run each time the view appears, not once. `DispatchQueue.main.async` around the write silences the warning and keeps the problem: every redraw plans another write.

## When the code is right

Changing a local variable is fine. It belongs to this one evaluation, and nobody watches it.

```swift good
import SwiftUI

struct WeatherLine: View {
  let rain: Int
  let wind: Int
  @State private var isShort = true

  private var summary: String {
    var parts: [String] = []
    parts.append("rain \(rain) mm")
    if !isShort { parts.append("wind \(wind) km/h") }
    return parts.joined(separator: ", ")
  }

  var body: some View {
    Button(summary) { withAnimation { isShort.toggle() } }
  }
}
```

`withAnimation` runs its closure at once, where it stands. In a button's action that is an action. Directly in `body` it is a write in `body`.

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state), Apple
- [onChange(of:initial:_:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)) and [onGeometryChange(for:of:action:)](https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)), Apple
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21
- [Safely updating the view state](https://swiftui-lab.com/state-changes/), The SwiftUI Lab

"""#
    ),
  ]

  /// The page of a rule or symptom; nil when there is none.
  public static func text(of id: String) -> String? {
    all.first { $0.id == id }?.text
  }
}

// Written by scripts/refresh-pages.sh from the pages in Rules/: change those, then run it.
// swift-format-ignore-file

/// The pages of `Rules/`, word for word, so that the command needs no file beside it.
public enum Pages {
  /// Every page, sorted by its id, which is that of its rule or symptom.
  public static let all: [(id: String, text: String)] = [
    (
      id: "animation-without-value",
      text: #"""
# animation-without-value

`.animation(…)` stands there without a value. It animates whatever changes above it, also what nobody meant to animate.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** warning · **Since:** iOS 13

## What you will see

A card that was meant to grow also slides in from the corner when the screen opens. Text fades where it is meant to switch. On rotation everything wobbles into place. A spinner that repeats for ever drags the layout around it along.

## Why

`.animation(.default)` does not say what to look at. It puts its animation on every change that passes through this place: your state, a new size from the parent, the first layout, the keyboard. It reaches everything inside the view that it is attached to.

`.animation(.default, value: isOpen)` looks at one value. The animation counts for the updates in which that value has changed, and for no others.

The form without a value is deprecated since iOS 15 for this reason.

## The mistake

```swift bad
import SwiftUI

struct MenuCard: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Menu of the day")
      if isOpen { Text("Pumpkin soup") }
    }
    .frame(width: isOpen ? 240 : 160)
    .animation(.spring())  // expect: animation-without-value warning
    .onTapGesture { isOpen.toggle() }
  }
}
```

## The fix

### Name the value

It is there from iOS 13 on. Several values take several modifiers, or an array of them.

```swift good
import SwiftUI

struct MenuCard: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Menu of the day")
      if isOpen { Text("Pumpkin soup") }
    }
    .frame(width: isOpen ? 240 : 160)
    .animation(.spring(), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
```

### Animate the action

`withAnimation` animates all that this one change brings about, in this view and in others.

```swift good
import SwiftUI

struct MenuCard: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Menu of the day")
      if isOpen { Text("Pumpkin soup") }
    }
    .frame(width: isOpen ? 240 : 160)
    .onTapGesture {
      withAnimation(.spring()) { isOpen.toggle() }
    }
  }
}
```

Which of the two? `withAnimation` if the tap is what counts. `value:` if the value can change for several reasons and this view moves in any case.

### Animate one modifier only (iOS 17)

```swift good ios=17
import SwiftUI

struct MenuCard: View {
  @State private var isOpen = false

  var body: some View {
    Text("Menu of the day")
      .animation(.spring()) { card in card.opacity(isOpen ? 1 : 0.5) }
      .onTapGesture { isOpen.toggle() }
  }
}
```

## When the code is right

On a binding and on a transition, `.animation(…)` is another method. There it needs no value.

```swift good
import SwiftUI

struct Drawer: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen.animation(.easeOut))
      if isOpen {
        Text("Socks").transition(.opacity.animation(.linear))
      }
    }
  }
}
```

`.animation(nil)` switches animations off and is left alone.

## Sources

- [animation(_:)](https://developer.apple.com/documentation/swiftui/view/animation(_:)-1hc0p), Apple, deprecated: use `withAnimation` or `animation(_:value:)`
- [animation(_:value:)](https://developer.apple.com/documentation/swiftui/view/animation(_:value:)) and [withAnimation](https://developer.apple.com/documentation/swiftui/withanimation(_:_:)), Apple
- [Explore SwiftUI animation](https://developer.apple.com/videos/play/wwdc2023/10156/), WWDC23: the scoped form

"""#
    ),
    (
      id: "anyview-erases-identity",
      text: #"""
# anyview-erases-identity

`AnyView` hides what kind of view is inside. SwiftUI finds out while it draws, and rows in a list pay most.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13

## What you will see

Often nothing. In a list with many rows, opening it and scrolling get slow. Where the kind of view inside changes, the old one goes away with its state: a text field loses its text, a loaded picture loads again.

## Why

SwiftUI knows a view by its place in the structure, and the structure is in the type. `if` and `switch` in a builder are part of the type: both branches are known before anything is drawn.

`AnyView` has one type for everything. SwiftUI has to open it to see what is inside. If it is the same kind of view as before, it is updated, and its state stays. If it is another kind, the old view is removed with everything below it.

In a `List` or a `ForEach` it costs more. SwiftUI wants to know how many views one element makes. From the type it knows that without making the row. With `AnyView` it has to make each row to find out. That is why the finding is a warning in rows.

## The mistake

```swift bad
import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: String
  let isPicture: Bool
}

struct MessageList: View {
  let messages: [Message]

  var body: some View {
    List(messages) { message in
      row(for: message)
    }
    .overlay(emptyHint)
  }

  private func row(for message: Message) -> AnyView {  // expect: anyview-erases-identity warning `AnyView`
    if message.isPicture {
      return AnyView(Image(message.text))
    }
    return AnyView(Text(message.text))
  }

  private var emptyHint: some View {
    if messages.isEmpty {
      return AnyView(Text("No messages"))  // expect: anyview-erases-identity note
    }
    return AnyView(EmptyView())  // expect: anyview-erases-identity note
  }
}
```

## The fix

### `some View` and `@ViewBuilder`

`body` has the builder already; a function and a property ask for it. `return` and `AnyView` go away.

```swift good
import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: String
  let isPicture: Bool
}

struct MessageList: View {
  let messages: [Message]

  var body: some View {
    List(messages) { message in
      MessageRow(message: message)
    }
    .overlay(emptyHint)
  }

  @ViewBuilder private var emptyHint: some View {
    if messages.isEmpty { Text("No messages") }
  }
}

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack {
      if message.isPicture {
        Image(message.text)
      } else {
        Text(message.text)
      }
    }
  }
}
```

In a row, one container around the branches is the second half. With `HStack` on the outside, each element is one view, whichever branch is drawn.

### One view with a value that varies

If both branches show the same kind of view, there is no need for a branch: `Text(isLate ? "late" : "on time")`.

### A container for any content: a generic parameter

```swift good
import SwiftUI

struct Framed<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content().padding().border(.secondary) }
}
```

## When the code is right

At a border between modules, types have to be hidden. A plug-in, a router or a protocol gives out a view, and the other side does not know which. stlint is silent for stored properties and parameters of type `AnyView`, for what a protocol asks for, and for environment values.

```swift good
import SwiftUI

protocol Plugin {
  var title: String { get }
  func page() -> AnyView
}

struct ClockPlugin: Plugin {
  let title = "Clock"
  func page() -> AnyView { AnyView(Image(systemName: "clock")) }
}

struct PluginPage: View {
  let title: String
  let page: AnyView

  var body: some View {
    VStack {
      Text(title)
      page
    }
  }
}
```

## Sources

- [AnyView](https://developer.apple.com/documentation/swiftui/anyview), Apple: when the type inside changes, the old hierarchy is destroyed
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: structural identity, and `AnyView`
- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23: how many views an element of a list makes

"""#
    ),
    (
      id: "async-hop-write-in-body",
      text: #"""
# async-hop-write-in-body

`body` plans a write for a moment later. The warning is gone, and every redraw plans another write.

**Symptom:** [changes-during-update](symptom-changes-during-update.md) · **Level:** warning · **Since:** iOS 13

## What you will see

No purple warning. The view is drawn once more after each update: first with the old height, then with the new one, and you may see it jump.

When the value keeps moving, as a size does that depends on what is drawn, it never comes to rest. The app gets warm and scrolling stutters. The console may say `Bound preference … tried to update multiple times per frame`.

## Why

`DispatchQueue.main.async` and `Task` run their closure after the update. So the write no longer happens *during* it, which is all that the warning asks. But `body` still starts the write, and it does so whenever SwiftUI evaluates it.

A write to state asks for an update, and the update plans the next write. `@State` drops a value that is equal to the one it has, so the circle ends when the value stands still. An `ObservableObject` announces each assignment, equal or not, so with `@Published` it does not end.

## The mistake

```swift bad
import SwiftUI

struct PageHeader: View {
  @State private var height: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      // expect: async-hop-write-in-body warning
      let _ = DispatchQueue.main.async { height = proxy.size.height }
      Text("\(height) points")
    }
  }
}
```

In a helper it is the same, and so is a `Task`:

```swift bad
import SwiftUI

struct StepsView: View {
  let steps: Int
  @State private var best = 0

  var body: some View {
    remember()
    return Text("\(steps), best \(best)")
  }

  private func remember() {
    Task { @MainActor in  // expect: async-hop-write-in-body warning
      best = max(best, steps)
    }
  }
}
```

## The fix

### A size or a position: `.onGeometryChange`

From iOS 16. The second closure runs only when the measured value is another one.

```swift good
import SwiftUI

struct PageHeader: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("\(height) points")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}
```

Before iOS 16, a `GeometryReader` in the background hands the size up as a preference, and `.onPreferenceChange` writes it.

### A value that follows from an input: `.onChange`, or no state at all

```swift good ios=17
import SwiftUI

struct StepsView: View {
  let steps: Int
  @State private var best = 0

  var body: some View {
    Text("\(steps), best \(best)")
      .onChange(of: steps, initial: true) { best = max(best, steps) }
  }
}
```

### Something that happens when the view appears: `.onAppear`, `.task`

Both run after the update, once for each appearance and not for each redraw.

## When the code is right

In an action a hop is fine: it runs once for each tap.

In a representable it is the usual remedy. UIKit may call a delegate while `updateUIView` is at work, and then the write has to wait for a moment:

```swift good
import SwiftUI
import UIKit

struct NoteField: UIViewRepresentable {
  let text: String
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    let fitting = view.sizeThatFits(view.bounds.size).height
    if fitting != height {
      DispatchQueue.main.async { height = fitting }
    }
  }
}
```

A comparison of old and new in front of the write, as here, ends the circle. In `body` stlint lowers the warning to a note for it: the extra pass stays, and so does the jump.

## Sources

- [onGeometryChange(for:of:action:)](https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)) and [onChange(of:initial:_:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)), Apple
- [Safely updating the view state](https://swiftui-lab.com/state-changes/), The SwiftUI Lab
- That `@State` drops an equal value is read in [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI), a reconstruction; Apple does not say it

"""#
    ),
    (
      id: "bindable-unneeded",
      text: #"""
# bindable-unneeded

A property is `@Bindable`, and nothing uses its `$`. A plain property does the same.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** note · **Since:** iOS 17 · **Group:** advice

This note is advice and off by default: `stlint --enable bindable-unneeded` turns it on.

## What you will see

Nothing is wrong on screen. A reader looks for the control that writes through a binding, and there is none.

## Why

`@Bindable` has one use: it makes `$model.title`, a binding to a property of the object. The view does not need it to be updated. SwiftUI follows the properties that `body` reads, whatever the object is kept in.

| this view | property |
|---|---|
| shows the object, or changes it in actions | `let model: Model` |
| gives `$model.title` to a control | `@Bindable var model: Model` |
| makes the object and keeps it | `@State private var model = Model()` |

## The mistake

```swift bad ios=17
import SwiftUI

@MainActor @Observable final class Festival {
  var visitors = 0
}

struct GateCounter: View {
  @Bindable var festival: Festival  // expect: bindable-unneeded note `@Bindable`

  var body: some View {
    Button("\(festival.visitors) visitors") { festival.visitors += 1 }
  }
}
```

## The fix

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Festival {
  var visitors = 0
}

struct GateCounter: View {
  let festival: Festival

  var body: some View {
    Button("\(festival.visitors) visitors") { festival.visitors += 1 }
  }
}
```

`let` does not freeze the object. It says that this view value always has the same one, and each update makes a new view value.

## When the code is right

As soon as one control takes `$festival.name`, `@Bindable` is needed.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Festival {
  var name = "Riverside"
}

struct FestivalField: View {
  @Bindable var festival: Festival

  var body: some View { TextField("Name", text: $festival.name) }
}
```

## Sources

- [Bindable](https://developer.apple.com/documentation/swiftui/bindable), Apple
- [Managing model data in your app](https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app), Apple

"""#
    ),
    (
      id: "binding-argument-missing-dollar",
      text: #"""
# binding-argument-missing-dollar

A view wants a binding and gets the value, or it wants the value and gets a binding.

**Symptom:** [does-not-compile](symptom-does-not-compile.md) · **Level:** error · **Since:** iOS 13

## What you will see

`Cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'`. Or the other way round: `Cannot convert value of type 'Binding<Bool>' to expected argument type 'Bool'`.

In a large `body` the compiler often gives up earlier, with `The compiler is unable to type-check this expression in reasonable time`, at a line that is fine.

## Why

`isOn` is the value of this moment: a copy, `true` or `false`. A switch that gets a copy has nowhere to write.

`$isOn` is a `Binding`: a way to read the storage and to write it. A view that changes the value asks for this. A view that only shows it asks for the value.

## The mistake

```swift bad
import SwiftUI

struct HeaterPage: View {
  @State private var isOn = false
  @State private var degrees = 20.0

  var body: some View {
    Form {
      Toggle("Heater", isOn: isOn)  // expect: binding-argument-missing-dollar error
      Slider(value: degrees, in: 10...30)  // expect: binding-argument-missing-dollar error
    }
  }
}
```

A view of your own, in both directions:

```swift bad
import SwiftUI

struct FanSwitch: View {
  @Binding var isSpinning: Bool

  var body: some View { Toggle("Fan", isOn: $isSpinning) }
}

struct FanLabel: View {
  let isSpinning: Bool

  var body: some View { Text(isSpinning ? "Windy" : "Calm") }
}

struct FanPage: View {
  @State private var isSpinning = false

  var body: some View {
    VStack {
      FanSwitch(isSpinning: isSpinning)  // expect: binding-argument-missing-dollar error
      FanLabel(isSpinning: $isSpinning)  // expect: binding-argument-missing-dollar error
    }
  }
}
```

## The fix

`$` where the other view writes, no `$` where it only reads.

```swift good
import SwiftUI

struct FanSwitch: View {
  @Binding var isSpinning: Bool

  var body: some View { Toggle("Fan", isOn: $isSpinning) }
}

struct FanLabel: View {
  let isSpinning: Bool

  var body: some View { Text(isSpinning ? "Windy" : "Calm") }
}

struct FanPage: View {
  @State private var isSpinning = false

  var body: some View {
    VStack {
      FanSwitch(isSpinning: $isSpinning)
      FanLabel(isSpinning: isSpinning)
    }
  }
}
```

`Toggle(isOn: .constant(isOn))` satisfies the compiler as well. The switch then snaps back at each tap, because a constant cannot be changed.

If `$` is refused too (`Cannot find '$heater' in scope`), the property has no wrapper that makes bindings. For an `@Observable` object that is [missing-bindable](missing-bindable.md), for a plain property [mutating-plain-property](mutating-plain-property.md).

## When the code is right

What is a binding already takes no second `$`: a parameter of type `Binding<Bool>`, `Binding(get:set:)`, `_isOn`.

```swift good
import SwiftUI

struct LampRow: View {
  let isLit: Binding<Bool>
  let level: Double

  var body: some View {
    HStack {
      Toggle("Lamp", isOn: isLit)
      ProgressView(value: level)
    }
  }
}

struct LampPage: View {
  @State private var isLit = false
  @State private var level = 0.5

  var body: some View {
    VStack {
      LampRow(isLit: $isLit, level: level)
      Slider(value: $level)
    }
  }
}
```

`ProgressView` and `Gauge` only show. Their `value:` is a number.

## Sources

- [Binding](https://developer.apple.com/documentation/swiftui/binding), Apple
- [Managing user interface state](https://developer.apple.com/documentation/swiftui/managing-user-interface-state), Apple

"""#
    ),
    (
      id: "binding-to-observable-class",
      text: #"""
# binding-to-observable-class

A view asks for a `@Binding` to an `@Observable` object and never puts another object there. The object itself is enough.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** note · **Since:** iOS 17 · **Group:** advice

This note is advice and off by default: `stlint --enable binding-to-observable-class` turns it on.

## What you will see

It works. What is confusing comes with the next change: a caller that has the object in a `let` cannot make a binding to it, writes `.constant(model)`, and now a part of the code can no longer replace the object where another thinks it can.

## Why

A binding is access to a *place*: read what is there, put something else there. For a struct that is the only way to change it in the parent's hands.

An object is not changed by putting another one in its place. Everybody who has the reference changes the same object, and `@Observable` tells the views which property it was. The place is of interest only to a view that swaps the object.

## The mistake

```swift bad ios=17
import SwiftUI

@MainActor @Observable final class Recipe {
  var title = "Soup"
  var portions = 4
}

struct PortionField: View {
  @Binding var recipe: Recipe  // expect: binding-to-observable-class note `@Binding`

  var body: some View {
    Stepper("\(recipe.portions) portions", value: $recipe.portions)
  }
}

struct RecipePage: View {
  @State private var recipe = Recipe()

  var body: some View { PortionField(recipe: $recipe) }
}
```

## The fix

The caller passes the object without `$`, and the child says what it does with it.

| the child … | write |
|---|---|
| needs `$recipe.portions` for a control | `@Bindable var recipe: Recipe` |
| reads it, or changes it in actions | `let recipe: Recipe` |
| puts another object in its place | `@Binding var recipe: Recipe` |

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Recipe {
  var title = "Soup"
  var portions = 4
}

struct PortionField: View {
  @Bindable var recipe: Recipe

  var body: some View {
    Stepper("\(recipe.portions) portions", value: $recipe.portions)
  }
}

struct RecipePage: View {
  @State private var recipe = Recipe()

  var body: some View { PortionField(recipe: recipe) }
}
```

## When the code is right

A picker puts another object there, and then the binding is the right thing. So it is for an optional that a sheet sets to `nil`.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Recipe {
  var title = "Soup"
}

struct RecipeSwitch: View {
  @Binding var recipe: Recipe

  var body: some View {
    Button("Instead of \(recipe.title)") { recipe = Recipe() }
  }
}
```

## Sources

- [Bindable](https://developer.apple.com/documentation/swiftui/bindable) and [Binding](https://developer.apple.com/documentation/swiftui/binding), Apple
- [Migrating from the Observable Object protocol to the Observable macro](https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro), Apple

"""#
    ),
    (
      id: "branch-changes-identity",
      text: #"""
# branch-changes-identity

The same view stands in both branches of an `if`. For SwiftUI these are two views, and a switch throws one of them away.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 13

## What you will see

A switch is flipped, and the view starts from scratch:

- the keyboard closes while somebody is writing;
- the list is back at the top;
- a row that was open is closed, a picture loads again;
- the change fades instead of moving.

Often nobody flipped a switch. The phone was turned, dark mode began, the window got narrower.

## Why

A view has no name. SwiftUI recognises it by its place: "the text field in the first branch". The text field in the second branch has another place, so it is another view, and both have their own state.

When the condition changes, SwiftUI removes the view of the one branch, with its state, and makes the view of the other branch from the beginning. That the two read alike makes no difference. The same is true of the cases of a `switch`.

## The mistake

```swift bad
import SwiftUI

struct NoteEditor: View {
  @State private var text = ""
  @State private var isLarge = false

  var body: some View {
    VStack {
      Toggle("Large", isOn: $isLarge)
      if isLarge {  // expect: branch-changes-identity warning
        TextField("Note", text: $text)
          .font(.title)
      } else {
        TextField("Note", text: $text)
      }
    }
  }
}
```

A modifier of your own can do it to every view that wears it. What it modifies is not visible here, so this is a note:

```swift bad
import SwiftUI

struct Highlight: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {  // expect: branch-changes-identity note
      content.background(.yellow)
    } else {
      content
    }
  }
}

struct PollForm: View {
  @State private var answer = ""

  var body: some View {
    TextField("Answer", text: $answer)
      .modifier(Highlight(isOn: answer.isEmpty))
  }
}
```

## The fix

### One view, and the condition inside the modifier

Nearly every modifier has a value that does nothing: `.opacity(1)`, `.disabled(false)`, `.background(.clear)`, `.padding(0)`, `.frame(width: nil)`, `.bold(false)`.

```swift good
import SwiftUI

struct NoteEditor: View {
  @State private var text = ""
  @State private var isLarge = false

  var body: some View {
    VStack {
      Toggle("Large", isOn: $isLarge)
      TextField("Note", text: $text)
        .font(isLarge ? .title : .body)
    }
  }
}

struct Highlight: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content.background(isOn ? .yellow : .clear)
  }
}

struct PollForm: View {
  @State private var answer = ""

  var body: some View {
    TextField("Answer", text: $answer)
      .modifier(Highlight(isOn: answer.isEmpty))
  }
}
```

### The surroundings change: `AnyLayout`, from iOS 16

A row or a column around the same views is a choice of layout. `AnyLayout` changes it and keeps what is inside.

```swift good ios=16
import SwiftUI

struct SplitEditor: View {
  @State private var text = ""
  @State private var isWide = false

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Toggle("Side by side", isOn: $isWide)
      TextEditor(text: $text)
    }
  }
}
```

### Both forms are really needed: keep the state above

What two branches share belongs into the view around them, and goes down as a binding. The text is safe then. The focus and the scroll position are not.

## When the code is right

Two branches with different content are meant to be two views. The fields below write to different places, and a cursor that wandered from one to the other would be a mistake.

```swift good
import SwiftUI

struct ContactForm: View {
  @State private var phone = ""
  @State private var email = ""
  @State private var prefersEmail = false

  var body: some View {
    Form {
      Toggle("By email", isOn: $prefersEmail)
      if prefersEmail {
        TextField("Email", text: $email)
      } else {
        TextField("Phone", text: $phone)
      }
    }
  }
}
```

stlint is silent there, and also:

- for `if #available` and other conditions that stay the same while the app runs;
- for views without state, such as `Text`, `Image`, `Label` and shapes;
- where both branches have an `.id(…)` or a `.transition(…)`, for then somebody wants one view to leave and the other to come.

A function or a `body` that says `return` in each branch has no builder. Both branches have the same type there, and the view stays the same one.

## Sources

- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: structural identity, and inert modifiers
- [AnyLayout](https://developer.apple.com/documentation/swiftui/anylayout), Apple
- [Why conditional view modifiers are a bad idea](https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/), objc.io
- People who met it: [SwiftUI-Shimmer 18](https://github.com/markiv/SwiftUI-Shimmer/pull/18), [cmux 10488](https://github.com/manaflow-ai/cmux/pull/10488)

"""#
    ),
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

- A warning about *background threads* is a different one: [never-updates](symptom-never-updates.md), rule [`published-write-off-main`](published-write-off-main.md).
- No message, but `body` runs all the time: first [redraws-everything](symptom-redraws-everything.md). A model with `@Observable` can be changed in `body` without any message, so cause 2 is worth a look too.
- `type '()' cannot conform to 'View'` is the compiler's word for the same mistake, written openly: [does-not-compile](symptom-does-not-compile.md).

## The causes, likeliest first

A cause with a link is a rule that stlint checks today. It does not look for the others yet.

1. **`body`, or something it calls, writes state.** A helper, a getter, `let _ = …`, a `GeometryReader` closure, the `get:` of a hand-made binding: [`state-write-in-body`](state-write-in-body.md).
2. **`body` calls a model's method that changes the model:** [`model-mutation-in-body`](model-mutation-in-body.md).
3. **The write is put off by one turn.** The message goes away and the loop stays: [`async-hop-write-in-body`](async-hop-write-in-body.md).
4. **An `init` writes.** The initialiser of a view runs inside its parent's `body`: [`state-write-in-view-init`](state-write-in-view-init.md).
5. **`updateUIView` or `updateNSView` writes,** or calls something whose delegate writes at once: [`representable-update-writes-state`](representable-update-writes-state.md).
6. **`body` starts work,** which then writes: [`side-effect-in-body`](side-effect-in-body.md).

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
      id: "closure-binding-in-body",
      text: #"""
# closure-binding-in-body

A `Binding` is built from two closures that only read and write one property. The `$` of that property is the same binding, and SwiftUI can compare it.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable closure-binding-in-body` turns it on.

## What you will see

The control works. Each time this `body` runs, the control below counts as changed and is evaluated too, although its value is the same. In a long form, or in the rows of a list, that is felt as lag while typing.

## Why

Before SwiftUI evaluates a child, it compares what the child is given with what it was given last time. `$settings.isLoud` is made of a place and a path to it, and two of those can be compared. `Binding(get:set:)` is made of two closures. Closures cannot be compared, and `body` makes new ones on each pass, so the answer is always "changed".

There is a second difference. The getter runs once when the binding is made, so this `body` has read the value and runs again when it changes. `$` hands on the place and reads nothing.

## The mistake

```swift bad
import SwiftUI

struct AlarmSettings {
  var isLoud = false
  var snoozeMinutes = 9
}

struct AlarmForm: View {
  @State private var settings = AlarmSettings()

  var body: some View {
    Form {
      Toggle(
        "Loud",
        isOn: Binding(  // expect: closure-binding-in-body note `Binding`
          get: { settings.isLoud },
          set: { settings.isLoud = $0 }
        ))
      Stepper("Snooze: \(settings.snoozeMinutes)", value: $settings.snoozeMinutes)
    }
  }
}
```

## The fix

### The property has a wrapper: `$`

`@State`, `@Binding`, `@AppStorage`, `@StateObject`, `@ObservedObject`, `@EnvironmentObject` and `@Bindable` all have it, and the path goes on behind it.

```swift good
import SwiftUI

struct AlarmSettings {
  var isLoud = false
  var snoozeMinutes = 9
}

struct AlarmForm: View {
  @State private var settings = AlarmSettings()

  var body: some View {
    Form {
      Toggle("Loud", isOn: $settings.isLoud)
      Stepper("Snooze: \(settings.snoozeMinutes)", value: $settings.snoozeMinutes)
    }
  }
}
```

### The property is an `@Observable` object: `@Bindable`

A plain property becomes `@Bindable var`. For an object from the environment, one line at the top of `body` makes it.

```swift good ios=17
import SwiftUI

@Observable final class Radio {
  var volume = 0.5
}

struct RadioPanel: View {
  @Environment(Radio.self) private var radio

  var body: some View {
    @Bindable var radio = radio
    Slider(value: $radio.volume)
  }
}
```

### The setter animates: `.animation`

`$settings.isLoud.animation()` is a binding whose writes are animated. It needs no closure.

## When the code is right

Where the closures *do* something, they are what is wanted: they convert between types, keep a value in its limits, or call a method. stlint is silent for those. Where such a binding is used in many places, a computed property or a subscript of the model gives it a path, and then `$` works too.

```swift good ios=17
import SwiftUI

@Observable final class Oven {
  var celsius = 180
}

struct OvenPanel: View {
  @Bindable var oven: Oven

  var body: some View {
    Slider(
      value: Binding(
        get: { Double(oven.celsius) },
        set: { oven.celsius = Int($0) }
      ), in: 50...250)
  }
}
```

How much is gained depends on the size of what stands below. A single switch on a small screen gains nothing that anybody notices.

## Sources

- [Binding](https://developer.apple.com/documentation/swiftui/binding) and [Bindable](https://developer.apple.com/documentation/swiftui/bindable), Apple
- That a binding from closures cannot be compared is said in Apple's agent guidance of Xcode 27 ([a public copy](https://github.com/ronnyf/SwiftUI-Agent-Skill))
- That the getter runs at once, and that `$` reads nothing, is read in [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI), a reconstruction; Apple does not document it
- [A settings page that froze](https://github.com/AThevon/TokenEater/pull/35), a public report; its author revised the diagnosis later, so take it as a hint

"""#
    ),
    (
      id: "closure-in-environment",
      text: #"""
# closure-in-environment

An environment value is a closure. SwiftUI cannot compare closures, so every view that reads it counts as changed.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable closure-in-environment` turns it on. Few apps feel it.

## What you will see

Nothing is wrong on screen. Each time the view that sets the closure is evaluated, all views that read it are evaluated too, however deep they are. With many readers, rows for example, that is felt as stutter.

## Why

When an environment value is set again, SwiftUI compares the new one with the old one. If they are equal, the readers are left alone. Two numbers can be compared, two objects as well: the same reference is the same object. Two closures cannot. A closure that captures something is made anew each time `body` runs, and the safe answer is "changed".

A struct that stores a closure has the same problem.

## The mistake

```swift bad ios=17
import SwiftUI

extension EnvironmentValues {
  @Entry var selectSong: (String) -> Void = { _ in }  // expect: closure-in-environment note
}

struct SongRow: View {
  let title: String
  @Environment(\.selectSong) private var selectSong

  var body: some View { Button(title) { selectSong(title) } }
}

struct SongList: View {
  let titles: [String]
  @State private var selected = ""

  var body: some View {
    VStack {
      Text("Now: \(selected)")
      ForEach(titles, id: \.self) { title in SongRow(title: title) }
    }
    .environment(\.selectSong) { title in selected = title }
  }
}
```

One tap changes `selected`. The list is evaluated, sets a new closure, and all rows are evaluated although they show the same titles.

## The fix

### An object that does the work

`@Observable` objects are compared by reference, and the same object is no change. The rows read nothing from it in `body`, so they are not evaluated when the selection changes.

```swift good ios=17
import SwiftUI

@Observable final class Jukebox {
  var selected = ""
  func select(_ title: String) { selected = title }
}

struct SongRow: View {
  let title: String
  @Environment(Jukebox.self) private var jukebox

  var body: some View { Button(title) { jukebox.select(title) } }
}

struct SongList: View {
  let titles: [String]
  @State private var jukebox = Jukebox()

  var body: some View {
    VStack {
      Text("Now: \(jukebox.selected)")
      ForEach(titles, id: \.self) { title in SongRow(title: title) }
    }
    .environment(jukebox)
  }
}
```

### A struct with data and `callAsFunction`

It is called like a closure, and it can be compared, because it holds what it needs by name. A closure or a `Binding` inside would bring the problem back.

```swift good ios=17
import SwiftUI

@Observable final class Jukebox {
  var selected = ""
}

struct SelectSong: Equatable {
  var jukebox: Jukebox?

  func callAsFunction(_ title: String) { jukebox?.selected = title }

  static func == (left: SelectSong, right: SelectSong) -> Bool { left.jukebox === right.jukebox }
}

extension EnvironmentValues {
  @Entry var selectSong = SelectSong()
}

struct SongRow: View {
  let title: String
  @Environment(\.selectSong) private var selectSong

  var body: some View { Button(title) { selectSong(title) } }
}
```

### A parameter

Where the reader is one or two levels down, an ordinary closure parameter says more than the environment. It does not reach all the others.

## When the code is right

Few readers, or a setter that is rarely evaluated (the root of the app, say): then the closure costs nothing that anybody notices. How often that is, stlint cannot see. For that reason this is a note.

The values of SwiftUI itself, such as `\.openURL`, `\.dismiss` and `\.refresh`, are made to be read this way.

```swift good
import SwiftUI

struct HelpLink: View {
  let page: URL
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Help") { openURL(page) }
      .environment(\.openURL, OpenURLAction { _ in .systemAction })
  }
}
```

## Sources

- [Environment values](https://developer.apple.com/documentation/swiftui/environment-values) and [OpenURLAction](https://developer.apple.com/documentation/swiftui/openurlaction), Apple: an action as a struct that is called like a function
- That closures in the environment defeat the comparison is said in Apple's agent guidance of Xcode 27 ([a public copy](https://github.com/ronnyf/SwiftUI-Agent-Skill))
- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23: dependencies

"""#
    ),
    (
      id: "collection-transform-in-foreach",
      text: #"""
# collection-transform-in-foreach

The data of a list is filtered or sorted where the list is described. That work is done again on each pass through `body`.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable collection-transform-in-foreach` turns it on.

## What you will see

With ten elements, nothing. With some thousand, typing and scrolling stutter, because each letter sorts the whole list again.

## Why

`body` runs whenever something it reads has changed: the list, but also a search text, a selection, or a sheet that opens. The argument of `ForEach` is part of `body`. `filter`, `sorted` and `map` make a new array each time, from all elements, also when the list is the same as before.

## The mistake

Changing the size of the letters sorts the plants.

```swift bad
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: String
}

struct PlantList: View {
  let plants: [Plant]
  @State private var isLarge = false

  var body: some View {
    List {
      Toggle("Large letters", isOn: $isLarge)
      // expect: collection-transform-in-foreach note
      ForEach(plants.sorted { $0.name < $1.name }) { plant in
        Text(plant.name)
      }
    }
    .font(isLarge ? .title : .body)
  }
}
```

## The fix

Do it where the data changes: in the model. The list then shows what is there.

```swift good ios=17
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class Garden {
  private(set) var plants: [Plant] = []

  func add(_ plant: Plant) {
    plants.append(plant)
    plants.sort { $0.name < $1.name }
  }
}

struct PlantList: View {
  let garden: Garden

  var body: some View {
    List {
      ForEach(garden.plants) { plant in Text(plant.name) }
    }
  }
}
```

A database sorts and filters best by itself: `@Query(sort: \.name)` and `@FetchRequest(sortDescriptors:)`.

## When the code is right

Short lists. Sorting twenty elements takes microseconds, and a second copy that has to be kept in step costs more trouble than it saves. How long a list gets, stlint cannot see. For that reason this is a note, and off by default.

`prefix`, `suffix` and `reversed` copy nothing, and stlint is silent for them. It is silent, too, for literals and for `allCases`.

```swift good
import SwiftUI

enum Season: String, CaseIterable {
  case spring, summer, autumn, winter
}

struct SeasonPicker: View {
  @Binding var season: Season
  let latest: [String]

  var body: some View {
    List {
      ForEach(Season.allCases.filter { $0 != season }, id: \.self) { other in
        Button(other.rawValue) { season = other }
      }
      ForEach(latest.prefix(3), id: \.self) { Text($0) }
    }
  }
}
```

## Sources

- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23: cheap `body`, and filters in lists
- [Understanding and improving SwiftUI performance](https://developer.apple.com/documentation/xcode/understanding-and-improving-swiftui-performance), Apple
- [A server list that was sorted on each redraw](https://github.com/partout-io/passepartout/issues/718), a public report

"""#
    ),
    (
      id: "conditional-modifier",
      text: #"""
# conditional-modifier

An `.if` modifier looks like a modifier and is a branch. Flip the condition, and the view in front of it is a new one.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 13

## What you will see

A small change of looks resets something that has nothing to do with it. Dark mode begins, and the pictures load again. A row is selected, and its text field loses the keyboard. A width changes, and the view fades between the two sizes where you wanted it to grow.

The line that does it is short and looks harmless.

## Why

Look at what the helper does: `if condition { transform(self) } else { self }`. There are two branches, and the view stands in both.

For SwiftUI a view in one branch and a view in the other are two views, whatever they have in common. When the condition flips, SwiftUI removes the first, with everything below it, and makes the second from the beginning. State, focus, scroll position and running tasks go with it. So does the animation, for there is nothing to animate between.

It is [`branch-changes-identity`](branch-changes-identity.md) in a helper, where nobody sees the `if`.

## The mistake

The use is a warning, since the condition changes. The declaration invites more of them, and many apps use theirs only for conditions that never change. So the note on it is advice: `stlint --enable conditional-modifier` shows it.

```swift bad
import SwiftUI

extension View {
  @ViewBuilder
  func highlighted<Result: View>(  // expect: conditional-modifier note
    if isOn: Bool, with transform: (Self) -> Result
  ) -> some View {
    if isOn { transform(self) } else { self }
  }
}

struct LyricsLine: View {
  @State private var text = ""
  @State private var isChorus = false

  var body: some View {
    VStack {
      Toggle("Chorus", isOn: $isChorus)
      TextField("Line", text: $text)
        .highlighted(if: isChorus) { $0.background(.yellow) }  // expect: conditional-modifier warning
    }
  }
}
```

## The fix

### The condition goes into the argument

The modifier is always there. When it has nothing to do, it gets a value that does nothing.

```swift good
import SwiftUI

struct LyricsLine: View {
  @State private var text = ""
  @State private var isChorus = false

  var body: some View {
    VStack {
      Toggle("Chorus", isOn: $isChorus)
      TextField("Line", text: $text)
        .background(isChorus ? .yellow : .clear)
    }
  }
}
```

| instead of | write |
|---|---|
| `.if(on) { $0.frame(width: 300) }` | `.frame(width: on ? 300 : nil)` |
| `.if(on) { $0.hidden() }` | `.opacity(on ? 0 : 1).disabled(on).accessibilityHidden(on)` |
| `.if(on) { $0.bold() }` | `.bold(on)`, from iOS 16 |
| `.if(on) { $0.border(.red) }` | `.border(on ? .red : .clear)` |
| `.if(on) { $0.overlay(Badge()) }` | `.overlay { if on { Badge() } }` |
| `.if(on) { $0.onTapGesture(perform: open) }` | `.onTapGesture { if on { open() } }` |

In the last two lines the branch is inside, where only the badge comes and goes.

### Several modifiers belong together: a `ViewModifier`

Give it the condition as a property, and use it in each argument.

```swift good
import SwiftUI

struct ChorusStyle: ViewModifier {
  let isChorus: Bool

  func body(content: Content) -> some View {
    content
      .italic(isChorus)
      .padding(.leading, isChorus ? 24 : 0)
      .background(isChorus ? .yellow : .clear)
  }
}

struct LyricsLine: View {
  @State private var text = ""
  @State private var isChorus = false

  var body: some View {
    VStack {
      Toggle("Chorus", isOn: $isChorus)
      TextField("Line", text: $text).modifier(ChorusStyle(isChorus: isChorus))
    }
  }
}
```

## When the code is right

A condition that stays the same while the app runs always takes the same branch. Nothing is ever switched. That goes for the kind of device, for the version of the system, and for build settings. A helper that only asks the system is fine:

```swift good
import SwiftUI

extension View {
  @ViewBuilder
  func softScrollEdge() -> some View {
    if #available(iOS 26, macOS 26, *) {
      scrollEdgeEffectStyle(.soft, for: .all)
    } else {
      self
    }
  }
}

struct LyricsPage: View {
  let lines: [String]

  var body: some View {
    ScrollView {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in Text(line) }
    }
    .softScrollEdge()
  }
}
```

On a view without state, such as a lone `Text`, all that is lost is the animation. stlint still warns: the next reader puts the same line behind a text field.

## Sources

- [Why conditional view modifiers are a bad idea](https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/), objc.io
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: inert modifiers in place of branches
- People who met it: [MNGA 278](https://github.com/BugenZhao/MNGA/pull/278), [SwiftUI-Shimmer 12](https://github.com/markiv/SwiftUI-Shimmer/issues/12)

"""#
    ),
    (
      id: "constant-binding",
      text: #"""
# constant-binding

A control gets a constant binding. Whatever the control writes into it is thrown away.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The toggle moves a little and snaps back. The slider returns to where it was. The picker shows the old choice again. A text field may go on showing what is typed, and nothing keeps it. There is no message anywhere, and the state never changes. In a preview the same thing happens, and there nobody minds.

## Why

A binding is a pair: how to read a value, and how to write it. `Binding.constant(true)` has a way to read and no way to write. Its setter does nothing.

A control does not keep its value. It shows what the binding says and writes what the person does. The write goes nowhere, the binding says the same as before, and so the control goes back.

`.constant(isOn)` is often the answer to the compiler's "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'". It satisfies the type. What was meant is `$isOn`.

## The mistake

```swift bad
import SwiftUI

struct NotificationForm: View {
  @State private var isOn = false

  var body: some View {
    Form {
      // expect: constant-binding warning `.constant(isOn)`
      Toggle("Notify me", isOn: .constant(isOn))
      Button("Reset") { isOn = false }
    }
  }
}
```

A setter with nothing in it is the same thing by hand. Since people do that on purpose too, stlint says a note there:

```swift bad
import SwiftUI

struct BrightnessForm: View {
  @State private var level = 0.5

  var body: some View {
    VStack {
      Slider(value: Binding(get: { level }, set: { _ in }))  // expect: constant-binding note
      Button("Bright") { level = 1 }
    }
  }
}
```

## The fix

### The value is state of this view: `$`

```swift good
import SwiftUI

struct NotificationForm: View {
  @State private var isOn = false

  var body: some View {
    Form {
      Toggle("Notify me", isOn: $isOn)
      Button("Reset") { isOn = false }
    }
  }
}
```

A property of an observed object has a binding too: `$settings.isLoud`.

### The value comes from the parent: `@Binding`

A `let` can be read and not written. `@Binding` hands on the parent's way to write.

```swift good
import SwiftUI

struct NotificationRow: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Notify me", isOn: $isOn) }
}
```

### Nothing is to be changed: show it without a control

```swift good
import SwiftUI

struct NotificationStatus: View {
  let isOn: Bool

  var body: some View {
    Label("Notifications", systemImage: isOn ? "bell.fill" : "bell.slash")
  }
}
```

## When the code is right

A control that nobody can touch may have a constant binding. Say so, and stlint is silent:

```swift good
import SwiftUI

struct NotificationPreview: View {
  let isOn: Bool

  var body: some View {
    Toggle("Notify me", isOn: .constant(isOn)).disabled(true)
  }
}
```

Constant bindings are also at home in previews, in tests, as the default of a binding that callers may leave out, and for "this cannot be selected" (`selection: .constant(nil)`).

`.alert("…", isPresented: .constant(problem != nil))` works as long as the alert's buttons clear `problem`. A `sheet` written like this can be pulled down, and its binding does not hear of that. stlint leaves a note in both cases.

## Sources

- [constant(_:)](https://developer.apple.com/documentation/swiftui/binding/constant(_:)), Apple
- [Binding](https://developer.apple.com/documentation/swiftui/binding), Apple
- [Managing user interface state](https://developer.apple.com/documentation/swiftui/managing-user-interface-state), Apple

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

1. **No ancestor supplies the object.** `@EnvironmentObject` and `@Environment(Cellar.self)` look upwards by type, at run time. The compiler cannot check it: [`environment-object-missing`](environment-object-missing.md). In a preview: [`preview-environment-missing`](preview-environment-missing.md).
2. **The object is supplied too far down.** A sheet, a popover or a pushed screen does not see what was injected on a view inside: [`environment-below-presentation`](environment-below-presentation.md). For a sheet, inject after the `.sheet` modifier. For pushed screens, inject on the `NavigationStack`.
3. **It is supplied with the other family's modifier.** `.environmentObject` goes with `@EnvironmentObject`, `.environment` with `@Environment(Cellar.self)`: [`observation-wrapper-mismatch`](observation-wrapper-mismatch.md).
4. **It is read too early.** In `init` a view has no environment yet: [`dynamic-property-read-in-init`](dynamic-property-read-in-init.md).
5. **Rows are bound by index.** `$seeds[index]` is a promise to look there again later. After a deletion the place may be gone: [`foreach-index-id`](foreach-index-id.md).
6. **A range was read once.** `ForEach(0..<seeds.count)` keeps its first count: [`foreach-nonconstant-range`](foreach-nonconstant-range.md).

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
      id: "custom-object-will-change",
      text: #"""
# custom-object-will-change

A model brings its own `objectWillChange`. `@Published` does not speak through that one, so no view hears of a change.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The model looks complete: `ObservableObject`, `@Published`, `@StateObject`. The value changes, and the screen does not. A subscriber of `$points` gets each change, and the view gets none.

## Why

A view that observes an object listens to one thing: `objectWillChange`.

If you do not declare it, you get one of type `ObservableObjectPublisher`. That one is tied to the `@Published` properties: each of them sends through it before it changes.

If you declare one of another type, yours takes its place. It is an ordinary publisher, and it sends what you send. `@Published` knows nothing of it.

The line often comes from 2019. In the first betas of SwiftUI each model had to bring such a subject.

## The mistake

```swift bad
import Combine
import SwiftUI

final class Dartboard: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()  // expect: custom-object-will-change warning `objectWillChange`
  @Published var points = 501
}

struct DartsView: View {
  @StateObject private var board = Dartboard()

  var body: some View {
    Button("\(board.points)") { board.points -= 20 }
  }
}
```

## The fix

### Delete the line

```swift good
import Combine
import SwiftUI

final class Dartboard: ObservableObject {
  @Published var points = 501
}

struct DartsView: View {
  @StateObject private var board = Dartboard()

  var body: some View {
    Button("\(board.points)") { board.points -= 20 }
  }
}
```

If something else listens to the subject, give the subject another name. `objectWillChange` is then free again.

### Some changes are to be announced and some not: leave `@Published` out

A property without it is silent. The one that you get by not declaring anything can be used by hand: `objectWillChange.send()`.

```swift good
import Combine
import SwiftUI

final class Dartboard: ObservableObject {
  var points = 501 {
    willSet {
      if newValue % 10 == 0 { objectWillChange.send() }
    }
  }
}

struct DartsView: View {
  @StateObject private var board = Dartboard()

  var body: some View {
    Button("\(board.points)") { board.points -= 5 }
  }
}
```

## When the code is right

A publisher of your own is right if it does send. It may be made of the properties' own publishers, or the properties send through it before they change.

```swift good
import Combine
import SwiftUI

final class Regatta: ObservableObject {
  @Published var boats = 0
  @Published var wind = 4

  // Changes of the wind are too frequent to redraw for each of them.
  var objectWillChange: AnyPublisher<Void, Never> {
    $boats.map { _ in }.eraseToAnyPublisher()
  }
}

struct RegattaView: View {
  @ObservedObject var regatta: Regatta

  var body: some View { Text("\(regatta.boats) boats at force \(regatta.wind)") }
}
```

stlint says nothing about a stored `ObservableObjectPublisher()`. Many models have one and call `send()` by hand, and that works. Whether `@Published` speaks through such a one is not documented, and we have not been able to try it. In OpenCombine, a reconstruction, it does not: only the one you get by not declaring it is tied. Where nothing sends by hand, the line is better left out.

## Sources

- [ObservableObject](https://developer.apple.com/documentation/combine/observableobject), Apple: the publisher that is synthesised
- [objectWillChange](https://developer.apple.com/documentation/combine/observableobject/objectwillchange-2oa5v), Apple: the default, for `ObservableObjectPublisher` only
- [Published](https://developer.apple.com/documentation/combine/published), Apple
- [OpenCombine 254](https://github.com/OpenCombine/OpenCombine/pull/254): the same condition in the open reconstruction

"""#
    ),
    (
      id: "derived-state",
      text: #"""
# derived-state

A `@State` holds what can be computed from another value. It is filled in `.onChange`, so it is empty at first and late afterwards.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** note · **Since:** iOS 14 · **Group:** advice

This note is advice and off by default: `stlint --enable derived-state` turns it on.

## What you will see

The derived value is wrong on the first screen, until the source changes for the first time. After each change `body` runs twice: once with the new source and the old derived value, once with both new.

## Why

`.onChange` runs when SwiftUI has noticed a change, after `body` has run with it. What it writes is state, and state makes `body` run again. For the first value there is no change, so there is no `.onChange` (with `initial: true`, iOS 17, there is one).

Two places now say the same thing. Nothing keeps them together but this one line.

## The mistake

```swift bad ios=17
import SwiftUI

struct GiftCardForm: View {
  @State private var message = ""
  @State private var charactersLeft = 0  // expect: derived-state note `@State`

  var body: some View {
    VStack {
      TextField("Message", text: $message)
      Text("\(charactersLeft) left")
    }
    .onChange(of: message) { charactersLeft = 120 - message.count }
  }
}
```

The form opens with "0 left".

## The fix

Compute it. A computed property costs one subtraction and is never out of date.

```swift good ios=17
import SwiftUI

struct GiftCardForm: View {
  @State private var message = ""

  private var charactersLeft: Int { 120 - message.count }

  var body: some View {
    VStack {
      TextField("Message", text: $message)
      Text("\(charactersLeft) left")
    }
  }
}
```

A value that is derived from a model belongs into the model, as a computed property there. `@Observable` follows it through what it reads.

## When the code is right

**The computation is expensive:** a long list is sorted, a text is parsed. Then a stored result is better than one for each pass, and `initial: true` fills it from the start. stlint is silent where the value comes from a call with a closure, from a function of the project, or after `await`.

**The value has a life of its own:** somebody edits it, it is animated, or it remembers the *former* value.

```swift good ios=17
import SwiftUI

struct WordList: View {
  let words: [String]
  @State private var sorted: [String] = []

  var body: some View {
    List(sorted, id: \.self) { Text($0) }
      .onChange(of: words, initial: true) {
        sorted = words.sorted { $0.count < $1.count }
      }
  }
}
```

## Sources

- [onChange(of:initial:_:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg), Apple
- [Managing user interface state](https://developer.apple.com/documentation/swiftui/managing-user-interface-state), Apple: a single source of truth
- Public guides that say the same: [SwiftUI skill of A. van der Lee](https://github.com/AvdLee/SwiftUI-Agent-Skill), [SwiftUI skill of P. Hudson](https://github.com/twostraws/SwiftUI-Agent-Skill)

"""#
    ),
    (
      id: "dismiss-from-presenting-view",
      text: #"""
# dismiss-from-presenting-view

A sheet's button calls the `dismiss` of the view behind it. The sheet stays, or the wrong screen closes.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 15

## What you will see

You tap Done in the sheet.

- The view behind it is the first screen: nothing happens.
- The view behind it was pushed: that screen goes back, and the sheet may go with it.
- It sits in a sheet of its own: both close.
- On macOS the window may close.

## Why

`@Environment(\.dismiss)` gives the action for the place *where the property is declared*. The struct that declares it here is the presenter. Its own way out is what it gets.

The closure after `.sheet` draws the sheet, but the property belongs to the struct around it. A closure captures what is in sight, and that is the presenter's action.

`presentationMode` works in the same way.

## The mistake

```swift bad
import SwiftUI

struct CastleView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsMap = false

  var body: some View {
    Button("Map") { showsMap = true }
      .sheet(isPresented: $showsMap) {
        VStack {
          Text("You are in the north tower")
          Button("Done") { dismiss() }  // expect: dismiss-from-presenting-view warning `dismiss()`
        }
      }
  }
}
```

Handing the action on does not change whose it is:

```swift bad
import SwiftUI

struct MapSheet: View {
  let close: DismissAction

  var body: some View {
    Button("Done") { close() }
  }
}

struct CastleView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsMap = false

  var body: some View {
    Button("Map") { showsMap = true }
      .sheet(isPresented: $showsMap) {
        MapSheet(close: dismiss)  // expect: dismiss-from-presenting-view warning `dismiss`
      }
  }
}
```

## The fix

### The presenter closes what it opened: set its state

```swift good
import SwiftUI

struct CastleView: View {
  @State private var showsMap = false

  var body: some View {
    Button("Map") { showsMap = true }
      .sheet(isPresented: $showsMap) {
        VStack {
          Text("You are in the north tower")
          Button("Done") { showsMap = false }
        }
      }
  }
}
```

With `.sheet(item: $room)` it is `room = nil`, and with a navigation path the last element is removed.

### The sheet closes itself: give it a struct of its own

`dismiss` is declared inside, so it belongs to the sheet. The view can be presented from anywhere.

```swift good
import SwiftUI

struct MapSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("You are in the north tower")
      Button("Done") { dismiss() }
    }
  }
}

struct CastleView: View {
  @State private var showsMap = false

  var body: some View {
    Button("Map") { showsMap = true }
      .sheet(isPresented: $showsMap) { MapSheet() }
  }
}
```

A helper property such as `private var mapSheet: some View` is not enough. It is part of the same struct.

## When the code is right

An alert or a dialog asks something about the view behind it, and "Delete" there may well close that view. `onDismiss:` runs when the sheet is gone. Neither is reported.

```swift good
import SwiftUI

struct DiaryPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false
  @State private var showsPhotos = false

  var body: some View {
    VStack {
      Button("Delete") { asks = true }
      Button("Photos") { showsPhotos = true }
    }
    .confirmationDialog("Delete the page?", isPresented: $asks) {
      Button("Delete", role: .destructive) { dismiss() }
    }
    .sheet(isPresented: $showsPhotos, onDismiss: { dismiss() }) { Text("Photos") }
  }
}
```

Closing the presenter from its sheet can be meant: a last step "Finish" that leaves everything at once. The code then looks the same as the mistake. `// stlint:disable:next dismiss-from-presenting-view` says so, to the next reader too.

## Sources

- [dismiss](https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss), Apple
- [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction), Apple: where the action has to be declared to dismiss a sheet
- [sheet(isPresented:onDismiss:content:)](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)), Apple

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

1. **A plain property is changed.** A view is a value that cannot change itself. "`'self' is immutable`" asks for `@State` (this view owns it) or `@Binding` (the parent does): [`mutating-plain-property`](mutating-plain-property.md).
2. **A `$` is missing, or one too many.** `isOn` is a copy, `$isOn` is access to the storage: [`binding-argument-missing-dollar`](binding-argument-missing-dollar.md). "`Cannot find '$garden'`" for an `@Observable` object asks for `@Bindable`: [`missing-bindable`](missing-bindable.md).
3. **The wrapper is for the other kind of model.** `@StateObject`, `@ObservedObject` and `@EnvironmentObject` take an `ObservableObject`. An `@Observable` class goes into `@State`, `@Bindable`, `@Environment(Garden.self)` or a plain property: [`observation-wrapper-mismatch`](observation-wrapper-mismatch.md).
4. **State without a first value.** A private `@State` with neither a default nor an `init` makes the view's initialiser private: [`state-without-initial-value`](state-without-initial-value.md).
5. **Xcode 27: `init` assigns a `@State` too early.** [`state-init-assignment-discarded`](state-init-assignment-discarded.md). Moving the line down satisfies the compiler and keeps the bug.
6. **A statement stands where views are listed.** "`Type '()' cannot conform to 'View'`" is the answer to `count += 1` among the views. Hidden in a helper it compiles, and is still wrong: [`state-write-in-body`](state-write-in-body.md).
7. **A wrapper inside an `@Observable` class.** The macro turns stored properties into computed ones, and a wrapper cannot sit on those. `@Published` goes away, `lazy` needs `@ObservationIgnored`: [`property-wrapper-in-observable`](property-wrapper-in-observable.md).
8. **`@Observable` on a struct or an actor, or an attribute that does not exist.** There is no `@ObservableObject` attribute; it is `@ObservedObject`: [`observable-on-value-type`](observable-on-value-type.md).
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
      id: "dynamic-property-outside-view",
      text: #"""
# dynamic-property-outside-view

`@State`, `@Environment`, `@ObservedObject` or a wrapper of their kind stands in a type that is no view. Nothing connects it.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

It compiles. What you see depends on the wrapper:

- `@State`: a write has no effect. The property goes on answering with its first value.
- `@Environment`: always the default. `\.colorScheme` is light, `\.dismiss` does nothing.
- `@EnvironmentObject`: the program stops with "No ObservableObject of type … found".
- `@ObservedObject`, `@StateObject`: the object is there, and nobody listens to it.
- `@Query`, `@FetchRequest`: no results, since nobody fetches them.

For some of them Xcode shows a purple warning: `Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update.` For the environment it says `This will always read the default value and will not update.`

## Why

These wrappers are halves. The wrapper in your code is the handle; the value lies with SwiftUI, in storage that belongs to one view at one place on screen. Before SwiftUI calls `body`, it looks through the stored properties of the view struct and connects each handle to its storage.

It looks there and nowhere else. A class that a view holds, a struct that does not conform to `DynamicProperty`, a `static` property: nobody goes through their properties, and the handle stays unconnected.

## The mistake

```swift bad
import Combine
import SwiftUI

final class SignUpModel: ObservableObject {
  @State var email = ""  // expect: dynamic-property-outside-view warning `@State`
  @Published var isSent = false

  func send() { isSent = !email.isEmpty }
}

struct SignUpForm: View {
  @StateObject private var model = SignUpModel()

  var body: some View {
    VStack {
      TextField("Email", text: $model.email)
      Button(model.isSent ? "Sent" : "Send") { model.send() }
    }
  }
}
```

A struct that a view uses as a drawer for its state:

```swift bad
import SwiftUI

struct FilterState {
  @State var showsSold = false  // expect: dynamic-property-outside-view warning `@State`
}

struct FilterBar: View {
  private let filter = FilterState()

  var body: some View { Toggle("Sold", isOn: filter.$showsSold) }
}
```

## The fix

### In a model class: the model's own kind of property

`@Published` in an `ObservableObject`, a plain `var` in an `@Observable` class.

```swift good
import Combine
import SwiftUI

final class SignUpModel: ObservableObject {
  @Published var email = ""
  @Published private(set) var isSent = false

  func send() { isSent = !email.isEmpty }
}

struct SignUpForm: View {
  @StateObject private var model = SignUpModel()

  var body: some View {
    VStack {
      TextField("Email", text: $model.email)
      Button(model.isSent ? "Sent" : "Send") { model.send() }
    }
  }
}
```

If the model needs something from the environment, the view reads it and passes it on: `Button("Close") { model.close(with: dismiss) }`.

### In a struct that holds plain data: a plain property

The view keeps the struct in one `@State`, and every change of a field is a change of the state.

```swift good
import SwiftUI

struct FilterState {
  var showsSold = false
}

struct FilterBar: View {
  @State private var filter = FilterState()

  var body: some View { Toggle("Sold", isOn: $filter.showsSold) }
}
```

### In a struct that is meant to carry state: `DynamicProperty`

With this conformance SwiftUI looks into the struct too. A property wrapper of your own needs it in the same way.

```swift good
import SwiftUI

struct FilterState: DynamicProperty {
  @State private var showsSold = false
  var sold: Binding<Bool> { $showsSold }
}

struct FilterBar: View {
  private let filter = FilterState()

  var body: some View { Toggle("Sold", isOn: filter.sold) }
}
```

### In a view controller or a coordinator

There a subscription takes the place of `@ObservedObject`: keep the object in a `let`, and `sink` on its publisher. The environment of a representable is in `context.environment`.

## When the code is right

`@Binding` may travel. It carries the way to the storage with it, so a struct or a coordinator can hold one. `@AppStorage` in an `ObservableObject` works and announces its changes. `@Published` has nothing to do with views at all.

`\.openURL`, `\.openWindow` and `\.dismissWindow` have a default that does its work outside of views too. In a class stlint leaves a note there.

stlint is silent about a type that conforms to a protocol it does not know. That protocol may be a kind of `View`.

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state), [Environment](https://developer.apple.com/documentation/swiftui/environment), Apple
- [DynamicProperty](https://developer.apple.com/documentation/swiftui/dynamicproperty), Apple
- [Managing user interface state](https://developer.apple.com/documentation/swiftui/managing-user-interface-state), Apple
- The quoted texts are runtime warnings of SwiftUI as people report them

"""#
    ),
    (
      id: "dynamic-property-read-in-init",
      text: #"""
# dynamic-property-read-in-init

A view's `init` reads a property that SwiftUI has not connected yet. It gets a start value, a throw-away object, or a crash.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

It depends on the wrapper.

- `@StateObject`: the object that `init` sets up is not the one on screen. A download starts and nothing arrives.
- `@Environment(\.locale)` and the like: always the default, whatever the ancestors say.
- `@EnvironmentObject`, `@Environment(Cellar.self)`: the app stops, with `No ObservableObject of type Cellar found` or `No Observable object of type Cellar found`.
- `@State`: the start value, even when the screen shows a later one.

Xcode shows a purple line: `Accessing StateObject's object without being installed on a View. This will create a new instance each time.` Or `Accessing Environment<Locale>'s value outside of being installed on a View. This will always read the default value and will not update.`

## Why

A view struct is a description. Its `init` runs in the middle of the parent's `body`, and at that moment the struct has no place on the screen.

The wrappers get their values from that place: the storage of `@State`, the object of `@StateObject`, the environment of the ancestors. SwiftUI connects them after `init` and before `body`. Until then each wrapper answers as well as it can.

`init` also runs again on each update of the parent. What it starts is started again.

## The mistake

```swift bad
import Combine
import SwiftUI

final class TideLoader: ObservableObject {
  @Published var level = 0.0
  private let harbour: String
  init(harbour: String) { self.harbour = harbour }
  func start() { print("listening to \(harbour)") }
}

struct TideGauge: View {
  @StateObject private var loader: TideLoader

  init(harbour: String) {
    _loader = StateObject(wrappedValue: TideLoader(harbour: harbour))
    loader.start()  // expect: dynamic-property-read-in-init warning `loader`
  }

  var body: some View {
    Text("\(loader.level) m")
  }
}
```

The environment is empty in `init`:

```swift bad
import SwiftUI

struct PriceTag: View {
  @Environment(\.locale) private var locale
  private var text = ""

  init(cents: Int) {
    text = "\(cents) ct, \(locale.identifier)"  // expect: dynamic-property-read-in-init warning `locale`
  }

  var body: some View { Text(text) }
}
```

An object from the environment stops the app. This one is an error:

```swift bad
import Combine
import SwiftUI

final class Cellar: ObservableObject {
  @Published var bottles = 12
}

struct CellarLabel: View {
  @EnvironmentObject private var cellar: Cellar
  private var isFull = false

  init() {
    isFull = cellar.bottles > 10  // expect: dynamic-property-read-in-init error `cellar`
  }

  var body: some View { Text(isFull ? "Full" : "\(cellar.bottles)") }
}
```

## The fix

### It starts work: `.task` or `.onAppear`

They run when the view is on screen, with the object that stays.

```swift good
import Combine
import SwiftUI

final class TideLoader: ObservableObject {
  @Published var level = 0.0
  private let harbour: String
  init(harbour: String) { self.harbour = harbour }
  func start() { print("listening to \(harbour)") }
}

struct TideGauge: View {
  @StateObject private var loader: TideLoader

  init(harbour: String) {
    _loader = StateObject(wrappedValue: TideLoader(harbour: harbour))
  }

  var body: some View {
    Text("\(loader.level) m")
      .onAppear { loader.start() }
  }
}
```

### It computes something to show: do it in `body`

```swift good
import SwiftUI

struct PriceTag: View {
  let cents: Int
  @Environment(\.locale) private var locale

  private var text: String { "\(cents) ct, \(locale.identifier)" }

  var body: some View { Text(text) }
}
```

### The value came in through the `init`: use the parameter

The parameter is at hand, and it is the newest value. Asking the property instead gives the same value at best.

```swift good
import SwiftUI

struct NoteEditor: View {
  @State private var draft: String
  private let startLength: Int

  init(initialText: String) {
    _draft = State(initialValue: initialText)
    startLength = initialText.count
  }

  var body: some View {
    VStack {
      TextField("Note", text: $draft)
      Text("\(draft.count - startLength) letters more")
    }
  }
}
```

### The object is needed at once: the parent passes it

An object from the environment is not there in `init`. A plain input or an `@ObservedObject` is.

## When the code is right

`@Binding`, `@AppStorage` and `@ObservedObject` do not wait for a place: they carry their source with them, and reading them in `init` works. Setting a wrapper up, `_draft = State(initialValue: …)` or `_notes = FetchRequest(…)`, is what `init` is for.

For `@State` stlint says only a note. Reading it in `init` gives what was set a line before. Up to Xcode 26 that also holds for a class in it: the first object is the one that SwiftUI keeps. With Xcode 27 a default on the declaration is made lazily, so such code wants a test with that version.

```swift good
import SwiftUI

struct AlarmRow: View {
  @Binding private var isOn: Bool
  @AppStorage("snooze") private var snooze = 5
  private let title: String

  init(name: String, isOn: Binding<Bool>) {
    _isOn = isOn
    title = name + (isOn.wrappedValue ? " rings" : " is silent")
    print(snooze)
  }

  var body: some View {
    Toggle(title, isOn: $isOn)
  }
}
```

## Sources

- [StateObject](https://developer.apple.com/documentation/swiftui/stateobject), Apple: when the object is made, and why not to call it in `init`
- [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject), Apple: a missing object stops the app
- [Environment](https://developer.apple.com/documentation/swiftui/environment), Apple
- [DynamicProperty](https://developer.apple.com/documentation/swiftui/dynamicproperty), Apple: values are given to it before `body`

"""#
    ),
    (
      id: "eager-stack-in-scrollview",
      text: #"""
# eager-stack-in-scrollview

A stack in a `ScrollView` makes all its rows at once, also those that nobody has scrolled to.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 14 · **Group:** advice

This note is advice and off by default: `stlint --enable eager-stack-in-scrollview` turns it on.

## What you will see

With many rows the screen opens late, and it takes memory for all of them. `onAppear` and `.task` of the last row run at once, although it is far below: all the pictures load together.

## Why

`VStack` and `HStack` have to know the size of each child before they can place the first one. So they make them all. `LazyVStack` and `LazyHStack` make a row when it is about to come on screen.

## The mistake

```swift bad
import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let url: URL
}

struct PhotoFeed: View {
  let photos: [Photo]

  var body: some View {
    ScrollView {
      VStack {  // expect: eager-stack-in-scrollview note `VStack`
        ForEach(photos) { photo in
          AsyncImage(url: photo.url)
        }
      }
    }
  }
}
```

## The fix

```swift good
import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let url: URL
}

struct PhotoFeed: View {
  let photos: [Photo]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(photos) { photo in
          AsyncImage(url: photo.url)
        }
      }
    }
  }
}
```

What changes with it:

- A `LazyVStack` is as wide as there is room. A `VStack` is as wide as its widest row.
- The length of the whole is an estimate until all rows have been on screen; the scroll bar can jump.
- State in a row that is far away may be lost. What matters belongs in the model.

A `List` is lazy, too, and reuses its rows.

## When the code is right

For a few rows, or some dozen simple ones, the plain stack is the better choice: it lays out exactly, and there is nothing to save. stlint is silent for literals, constants and `allCases`. How long the array gets, it cannot see.

```swift good
import SwiftUI

enum Chapter: String, CaseIterable {
  case sea, island, return_
}

struct ChapterList: View {
  var body: some View {
    ScrollView {
      VStack {
        ForEach(Chapter.allCases, id: \.self) { Text($0.rawValue) }
      }
    }
  }
}
```

## Sources

- [Creating performant scrollable stacks](https://developer.apple.com/documentation/swiftui/creating-performant-scrollable-stacks), Apple
- [LazyVStack](https://developer.apple.com/documentation/swiftui/lazyvstack), Apple

"""#
    ),
    (
      id: "environment-below-presentation",
      text: #"""
# environment-below-presentation

An object is injected below the place from which a sheet, a pushed screen or a new host takes its environment.

**Symptom:** [crashes](symptom-crashes.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The page works. Then somebody opens the sheet, and the app stops: `No ObservableObject of type Basket found. A View.environmentObject(_:) for Basket may be missing as an ancestor of this view.` The line that injects the basket stands right there, one line above `.sheet`.

With a plain environment value nothing stops. The sheet shows the default: the standard colour, not yours.

## Why

A modifier wraps what stands before it. `.environmentObject(basket).sheet { … }` is a sheet attached *around* the view with the basket. The content of the sheet takes the environment of the place where `.sheet` is attached, and that place is outside.

A pushed screen takes the environment of the `NavigationStack`. It is not below the root of the stack, but beside it. So an injection on the root does not reach it.

A `UIHostingController`, an `NSHostingView` and an `ImageRenderer` begin anew. No environment crosses into them by itself.

And a view never sees what its own `body` injects. It looks upwards, and its `body` is below.

## The mistake

```swift bad
import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var pears = 2
}

struct BasketSheet: View {
  @EnvironmentObject private var basket: Basket

  var body: some View { Stepper("\(basket.pears) pears", value: $basket.pears) }
}

struct OrchardShop: View {
  @StateObject private var basket = Basket()
  @State private var isShowingBasket = false

  var body: some View {
    Button("Basket") { isShowingBasket = true }
      .environmentObject(basket)  // expect: environment-below-presentation warning
      .sheet(isPresented: $isShowingBasket) { BasketSheet() }
  }
}
```

A screen pushed in a stack:

```swift bad ios=17
import SwiftUI

@Observable final class Trail {
  var miles = 12
}

struct HutPage: View {
  @Environment(Trail.self) private var trail
  let hut: Int

  var body: some View { Button("Hut \(hut), \(trail.miles) miles") { trail.miles += 1 } }
}

struct TrailPage: View {
  @State private var trail = Trail()

  var body: some View {
    NavigationStack {
      List(1..<4) { hut in NavigationLink("Hut \(hut)", value: hut) }
        .environment(trail)  // expect: environment-below-presentation warning
        .navigationDestination(for: Int.self) { HutPage(hut: $0) }
    }
  }
}
```

A view that looks for what it injects itself:

```swift bad
import Combine
import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct LampSwitch: View {
  @EnvironmentObject private var lamp: Lamp

  var body: some View { Toggle("Lamp", isOn: $lamp.isOn) }
}

struct LampRoom: View {
  @StateObject private var ownLamp = Lamp()
  @EnvironmentObject private var lamp: Lamp  // expect: environment-below-presentation warning

  var body: some View {
    VStack {
      Text(lamp.isOn ? "Bright" : "Dark")
      LampSwitch()
    }
    .environmentObject(ownLamp)
  }
}
```

## The fix

### A sheet, a cover, a popover, an inspector: inject after it

```swift good
import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var pears = 2
}

struct BasketSheet: View {
  @EnvironmentObject private var basket: Basket

  var body: some View { Stepper("\(basket.pears) pears", value: $basket.pears) }
}

struct OrchardShop: View {
  @StateObject private var basket = Basket()
  @State private var isShowingBasket = false

  var body: some View {
    Button("Basket") { isShowingBasket = true }
      .sheet(isPresented: $isShowingBasket) { BasketSheet() }
      .environmentObject(basket)
  }
}
```

Injecting on the content, `BasketSheet().environmentObject(basket)`, is as good. It says at the place of use what the sheet needs.

### A pushed screen: inject on the stack

Changing the order of the two modifiers does not help here. The injection goes outside the `NavigationStack`, or into the destination.

```swift good ios=17
import SwiftUI

@Observable final class Trail {
  var miles = 12
}

struct HutPage: View {
  @Environment(Trail.self) private var trail
  let hut: Int

  var body: some View { Button("Hut \(hut), \(trail.miles) miles") { trail.miles += 1 } }
}

struct TrailPage: View {
  @State private var trail = Trail()

  var body: some View {
    NavigationStack {
      List(1..<4) { hut in NavigationLink("Hut \(hut)", value: hut) }
        .navigationDestination(for: Int.self) { HutPage(hut: $0) }
    }
    .environment(trail)
  }
}
```

### A hosting controller: inject on its root view

```swift good
import Combine
import SwiftUI
import UIKit

final class Basket: ObservableObject {
  @Published var pears = 2
}

struct BasketBadge: View {
  @EnvironmentObject private var basket: Basket

  var body: some View { Text("\(basket.pears)") }
}

struct BadgeBridge: UIViewControllerRepresentable {
  let basket: Basket

  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: BasketBadge().environmentObject(basket))
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
```

### A view that injects and reads: read the property

The view has the object already. It needs no second look-up.

```swift good
import Combine
import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct LampSwitch: View {
  @EnvironmentObject private var lamp: Lamp

  var body: some View { Toggle("Lamp", isOn: $lamp.isOn) }
}

struct LampRoom: View {
  @StateObject private var lamp = Lamp()

  var body: some View {
    VStack {
      Text(lamp.isOn ? "Bright" : "Dark")
      LampSwitch()
    }
    .environmentObject(lamp)
  }
}
```

## When the code is right

Handing on what the view itself has found is fine. It repeats the injection where the content of the sheet sees it.

```swift good
import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var pears = 2
}

struct BasketSheet: View {
  @EnvironmentObject private var basket: Basket

  var body: some View { Stepper("\(basket.pears) pears", value: $basket.pears) }
}

struct ShopWindow: View {
  @EnvironmentObject private var basket: Basket
  @State private var isShowingBasket = false

  var body: some View {
    Button("\(basket.pears) pears") { isShowingBasket = true }
      .sheet(isPresented: $isShowingBasket) { BasketSheet().environmentObject(basket) }
  }
}
```

If the app's root injects the very same object too, the sheet finds it there. stlint then says a note: the injection in the page has no effect on the sheet.

stlint sees one `body` and the views that it builds. A view further up that injects the object in a file outside the linted folders is not seen, and the warning is then wrong.

## Sources

- [environmentObject(_:)](https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)) and [environment(_:)](https://developer.apple.com/documentation/swiftui/view/environment(_:)), Apple: an object is there for the view and its descendants
- [Sheets and the environment](https://oleb.net/2020/sheet-environment/), Ole Begemann: sheets inherit since iOS 14
- People who met it: [Pulse 211](https://github.com/kean/Pulse/issues/211), [SwiftfulRouting 116](https://github.com/SwiftfulThinking/SwiftfulRouting/issues/116), [ios-kMail 887](https://github.com/Infomaniak/ios-kMail/pull/887)

"""#
    ),
    (
      id: "environment-object-missing",
      text: #"""
# environment-object-missing

A view expects an object from the environment, and nobody puts one there.

**Symptom:** [crashes](symptom-crashes.md) · **Level:** error · **Since:** iOS 13

## What you will see

The project builds. The app stops at the moment when the view first reads the object. The console says one of these:

- `No ObservableObject of type Pantry found. A View.environmentObject(_:) for Pantry may be missing as an ancestor of this view.`
- `No Observable object of type Pantry found. A View.environmentObject(_:) for Pantry may be missing as an ancestor of this view.`

If the view reads the object only in a button's action, the app stops at the tap.

## Why

`@EnvironmentObject` and `@Environment(Pantry.self)` do not hold an object. They look for one, upwards from the view, by its type. The compiler sees neither the views above nor what they inject, so it cannot check this. The search happens at run time.

A plain environment value such as `\.locale` has a default. An object has none.

stlint looks at the whole project: the view can be reached from the `App` or from a hosting controller, and no code outside previews and tests injects the type.

## The mistake

```swift bad
import Combine
import SwiftUI

final class Pantry: ObservableObject {
  @Published var jars = 4
}

struct PantryShelf: View {
  @EnvironmentObject private var pantry: Pantry  // expect: environment-object-missing error

  var body: some View { Stepper("\(pantry.jars) jars", value: $pantry.jars) }
}

@main struct KitchenApp: App {
  var body: some Scene {
    WindowGroup { PantryShelf() }
  }
}
```

```swift bad ios=17
import SwiftUI

@Observable final class Stove {
  var isHot = false
}

struct StoveButton: View {
  @Environment(Stove.self) private var stove  // expect: environment-object-missing error

  var body: some View { Button(stove.isHot ? "Off" : "On") { stove.isHot.toggle() } }
}

struct KitchenPage: View {
  var body: some View {
    NavigationStack { StoveButton() }
  }
}

@main struct StoveApp: App {
  var body: some Scene {
    WindowGroup { KitchenPage() }
  }
}
```

## The fix

Own the object near the root, and inject it there. Everything below finds it: pushed screens, sheets, popovers.

```swift good
import Combine
import SwiftUI

final class Pantry: ObservableObject {
  @Published var jars = 4
}

struct PantryShelf: View {
  @EnvironmentObject private var pantry: Pantry

  var body: some View { Stepper("\(pantry.jars) jars", value: $pantry.jars) }
}

@main struct KitchenApp: App {
  @StateObject private var pantry = Pantry()

  var body: some Scene {
    WindowGroup { PantryShelf().environmentObject(pantry) }
  }
}
```

An `@Observable` object lives in `@State` and goes in with `.environment`:

```swift good ios=17
import SwiftUI

@Observable final class Stove {
  var isHot = false
}

struct StoveButton: View {
  @Environment(Stove.self) private var stove

  var body: some View { Button(stove.isHot ? "Off" : "On") { stove.isHot.toggle() } }
}

@main struct StoveApp: App {
  @State private var stove = Stove()

  var body: some Scene {
    WindowGroup { StoveButton().environment(stove) }
  }
}
```

Each scene has an environment of its own. An object that the settings window reads is injected in `Settings { … }` too.

### Only one or two views need it: pass it

A plain `let`, `@ObservedObject` or `@Bindable` property is checked by the compiler. The environment pays when many levels in between have no interest in the object.

## When the code is right

`@Environment(Stove.self) private var stove: Stove?` asks whether somebody has put one there. Without one it is `nil`, and nothing stops.

```swift good ios=17
import SwiftUI

@Observable final class Stove {
  var isHot = false
}

struct StoveHint: View {
  @Environment(Stove.self) private var stove: Stove?

  var body: some View { Text(stove?.isHot == true ? "Careful" : "Cold") }
}

@main struct HintApp: App {
  var body: some Scene {
    WindowGroup { StoveHint() }
  }
}
```

A library has no root. Its views expect the object from the app that uses them, so stlint says nothing there. It says nothing either when an injected expression could be of this type and its type is not known.

If the view is not reached from the app at all and only previews inject the object, stlint says a note. The next person who shows that view needs an injection that does not exist yet.

That the type is injected somewhere does not prove that it is injected *above this view*. For sheets, pushed screens and hosting controllers that is the subject of [environment-below-presentation](environment-below-presentation.md).

## Sources

- [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject), Apple
- [environment(_:)](https://developer.apple.com/documentation/swiftui/view/environment(_:)) and [Environment](https://developer.apple.com/documentation/swiftui/environment), Apple: the optional form
- People who met it: [PartialSheet 72](https://github.com/AndreaMiotto/PartialSheet/issues/72), [Pulse 211](https://github.com/kean/Pulse/issues/211)

"""#
    ),
    (
      id: "equality-hides-change",
      text: #"""
# equality-hides-change

Two values count as equal when their ids are equal. SwiftUI asks whether something changed, and the answer is no.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

New data arrives from the server. The array in the model has it, `print` shows it, and the screen keeps the old text. Deleting or adding an element does show, and then the old text is right too.

In a list, some rows follow and others stay as they were.

## Why

`==` and `id` answer two questions. `id` says *which* thing it is. `==` says whether it is *the same in every way*. SwiftUI and Observation use `==` to find out whether there is anything to do:

- a stored property of an `@Observable` class does not tell anybody about a value that is equal to the old one. We measured this with Swift 6.3. It holds for arrays and optionals of such values too;
- `@State` seems to drop an equal value in the same way;
- a child view whose inputs are all equal to the ones before keeps its picture.

With an `==` that looks at the id only, a changed status is "equal". The new value is stored. Nobody draws it.

Writing a member in place, `parcels[0].status = "sent"`, does notify. So a model may work for months, until somebody replaces an element as a whole.

## The mistake

```swift bad ios=17
import SwiftUI

struct Flight: Identifiable, Equatable {
  let id: String
  var status: String

  static func == (one: Flight, other: Flight) -> Bool { one.id == other.id }  // expect: equality-hides-change warning `==`
}

@Observable final class AirportModel {
  private(set) var flights: [Flight] = []

  func show(_ fetched: [Flight]) { flights = fetched }
}

struct DepartureBoard: View {
  let airport: AirportModel

  var body: some View {
    List(airport.flights) { flight in
      Text("\(flight.id): \(flight.status)")
    }
  }
}
```

A row is enough, whatever the model is. Its only input is "equal", so it keeps what it drew:

```swift bad
import SwiftUI

struct Flight: Identifiable, Hashable {
  let id: String
  var status: String

  static func == (one: Flight, other: Flight) -> Bool { one.id == other.id }  // expect: equality-hides-change warning `==`
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct FlightRow: View {
  let flight: Flight

  var body: some View { Text("\(flight.id): \(flight.status)") }
}

struct DepartureBoard: View {
  @State private var flights = [Flight(id: "SK 12", status: "on time")]

  var body: some View {
    VStack {
      ForEach(flights) { flight in FlightRow(flight: flight) }
      Button("Delay") { flights[0].status = "late" }
    }
  }
}
```

## The fix

### Let the compiler write `==`

Delete yours. If all stored properties are `Equatable`, the conformance is all it takes. `hash(into:)` goes with it.

```swift good ios=17
import SwiftUI

struct Flight: Identifiable, Equatable {
  let id: String
  var status: String
}

@Observable final class AirportModel {
  private(set) var flights: [Flight] = []

  func show(_ fetched: [Flight]) { flights = fetched }
}

struct DepartureBoard: View {
  let airport: AirportModel

  var body: some View {
    List(airport.flights) { flight in
      Text("\(flight.id): \(flight.status)")
    }
  }
}
```

### Some code needs "the same flight": compare ids there

`flights.firstIndex { $0.id == flight.id }` says what it means, and needs no `==` at all. `ForEach` and `List` use the id in any case. For a set or a selection store the ids, `Set<Flight.ID>`.

## When the code is right

If everything besides the id is a `let`, and another content always comes with another id, then equal ids do mean equal contents. A selection that is only asked for its id loses nothing either. And a class whose members are observed is found changed by its members, not by `==`.

```swift good ios=17
import SwiftUI

struct Stamp: Identifiable, Hashable {
  let id: Int
  let country: String

  static func == (one: Stamp, other: Stamp) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable final class Album {
  var stamps: [Stamp] = []

  func show(_ found: [Stamp]) { stamps = found }
}

struct AlbumView: View {
  let album: Album

  var body: some View { List(album.stamps) { Text($0.country) } }
}
```

`@Published` announces every assignment, equal or not. A model made with it is not the problem; a row that takes the value as its input still is.

## Sources

- [Equatable](https://developer.apple.com/documentation/swift/equatable), Apple: equality implies that one value can stand for the other
- [Identifiable](https://developer.apple.com/documentation/swift/identifiable), Apple
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: identity and dependencies
- The Observation macro of Swift 6.3, run by us on Linux; for `@State` and for inputs we rely on OpenSwiftUI, a reconstruction
- People who met it: [Berthly 10](https://github.com/henrywang/Berthly/pull/10)

"""#
    ),
    (
      id: "equatable-view-ignores-input",
      text: #"""
# equatable-view-ignores-input

A view has its own `==`, and it leaves out something that the view shows. A change of that alone does not arrive.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The parent passes a new title, and the old one stays. When the numbers change too, both are right at once. It looks as if the view were one change behind.

## Why

When a parent is evaluated it builds its children again. SwiftUI compares the new child with the one before, to see whether its `body` has to run.

For a view that is `Equatable` it asks your `==`. An answer of "equal" means: nothing you could see has changed, the old picture is good. If `==` leaves out the title, it gives that promise for two views with different titles.

State, bindings and observed objects are not part of this. They ask for an update by themselves.

## The mistake

```swift bad
import SwiftUI

struct RainChart: View, Equatable {
  let title: String
  let amounts: [Int]

  static func == (old: RainChart, new: RainChart) -> Bool {  // expect: equatable-view-ignores-input warning `==`
    old.amounts == new.amounts
  }

  var body: some View {
    VStack {
      Text(title)
      ForEach(amounts.indices, id: \.self) { day in Text("\(amounts[day]) mm") }
    }
  }
}

struct WeatherPage: View {
  let amounts: [Int]
  @State private var town = "Bergen"

  var body: some View {
    VStack {
      Button("Oslo") { town = "Oslo" }
      RainChart(title: "Rain in \(town)", amounts: amounts)
    }
  }
}
```

## The fix

### Let the compiler write it

It compares every stored property. If all of them are `Equatable`, delete your `==`, and the one you get does not forget the property that you add next month.

```swift good
import SwiftUI

struct RainChart: View, Equatable {
  let title: String
  let amounts: [Int]

  var body: some View {
    VStack {
      Text(title)
      ForEach(amounts.indices, id: \.self) { day in Text("\(amounts[day]) mm") }
    }
  }
}
```

### Something cannot be compared: write `==`, and name everything that is shown

A closure has no `==`, so it is left out.

```swift good
import SwiftUI

struct RainChart: View, Equatable {
  let title: String
  let amounts: [Int]
  let onTap: () -> Void

  static func == (old: RainChart, new: RainChart) -> Bool {
    old.title == new.title && old.amounts == new.amounts
  }

  var body: some View {
    VStack {
      Text(title).onTapGesture(perform: onTap)
      ForEach(amounts.indices, id: \.self) { day in Text("\(amounts[day]) mm") }
    }
  }
}
```

One thing to know about it: while `==` says "equal", the view may keep the closure it had. If the closure holds a value of the parent, that can be an old one.

### It was written for speed: measure first

Without `Equatable`, SwiftUI compares the properties by itself, and that is enough for most views.

## When the code is right

`==` may leave out what `body` does not show: a property for a log, a value that only an action uses. And what it compares as a whole counts for everything inside: `old.report == new.report` covers `report.title`.

```swift good
import SwiftUI

struct RainReport: Equatable {
  var title: String
  var total: Int
}

struct RainSummary: View, Equatable {
  let report: RainReport
  let screenName: String

  static func == (old: RainSummary, new: RainSummary) -> Bool {
    old.report == new.report
  }

  var body: some View {
    Button("\(report.title): \(report.total) mm") { print("tapped on \(screenName)") }
  }
}
```

If the value that is left out is fixed for the life of the view, the promise is kept, though the compiler cannot see it. Then comparing it costs next to nothing, and says so.

When SwiftUI asks `==` is not fully documented. `.equatable()` asks for it. For a view that holds a string, an array or an object it seems to be asked without that too; for one of a few plain numbers the bytes are compared. We know that from OpenSwiftUI, a reconstruction, and not from Apple.

## Sources

- [EquatableView](https://developer.apple.com/documentation/swiftui/equatableview), Apple
- [equatable()](https://developer.apple.com/documentation/swiftui/view/equatable()), Apple: the view is not updated while its value is equal
- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23

"""#
    ),
    (
      id: "expensive-work-in-body",
      text: #"""
# expensive-work-in-body

`body` makes a formatter, reads a file or decodes data. `body` can run many times a second, and does it each time.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** warning · **Since:** iOS 13

## What you will see

Scrolling stutters, typing lags behind, the fan comes on. The screen is right, only late. It gets worse with more rows, because each row does the work again.

## Why

SwiftUI asks for `body` whenever something that it reads has changed: with each letter in a field, with each frame of a drag. It has a few milliseconds to put the next frame together. What `body` calls happens inside that time, on the main thread.

Making a `DateFormatter` or compiling a regular expression costs far more than using it. Reading a file takes as long as the disk takes. Decoding takes as long as the data is. The same holds for a view's `init`, which runs as part of the parent's `body`, and for helper properties and methods that `body` calls.

## The mistake

```swift bad
import SwiftUI

struct Departure: Decodable, Identifiable {
  let id: Int
  let place: String
  let leavesAt: Date
}

struct DepartureBoard: View {
  let file: URL
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Place", text: $query)
      List(departures) { departure in
        HStack {
          Text(departure.place)
          Text(clock.string(from: departure.leavesAt))
        }
      }
    }
  }

  private var clock: DateFormatter {
    let formatter = DateFormatter()  // expect: expensive-work-in-body warning `DateFormatter()`
    formatter.timeStyle = .short
    return formatter
  }

  private var departures: [Departure] {
    guard let data = try? Data(contentsOf: file) else { return [] }  // expect: expensive-work-in-body warning `Data(contentsOf: file)`
    let all = try? JSONDecoder().decode([Departure].self, from: data)  // expect: expensive-work-in-body warning
    return (all ?? []).filter { query.isEmpty || $0.place.contains(query) }
  }
}
```

With every letter, this board reads the file, decodes it, and makes one formatter for each row.

## The fix

### Text: let `Text` and the format styles do it

They come with caches of their own. `Text(date, style:)` is there since iOS 14, `Text(value, format:)` and `.formatted()` since iOS 15.

```swift good
import SwiftUI

struct DepartureRow: View {
  let place: String
  let leavesAt: Date
  let price: Double

  var body: some View {
    HStack {
      Text(place)
      Text(leavesAt, format: .dateTime.hour().minute())
      Text(price, format: .currency(code: "EUR"))
    }
  }
}
```

### A formatter that has to be: make it once

A `static let` is made at its first use and shared by all rows.

```swift good
import SwiftUI

struct DepartureTime: View {
  let leavesAt: Date

  private static let clock: DateFormatter = {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter
  }()

  var body: some View { Text(Self.clock.string(from: leavesAt)) }
}
```

### Data: load it once, draw what was loaded

`.task` runs when the view appears, not when it draws. A model is as good a place. For files of some size do the reading off the main actor; `body` does not wait for it.

```swift good
import SwiftUI

struct Departure: Decodable, Identifiable {
  let id: Int
  let place: String
}

enum Timetable {
  static func load(from file: URL) async throws -> [Departure] {
    let (data, _) = try await URLSession.shared.data(from: file)
    return try JSONDecoder().decode([Departure].self, from: data)
  }
}

struct DepartureBoard: View {
  let file: URL
  @State private var departures: [Departure] = []

  var body: some View {
    List(departures) { departure in Text(departure.place) }
      .task(id: file) { departures = (try? await Timetable.load(from: file)) ?? [] }
  }
}
```

## When the code is right

An action, `.task` and `.onAppear` run once for each event. Work there is no redraw.

```swift good
import SwiftUI

struct BackupButton: View {
  let entries: [String]
  let file: URL

  var body: some View {
    Button("Back up") {
      try? JSONEncoder().encode(entries).write(to: file)
    }
  }
}
```

Building the predicate of a `@FetchRequest` or a `@Query` in `init` is how Apple shows it, and the fetch is SwiftUI's business. The `init` of an `App` runs at launch.

Whether it is felt depends on how often this `body` runs; stlint cannot see that. A formatter outside of rows is made once for each pass, so it is a note. `UIImage(data:)` is one too, because much of the decoding waits until the image is drawn. What is measured counts: Instruments has a *SwiftUI* template that lists long `body` updates.

## Sources

- [Understanding and improving SwiftUI performance](https://developer.apple.com/documentation/xcode/understanding-and-improving-swiftui-performance), Apple
- [Optimize SwiftUI performance with Instruments](https://developer.apple.com/videos/play/wwdc2025/306/), WWDC25: a formatter made in `body`, step by step
- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23: expensive work in `body`
- People who met it: [meeting-transcriber 160](https://github.com/pasrom/meeting-transcriber/pull/160)

"""#
    ),
    (
      id: "fast-value-in-environment",
      text: #"""
# fast-value-in-environment

A value that changes many times a second is set into the environment. All views that read it are evaluated as often.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable fast-value-in-environment` turns it on.

## What you will see

Scrolling or dragging stutters as soon as many views read the value. The readers are far away from the gesture, so the connection is hard to see.

## Why

When an environment value changes, each view below that reads it is evaluated. For a theme that is right. A scroll offset changes sixty or a hundred and twenty times a second, and mostly the readers want to know something coarse: are we at the top?

The view that holds the state is evaluated each time as well, because its `body` reads the value to set it.

## The mistake

```swift bad ios=18
import SwiftUI

extension EnvironmentValues {
  @Entry var scrollOffset: CGFloat = 0
}

struct ArticlePage: View {
  let paragraphs: [String]
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      ForEach(paragraphs, id: \.self) { Text($0) }
    }
    .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, new in
      offset = new
    }
    .overlay(alignment: .top) { TitleBar() }
    .environment(\.scrollOffset, offset)  // expect: fast-value-in-environment note `offset`
  }
}

struct TitleBar: View {
  @Environment(\.scrollOffset) private var scrollOffset

  var body: some View {
    Text("Article").opacity(scrollOffset > 40 ? 1 : 0)
  }
}
```

## The fix

### The coarse value

Keep what the readers want to know. Setting `true` where `true` was is no change, so nothing is evaluated between two crossings of the line.

```swift good ios=18
import SwiftUI

extension EnvironmentValues {
  @Entry var isScrolled = false
}

struct ArticlePage: View {
  let paragraphs: [String]
  @State private var isScrolled = false

  var body: some View {
    ScrollView {
      ForEach(paragraphs, id: \.self) { Text($0) }
    }
    .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 40 } action: { _, new in
      isScrolled = new
    }
    .overlay(alignment: .top) { TitleBar() }
    .environment(\.isScrolled, isScrolled)
  }
}

struct TitleBar: View {
  @Environment(\.isScrolled) private var isScrolled

  var body: some View {
    Text("Article").opacity(isScrolled ? 1 : 0)
  }
}
```

### An `@Observable` object

Where readers need the fine value, put an object into the environment. The object stays the same, and only the views that read its `offset` are evaluated.

### No state at all

`visualEffect`, `scrollTransition` and `containerRelativeFrame` give a view its own geometry while it is drawn, without any `body`.

## When the code is right

One reader that needs each frame is evaluated on each frame, however it gets the value. stlint is silent for Booleans, which change rarely by their nature, and for state that changes with taps.

```swift good ios=17
import SwiftUI

extension EnvironmentValues {
  @Entry var fontScale = 1.0
}

struct ReaderPage: View {
  @State private var scale = 1.0

  var body: some View {
    VStack {
      Button("Larger") { scale += 0.1 }
      Text("Text").scaleEffect(scale)
    }
    .environment(\.fontScale, scale)
  }
}
```

## Sources

- [Environment values](https://developer.apple.com/documentation/swiftui/environment-values), Apple
- That frequent values stay out of the environment is said in Apple's agent guidance of Xcode 27 ([a public copy](https://github.com/ronnyf/SwiftUI-Agent-Skill))
- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23: dependencies

"""#
    ),
    (
      id: "focusstate-set-in-onappear",
      text: #"""
# focusstate-set-in-onappear

The focus is set in `.onAppear`. At that moment the field may not be ready to take it.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** note · **Since:** iOS 15 · **Group:** advice

This note is advice and off by default: `stlint --enable focusstate-set-in-onappear` turns it on.

## What you will see

Sometimes the keyboard comes, sometimes it does not. In a sheet or after a push it fails more often, and on older systems nearly always.

## Why

`@FocusState` describes what has the focus. Writing to it is a request: "this field". SwiftUI can fulfil it only if the field is on screen and known to the focus system.

`.onAppear` runs when the view is about to come on screen. A request that comes too early is dropped, and the property goes back to what is true: nothing has the focus.

## The mistake

```swift bad ios=17
import SwiftUI

struct LoginForm: View {
  @State private var name = ""
  @FocusState private var isNameFocused: Bool

  var body: some View {
    TextField("Name", text: $name)
      .focused($isNameFocused)
      .onAppear {
        isNameFocused = true  // expect: focusstate-set-in-onappear note `isNameFocused = true`
      }
  }
}
```

## The fix

`.defaultFocus` (iOS 17, macOS 13, tvOS 16, watchOS 9) says where the focus begins. SwiftUI asks for it when it is ready.

```swift good ios=17
import SwiftUI

struct LoginForm: View {
  @State private var name = ""
  @FocusState private var isNameFocused: Bool

  var body: some View {
    TextField("Name", text: $name)
      .focused($isNameFocused)
      .defaultFocus($isNameFocused, true)
  }
}
```

For older systems, set it a turn later: `.task { isNameFocused = true }`, or in a `Task` inside `.onAppear`. In a sheet on iOS 15 and 16 people wait some tenths of a second, which is not pretty and not certain either.

## When the code is right

If it works on all systems and in all places that you support, there is nothing to mend. When a request is dropped is not documented, and differs between versions. That is why this is a note.

Set in an action, the focus comes reliably: the field has long been there.

```swift good ios=17
import SwiftUI

struct SearchForm: View {
  @State private var word = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Word", text: $word).focused($isFocused)
      Button("Search again") {
        word = ""
        isFocused = true
      }
    }
  }
}
```

## Sources

- [FocusState](https://developer.apple.com/documentation/swiftui/focusstate) and [defaultFocus(_:_:priority:)](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)), Apple
- [The SwiftUI cookbook for focus](https://developer.apple.com/videos/play/wwdc2023/10162/), WWDC23
- That a write in `.onAppear` can get lost is said in [a public guide](https://github.com/AvdLee/SwiftUI-Agent-Skill), not by Apple

"""#
    ),
    (
      id: "focusstate-tap-write",
      text: #"""
# focusstate-tap-write

A focusable view sets its own focus in a tap. The tap gives the focus already, and the second request can take it away.

**Symptom:** [resets](symptom-resets.md) · **Level:** note · **Since:** iOS 17 · **Group:** advice

This note is advice and off by default: `stlint --enable focusstate-tap-write` turns it on.

## What you will see

On the Mac, or with a keyboard on the iPad: a click shows the focus ring for a moment, and then it is gone. Key commands such as delete do nothing after a click.

## Why

`.focusable()` makes a view that takes the focus when it is clicked, and `.focused($isSelected)` connects the property with it in both directions. So one click sets the property by itself.

The tap gesture sets it once more. [A public guide](https://github.com/AvdLee/SwiftUI-Agent-Skill) reports that this runs `body` a second time and takes the focus away again. Apple's documentation does not describe it, and it may differ between systems.

## The mistake

```swift bad ios=17
import SwiftUI

struct StampTile: View {
  let name: String
  @FocusState private var isSelected: Bool

  var body: some View {
    Text(name)
      .focusable()
      .focused($isSelected)
      .onTapGesture { isSelected = true }  // expect: focusstate-tap-write note `isSelected = true`
  }
}
```

## The fix

Leave the tap out.

```swift good ios=17
import SwiftUI

struct StampTile: View {
  let name: String
  @FocusState private var isSelected: Bool

  var body: some View {
    Text(name)
      .focusable()
      .focused($isSelected)
      .border(isSelected ? Color.blue : Color.clear)
  }
}
```

## When the code is right

A tap that gives the focus to *another* view is needed, and so is one on a view that does not take the focus by itself. `.focusable(interactions: .activate)` is such a view: a click does not focus it, as it is with buttons.

```swift good ios=17
import SwiftUI

struct SearchBar: View {
  @State private var word = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass").onTapGesture { isTyping = true }
      TextField("Word", text: $word).focused($isTyping)
    }
  }
}
```

## Sources

- [focusable(_:interactions:)](https://developer.apple.com/documentation/swiftui/view/focusable(_:interactions:)) and [focused(_:)](https://developer.apple.com/documentation/swiftui/view/focused(_:)), Apple
- [The SwiftUI cookbook for focus](https://developer.apple.com/videos/play/wwdc2023/10162/), WWDC23
- [SwiftUI skill of A. van der Lee](https://github.com/AvdLee/SwiftUI-Agent-Skill), focus patterns

"""#
    ),
    (
      id: "foreach-id-self",
      text: #"""
# foreach-id-self

With `id: \.self` the value of a row is its name. Values that are edited or that repeat make poor names.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 13

## What you will see

You type one letter into a row, and the keyboard closes. The next letter needs another tap.

Or two rows have the same value: a tap changes both, the wrong one disappears, or a new row is not shown. The console says `the ID 3 occurs multiple times within the collection, this will give undefined results!`

## Why

`ForEach` keeps each row's state, focus and animation under the row's id. `\.self` says: the element is its own id.

- Edit the element, and the id changes with it. `"Sno"` is gone, and `"Snow"` is new. So SwiftUI removes one row and makes another, and the text field with the keyboard belongs to the removed one.
- Repeat an element, and two rows have one id. SwiftUI does not promise what happens then.

## The mistake

```swift bad
import SwiftUI

struct WordList: View {
  @State private var words = ["Snow", "Sleet"]

  var body: some View {
    List {
      ForEach($words, id: \.self) { $word in  // expect: foreach-id-self warning
        TextField("Word", text: $word)
      }
    }
  }
}
```

A history repeats itself as soon as somebody counts down again:

```swift bad
import SwiftUI

struct ScoreKeeper: View {
  @State private var score = 0
  @State private var history: [Int] = []

  var body: some View {
    VStack {
      Stepper("\(score) points", value: $score)
      Button("Write down") { history.append(score) }
      ForEach(history, id: \.self) { entry in  // expect: foreach-id-self note
        Text("\(entry)")
      }
    }
  }
}
```

## The fix

### Give the element an id of its own

A small struct is enough. The id is made once, with the element, and nobody edits it.

```swift good
import SwiftUI

struct Word: Identifiable {
  let id = UUID()
  var text: String
}

struct WordList: View {
  @State private var words = [Word(text: "Snow"), Word(text: "Sleet")]

  var body: some View {
    List {
      ForEach($words) { $word in
        TextField("Word", text: $word.text)
      }
    }
  }
}
```

If the data has a key already, a number from the server or a file's address, that is the better id: it is the same after the next load.

### Allow each value once

For tags and favourites a repeated value is a mistake anyway. Test before you add. Then the value is a good name, as long as rows do not edit it.

```swift good
import SwiftUI

struct TagField: View {
  @State private var tags = ["harbour"]
  @State private var newTag = ""

  var body: some View {
    VStack {
      ForEach(tags, id: \.self) { tag in Text(tag) }
      TextField("New tag", text: $newTag)
        .onSubmit {
          if !tags.contains(newTag) { tags.append(newTag) }
        }
    }
  }
}
```

### The list only grows: the position

In a log nothing moves, so the position of an entry is a name that lasts.

```swift good
import SwiftUI

struct ScoreKeeper: View {
  @State private var score = 0
  @State private var history: [Int] = []

  var body: some View {
    VStack {
      Stepper("\(score) points", value: $score)
      Button("Write down") { history.append(score) }
      ForEach(Array(history.enumerated()), id: \.offset) { _, entry in
        Text("\(entry)")
      }
    }
  }
}
```

Once entries are removed or inserted in between, see [`foreach-index-id`](foreach-index-id.md).

## When the code is right

`\.self` is right for values that are unique and stay as they are: the cases of an enum, a range, the sorted keys of a dictionary, the elements of a set, fixed texts.

```swift good
import SwiftUI

enum Flavour: String, CaseIterable {
  case lemon, hazelnut, fig
}

struct FlavourList: View {
  let prices: [String: Int]

  var body: some View {
    List {
      ForEach(Flavour.allCases, id: \.self) { Text($0.rawValue) }
      ForEach(prices.keys.sorted(), id: \.self) { Text($0) }
      ForEach(["Cone", "Cup"], id: \.self) { Text($0) }
      ForEach(1..<4, id: \.self) { Text("\($0) scoops") }
    }
  }
}
```

A class that is its own id is found again by its identity where it hashes that way, as managed objects do. stlint is silent there, and inside `Chart`, `Picker` and `Menu`.

For a struct whose properties change elsewhere, stlint says a note. A changed element becomes a new row. Nobody notices while the row has no state; the animation is a fade instead of a change. It also says a note for a struct with six or more properties, for all of them are hashed and compared on each update.

## Sources

- [ForEach](https://developer.apple.com/documentation/swiftui/foreach) and [Identifiable](https://developer.apple.com/documentation/swift/identifiable), Apple
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: an id is unique and stable

"""#
    ),
    (
      id: "foreach-index-id",
      text: #"""
# foreach-index-id

Rows are told apart by their position. When the list changes, the position stays and the element behind it is another one.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 13

## What you will see

Delete the first of three rows. The last row fades out instead. The row that was unfolded is folded, and its neighbour is open. The keyboard writes into another row. A picture that was loaded for one row stands beside another name.

With `$guests[index]` in the row it can also stop: `Fatal error: Index out of range`.

## Why

`ForEach` keeps the state of each row under the row's id. With `guests.indices` the ids are 0, 1, 2.

After `remove(at: 0)` they are 0 and 1. So for SwiftUI the first two rows are still there, and the third one is gone. Row 0 keeps everything it had: its `@State`, its focus, its loaded image. It only gets another guest to show.

`Array(guests.enumerated())` with `id: \.offset` says the same thing in other words. So does `zip(guests.indices, guests)` with `id: \.0`.

The crash has a second reason. `$guests[index]` is a promise to look at this position again later. SwiftUI can read it once more while it takes the row away, and by then the array is shorter.

## The mistake

```swift bad
import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name: String
}

struct SeatingPlan: View {
  @State private var guests = [Guest(name: "Ada"), Guest(name: "Ben")]

  var body: some View {
    List {
      ForEach(guests.indices, id: \.self) { index in  // expect: foreach-index-id error
        TextField("Name", text: $guests[index].name)
      }
      .onDelete { guests.remove(atOffsets: $0) }
    }
  }
}
```

Here each row has state of its own. It stays in its place when the guest goes:

```swift bad
import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name: String
}

struct GuestRow: View {
  let number: Int
  let guest: Guest
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup("\(number). \(guest.name)", isExpanded: $isOpen) {
      Text("Table \(number)")
    }
  }
}

struct GuestList: View {
  @State private var guests = [Guest(name: "Ada"), Guest(name: "Ben")]

  var body: some View {
    VStack {
      ForEach(Array(guests.enumerated()), id: \.offset) { index, guest in  // expect: foreach-index-id warning
        GuestRow(number: index + 1, guest: guest)
      }
      Button("First guest has left") { guests.removeFirst() }
    }
  }
}
```

## The fix

### Loop over the elements

With `Identifiable` elements `ForEach` needs no `id:`. `$guests` gives each row a binding to its own element.

```swift good
import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name: String
}

struct SeatingPlan: View {
  @State private var guests = [Guest(name: "Ada"), Guest(name: "Ben")]

  var body: some View {
    List {
      ForEach($guests) { $guest in
        TextField("Name", text: $guest.name)
      }
      .onDelete { guests.remove(atOffsets: $0) }
    }
  }
}
```

### You need the number too: the element's id beside it

The position is for reading. The id comes from the element.

```swift good
import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name: String
}

struct GuestRow: View {
  let number: Int
  let guest: Guest
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup("\(number). \(guest.name)", isExpanded: $isOpen) {
      Text("Table \(number)")
    }
  }
}

struct GuestList: View {
  @State private var guests = [Guest(name: "Ada"), Guest(name: "Ben")]

  var body: some View {
    List {
      ForEach(Array(guests.enumerated()), id: \.element.id) { index, guest in
        GuestRow(number: index + 1, guest: guest)
          .swipeActions {
            Button("Has left") { guests.removeAll { $0.id == guest.id } }
          }
      }
    }
  }
}
```

The row removes its guest by id, too. A position that was right when the row was drawn can be wrong when the button is tapped.

## When the code is right

Sometimes the position is the identity. A board has nine squares, whatever stands on them. Squares are changed and never removed, so nothing can slip.

```swift good
import SwiftUI

struct NoughtsBoard: View {
  @State private var squares = Array(repeating: "", count: 9)
  @State private var isNoughtsTurn = true

  var body: some View {
    LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
      ForEach(squares.indices, id: \.self) { place in
        Button(squares[place].isEmpty ? "·" : squares[place]) {
          squares[place] = isNoughtsTurn ? "O" : "X"
          isNoughtsTurn.toggle()
        }
      }
    }
  }
}
```

stlint is silent there. It is also silent for constant lists, for lists that only grow at the end, for rows without state whose list comes from outside, and inside `Chart`, `Picker` and `Menu`.

It says an error where rows hold `$guests[index]` and the list gets shorter somewhere. It says a warning where the list gets shorter or is reordered, and the rows hold something that can end up with another element. Otherwise it says a note.

What is not sure: a binding from `ForEach($guests)` finds its element by position underneath as well. Some projects report a rare crash with it, when a text field is removed while it is being edited. A binding that looks for the id on each read does not have this problem.

## Sources

- [ForEach](https://developer.apple.com/documentation/swiftui/foreach), Apple
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: an index is no stable identifier
- [Bindable SwiftUI list elements](https://www.swiftbysundell.com/articles/bindable-swiftui-list-elements), John Sundell
- People who met it: [TablePro 1094](https://github.com/TableProApp/TablePro/pull/1094), [oMLX 1634](https://github.com/jundot/omlx/pull/1634); with element bindings: [Prowl 637](https://github.com/onevcat/Prowl/pull/637)

"""#
    ),
    (
      id: "foreach-nonconstant-range",
      text: #"""
# foreach-nonconstant-range

`ForEach(0..<count)` without an `id:` takes its range once. When the count changes, the rows do not.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

You add an element, and no row appears. The console says `ForEach<…> count (4) != its initial count (3)`, and that this form is for constant data.

You remove an element, and it can stop: `Fatal error: Index out of range`. The last row still asks for its element.

Xcode has shown a yellow warning here all along: `Non-constant range: argument must be an integer literal`. It means this.

## Why

There are two initialisers that look alike.

- `ForEach(0..<3) { … }` is for a range that never changes. SwiftUI reads it the first time and does not ask again. So it needs no ids: the rows are always the same ones.
- `ForEach(0..<count, id: \.self) { … }` is for a range that changes. SwiftUI reads it on each update and compares the ids.

`ForEach(seeds.indices) { … }` is the first form too, for `indices` of an array is a range. `List` has the same two initialisers.

The compiler warns about each bound that is not written as a number, a `let` with a number included. stlint looks at what the bound really does. It is silent where the bound cannot change.

## The mistake

```swift bad
import SwiftUI

struct SeedBox: View {
  @State private var seeds = ["Dill", "Borage"]

  var body: some View {
    VStack {
      ForEach(0..<seeds.count) { index in  // expect: foreach-nonconstant-range error
        Text(seeds[index])
      }
      Button("Sow parsley") { seeds.append("Parsley") }
      Button("Clear") { seeds.removeAll() }
    }
  }
}
```

A count from outside is a warning. Whether it changes is up to the parent:

```swift bad
import SwiftUI

struct StarRow: View {
  let stars: Int

  var body: some View {
    HStack {
      ForEach(0..<stars) { _ in  // expect: foreach-nonconstant-range warning
        Image(systemName: "star.fill")
      }
    }
  }
}

struct ReviewForm: View {
  @State private var stars = 3

  var body: some View {
    VStack {
      StarRow(stars: stars)
      Stepper("\(stars) stars", value: $stars, in: 1...5)
    }
  }
}
```

## The fix

### The rows show elements: loop over the elements

```swift good
import SwiftUI

struct Seed: Identifiable {
  let id = UUID()
  let name: String
}

struct SeedBox: View {
  @State private var seeds = [Seed(name: "Dill"), Seed(name: "Borage")]

  var body: some View {
    VStack {
      ForEach(seeds) { seed in Text(seed.name) }
      Button("Sow parsley") { seeds.append(Seed(name: "Parsley")) }
      Button("Clear") { seeds.removeAll() }
    }
  }
}
```

### There is only a number: add `id: \.self`

Stars are all alike, so a number is a good enough id.

```swift good
import SwiftUI

struct StarRow: View {
  let stars: Int

  var body: some View {
    HStack {
      ForEach(0..<stars, id: \.self) { _ in
        Image(systemName: "star.fill")
      }
    }
  }
}

struct ReviewForm: View {
  @State private var stars = 3

  var body: some View {
    VStack {
      StarRow(stars: stars)
      Stepper("\(stars) stars", value: $stars, in: 1...5)
    }
  }
}
```

Over the positions of an array, `id: \.self` makes the rows update. What it does not do is tell elements apart: see [`foreach-index-id`](foreach-index-id.md).

## When the code is right

A bound that cannot change is what this form is for: a number in the code, a constant with a name, the count of the cases of an enum.

```swift good
import SwiftUI

enum Weekday: CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

struct WeekGrid: View {
  private static let rows = 6

  var body: some View {
    Grid {
      ForEach(0..<Self.rows) { week in
        GridRow {
          ForEach(0..<Weekday.allCases.count) { day in
            Text("\(week * 7 + day + 1)")
          }
        }
      }
    }
  }
}
```

The compiler warns about these as well. `id: \.self` quiets it and costs nothing.

For an array that is a `let` with its values on the line, stlint says a note: it works, and stops working on the day the array becomes a variable.

## Sources

- [ForEach.init(_:content:)](https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-ktgx), Apple: it only reads the initial value of the range
- [List.init(_:selection:rowContent:)](https://developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:)-2bobo), Apple
- [How the compiler knows](https://forums.swift.org/t/how-for-swiftui-foreach-init-data-range-int-viewbuilder-content-escaping-int-content-compiler-is-able-to-warn-if-range-is-not-constant/55233), Swift Forums

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
4. **The work is done on appearing.** `.onAppear` copies the input and does not run again when it changes: [`onappear-copies-input`](onappear-copies-input.md). A `.task` without `id:` loads the first item only: [`task-missing-id`](task-missing-id.md).
5. **A sheet is driven by a Boolean.** Its item is read too early: [`sheet-ispresented-stale-item`](sheet-ispresented-stale-item.md). One Boolean serves all rows: [`shared-presentation-in-foreach`](shared-presentation-in-foreach.md).
6. **A UIKit or AppKit view is set up once.** An empty `updateUIView`: [`representable-empty-update`](representable-empty-update.md), which is advice. A coordinator that keeps the first struct: [`representable-stale-coordinator`](representable-stale-coordinator.md).
7. **The wrapper is the wrong one.** A `@State` that nothing changes, or a `@Binding` that is only read: [`state-never-mutated`](state-never-mutated.md).

How to choose a cure for 1, the most frequent one:

| the child … | write |
|---|---|
| shows the value | `let value: Value` |
| changes the parent's value | `@Binding var value: Value`, and `$value` at the call site |
| has a copy that follows | `.onChange(of: value) { copy = value }` |
| starts over with each new value | `.id(value)` at the call site |
| starts from it and goes its own way | `init(initialValue: Value)`, so that callers know |

**Advice**, off unless asked for with `stlint --enable advice`: [`onchange-legacy-signature`](onchange-legacy-signature.md), [`bindable-unneeded`](bindable-unneeded.md), [`derived-state`](derived-state.md).

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

stlint gives this advice only when it knows the deployment target. One finding stands for the class, and it names a view that redraws for a change it does not show. Where every view shows all that changes, there is little to gain today: the finding is there with `--enable legacy-observable-object` only. With `stlint --since REV`, which looks at new lines only, each new class of the kind is a warning.

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

Change the class and all its users in one go; the two families do not mix. Where stlint understands all of them, `--fix=suggested` does it: the class, the wrappers, what goes into the environment. It stays away where one is not clear to it, where a view lives by the announcement alone (a counter that is set so that everything redraws), and where making the object does more than setting its values.

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
      id: "local-state-variable",
      text: #"""
# local-state-variable

`@State` or another wrapper of SwiftUI stands on a local variable. SwiftUI looks for state among the view's properties, and does not find this one.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The button does nothing, the toggle snaps back. With a local `@StateObject` there is a new object on each redraw, so it can look like [resets](symptom-resets.md) too. The compiler has no complaint.

## Why

Property wrappers may stand on local variables since Swift 5.4, and the compiler does not know that this one makes no sense there.

A local variable lives as long as one call of the function. Each time `body` runs, there is a new variable with the first value in it. SwiftUI gives storage only to the stored properties of a view, before it calls `body`. A wrapper that it did not connect answers with its first value and drops what is written.

For the other wrappers it is alike: a local `@StateObject` makes a new object in each call, a local `@Environment` gives the default, a local `@ObservedObject` does not listen. With Xcode 27 `@State` is a macro. What it makes of a local variable is not known to us; the repair is the same.

## The mistake

```swift bad
import SwiftUI

struct TallyCounter: View {
  var body: some View {
    @State var count = 0  // expect: local-state-variable warning `@State`

    return Button("\(count) people") { count += 1 }
  }
}
```

A helper function is no better place:

```swift bad
import SwiftUI

struct FilterRow: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      filterField()
    }
  }

  private func filterField() -> some View {
    @State var text = ""  // expect: local-state-variable warning `@State`

    return TextField("Filter", text: $text)
  }
}
```

## The fix

### Move the declaration into the view

```swift good
import SwiftUI

struct TallyCounter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count) people") { count += 1 }
  }
}
```

### Each row needs its own: make the row a view

State inside a loop cannot be a property of the whole list. It is a property of the row.

```swift good
import SwiftUI

struct GuestList: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { name in GuestRow(name: name) }
  }
}

struct GuestRow: View {
  let name: String
  @State private var hasArrived = false

  var body: some View { Toggle(name, isOn: $hasArrived) }
}
```

### The wrapper is not needed

If the value does not outlive the call, a `let` or `var` says so.

```swift good
import SwiftUI

struct PriceLabel: View {
  let cents: Int

  var body: some View {
    let euros = Double(cents) / 100
    Text("\(euros) €")
  }
}
```

## When the code is right

`@Bindable` is made for this. It keeps nothing; it only turns an object that exists into one with bindings. With an object from the environment it is the official way:

```swift good ios=17
import SwiftUI

@Observable final class Hike {
  var title = ""
}

struct HikeTitle: View {
  @Environment(Hike.self) private var hike

  var body: some View {
    @Bindable var hike = hike
    TextField("Title", text: $hike.title)
  }
}

struct HikePlanner: View {
  @State private var hike = Hike()

  var body: some View { HikeTitle().environment(hike) }
}
```

A local `@Binding` is fine for the same reason. In a preview `@Previewable @State` is a local variable on paper only: the macro puts it into a view.

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state), Apple: declare it as a property of the view
- [Bindable](https://developer.apple.com/documentation/swiftui/bindable), Apple: with the local form
- [Previewable()](https://developer.apple.com/documentation/swiftui/previewable()), Apple
- [DynamicProperty](https://developer.apple.com/documentation/swiftui/dynamicproperty), Apple

"""#
    ),
    (
      id: "method-call-on-child-view",
      text: #"""
# method-call-on-child-view

A view keeps another view in a property and calls a method on it. The state that the method changes is not the one on screen.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable method-call-on-child-view` turns it on.

## What you will see

The button does nothing. The method runs, a breakpoint in it stops, and the screen stays as it is.

## Why

A view value is a description, not the thing on the screen. SwiftUI takes a copy of it, puts it into its place in the tree, and connects *that copy* with its storage. The `@State` of the value in your property is connected to nothing: reading gives the first value, and writing goes nowhere.

So there is nobody to call. In SwiftUI, one view does not tell another what to do. It changes a value that the other one shows.

## The mistake

```swift bad
import SwiftUI

struct Stopwatch: View {
  @State private var seconds = 0

  var body: some View { Text("\(seconds) s") }

  func reset() { seconds = 0 }
  func add(_ more: Int) { seconds += more }
}

struct TrainingPage: View {
  private let stopwatch = Stopwatch()

  var body: some View {
    VStack {
      stopwatch
      Button("Add a minute") {
        stopwatch.add(60)  // expect: method-call-on-child-view note `stopwatch.add`
      }
    }
  }
}
```

## The fix

The state moves to the view that changes it, and the child gets the value.

```swift good
import SwiftUI

struct Stopwatch: View {
  let seconds: Int

  var body: some View { Text("\(seconds) s") }
}

struct TrainingPage: View {
  @State private var seconds = 0

  var body: some View {
    VStack {
      Stopwatch(seconds: seconds)
      Button("Add a minute") { seconds += 60 }
    }
  }
}
```

| both … | write |
|---|---|
| change the value | `@Binding` in the child, `$seconds` at the call site |
| change much, with rules of its own | an `@Observable` model, held by the parent, with `add(_:)` as its method |
| want something to *happen* in the child (scroll, focus) | a value that changes, and `.onChange(of:)` in the child |

## When the code is right

A view in a property is fine as long as it is only placed. So are methods that use no state: they build a view or compute something from the inputs.

```swift good
import SwiftUI

struct Medal: View {
  let year: Int

  var body: some View { Text("\(year)") }

  func engraving() -> String { "Anno \(year)" }
}

struct MedalPage: View {
  private let medal = Medal(year: 1912)

  var body: some View {
    VStack {
      medal
      Text(medal.engraving())
    }
  }
}
```

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state), Apple: storage that SwiftUI manages for a view in the hierarchy
- [A method of a child view](https://developer.apple.com/forums/thread/31944), Apple Developer Forums

"""#
    ),
    (
      id: "missing-bindable",
      text: #"""
# missing-bindable

A `$` asks for a binding into an observable object, and the property that holds the object cannot make one.

**Symptom:** [does-not-compile](symptom-does-not-compile.md) · **Level:** error · **Since:** iOS 17

## What you will see

`Cannot find '$garden' in scope`, at the `$`. The property `garden` is right there, a few lines above, and `garden.name` works. An object from `@Environment(Garden.self)` gets the same words.

## Why

`$` is not an operator. `$garden` is a second property, and only a property wrapper brings it along. A plain `let garden: Garden` has no wrapper, so there is no `$garden`. `@Environment` is a wrapper, but one that only reads, and it brings none either.

Reading an `@Observable` object needs no wrapper at all. That is why everything works until the first `TextField`. Making a binding into the object is what `@Bindable` is for. It keeps nothing and observes nothing; it gives you the `$`.

## The mistake

```swift bad ios=17
import SwiftUI

@Observable final class Garden {
  var name = "Back yard"
}

struct GardenForm: View {
  let garden: Garden

  var body: some View {
    TextField("Name", text: $garden.name)  // expect: missing-bindable error
  }
}
```

From the environment, and for the element of a list:

```swift bad ios=17
import SwiftUI

@Observable final class Watering {
  var isAutomatic = false
}

@Observable final class Bed: Identifiable {
  let id = 1
  var crop = "Leeks"
}

struct WateringForm: View {
  @Environment(Watering.self) private var watering
  let beds: [Bed]

  var body: some View {
    Form {
      Toggle("Automatic", isOn: $watering.isAutomatic)  // expect: missing-bindable error
      ForEach(beds) { bed in
        TextField("Crop", text: $bed.crop)  // expect: missing-bindable error
      }
    }
  }
}
```

## The fix

### A property of the view: `@Bindable`

The initialiser of the view stays as it is. Parents pass the object as before.

```swift good ios=17
import SwiftUI

@Observable final class Garden {
  var name = "Back yard"
}

struct GardenForm: View {
  @Bindable var garden: Garden

  var body: some View {
    TextField("Name", text: $garden.name)
  }
}
```

### From the environment, or a local: a line in `body`

```swift good ios=17
import SwiftUI

@Observable final class Watering {
  var isAutomatic = false
}

@Observable final class Bed: Identifiable {
  let id = 1
  var crop = "Leeks"
}

struct WateringForm: View {
  @Environment(Watering.self) private var watering
  let beds: [Bed]

  var body: some View {
    @Bindable var watering = watering
    Form {
      Toggle("Automatic", isOn: $watering.isAutomatic)
      ForEach(beds) { bed in
        @Bindable var bed = bed
        TextField("Crop", text: $bed.crop)
      }
    }
  }
}
```

The line looks odd and is Apple's own way. A view of its own for the row, with `@Bindable var bed: Bed`, does the same and reads better when the row grows.

### The view makes the object itself: `@State`

`@State private var garden = Garden()` keeps the object, and `$garden.name` works without `@Bindable`.

Before iOS 17 the object is an `ObservableObject`, and `@ObservedObject` gives the `$`.

## When the code is right

`ForEach($plants) { $plant in … }` declares its own `$plant`. This form is for values in an array that can itself be bound.

```swift good ios=17
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
}

struct PlantList: View {
  @State private var plants = [Plant(id: 1, name: "Sage")]

  var body: some View {
    List {
      ForEach($plants) { $plant in
        TextField("Name", text: $plant.name)
      }
    }
  }
}
```

## Sources

- [Bindable](https://developer.apple.com/documentation/swiftui/bindable), Apple: properties, locals and the environment
- [Managing model data in your app](https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app), Apple
- [Discover Observation in SwiftUI](https://developer.apple.com/videos/play/wwdc2023/10149/), WWDC23
- People who met it: [ObservableConverter 9](https://github.com/Lickability/ObservableConverter/issues/9)

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
      id: "mutated-local-copy",
      text: #"""
# mutated-local-copy

A struct is taken out of state and changed. The change is made to a copy, and nothing is done with the copy.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

You tap, and nothing happens. There is no crash and no message. In the debugger the line runs and the value changes, and one line later it is gone.

The compiler says nothing. For it, a variable whose member is set, or whose method is called, has been used.

## Why

Structs, enums, arrays, sets, dictionaries and strings are values. `var task = tasks[0]` makes a second one, with the same contents. From then on they have nothing to do with each other.

`for var`, `if var` and `guard var` copy too. The `var` says that *the copy* may be changed.

State that has not changed asks for no redraw.

## The mistake

```swift bad
import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct ChoreList: View {
  @State private var chores = [Chore(id: 1, title: "Sweep"), Chore(id: 2, title: "Rake")]

  var body: some View {
    VStack {
      ForEach(chores) { chore in
        Text(chore.isDone ? "✓ \(chore.title)" : chore.title)
      }
      Button("All done", action: finish)
      Button("First done") {
        var first = chores[0]
        first.isDone = true  // expect: mutated-local-copy warning `first.isDone = true`
      }
    }
  }

  private func finish() {
    for var chore in chores {
      chore.isDone = true  // expect: mutated-local-copy warning `chore.isDone = true`
    }
  }
}
```

A copy of a whole collection is a copy too:

```swift bad ios=17
import SwiftUI

@Observable final class PlaylistModel {
  var songs = ["Gloria", "Credo"]

  func add(_ song: String) {
    var list = songs
    list.append(song)  // expect: mutated-local-copy warning `list.append(song)`
  }
}

struct PlaylistView: View {
  @State private var model = PlaylistModel()

  var body: some View {
    List(model.songs, id: \.self) { Text($0) }
    Button("Add") { model.add("Sanctus") }
  }
}
```

## The fix

### Change it where it is kept

Name the whole path from the property to the member. Loop over the indices to change each element.

```swift good
import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct ChoreList: View {
  @State private var chores = [Chore(id: 1, title: "Sweep"), Chore(id: 2, title: "Rake")]

  var body: some View {
    VStack {
      ForEach(chores) { chore in
        Text(chore.isDone ? "✓ \(chore.title)" : chore.title)
      }
      Button("All done", action: finish)
      Button("First done") { chores[0].isDone = true }
    }
  }

  private func finish() {
    for index in chores.indices {
      chores[index].isDone = true
    }
  }
}
```

### Several steps: work on the copy, and put it back

The view is told once, at the end.

```swift good ios=17
import SwiftUI

@Observable final class PlaylistModel {
  var songs = ["Gloria", "Credo"]

  func add(_ new: [String]) {
    var list = songs
    list.append(contentsOf: new)
    list.sort()
    songs = list
  }
}

struct PlaylistView: View {
  @State private var model = PlaylistModel()

  var body: some View {
    List(model.songs, id: \.self) { Text($0) }
    Button("Add") { model.add(["Sanctus", "Agnus Dei"]) }
  }
}
```

For an optional there is a short way: `selected?.isDone = true` changes what is inside, and does nothing if it is `nil`.

### In rows: a binding

`ForEach($chores) { $chore in … }` gives each row access to its element. `chore.isDone = true` inside an action then writes into the array.

## When the code is right

A copy that is used is no mistake: it is returned, printed, sent, compared, or stored somewhere else. stlint speaks only where nothing happens to it after the change, and only where it knows the type. If the elements are objects of a class, `var bird = birds[0]` is a second name for the same bird, and changing it changes the bird.

```swift good
import SwiftUI

struct Ticket {
  var zone = 1
  var isReturn = false
}

struct TicketPage: View {
  @State private var ticket = Ticket()

  var body: some View {
    VStack {
      Stepper("Zone \(ticket.zone)", value: $ticket.zone)
      Button("Print a return ticket") {
        var copy = ticket
        copy.isReturn = true
        print(copy)
      }
    }
  }
}
```

## Sources

- [Structures and Enumerations Are Value Types](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/classesandstructures/#Structures-and-Enumerations-Are-Value-Types), The Swift Programming Language
- [State](https://developer.apple.com/documentation/swiftui/state), Apple
- [ForEach](https://developer.apple.com/documentation/swiftui/foreach), Apple

"""#
    ),
    (
      id: "mutating-plain-property",
      text: #"""
# mutating-plain-property

A view changes one of its own plain properties. A view is a value, and it cannot change itself.

**Symptom:** [does-not-compile](symptom-does-not-compile.md) · **Level:** error · **Since:** iOS 13

## What you will see

The compiler stops at the line that changes the property. Depending on the change it says:

- `Left side of mutating operator isn't mutable: 'self' is immutable`
- `Cannot assign to property: 'self' is immutable`
- `Cannot use mutating member on immutable value: 'self' is immutable`
- `Cannot assign to property: 'title' is a 'let' constant`

## Why

A view is a struct that SwiftUI makes, reads and throws away. `body` and the helper methods of a view only read it: inside them `self` is a constant, and so are its plain properties. A closure made in `body` keeps a copy of that constant.

Even if the change were allowed, it would be gone with the next update. What has to change and to stay lives outside the struct, and the property wrapper says where: `@State` in storage that belongs to this view, `@Binding` in storage that belongs to somebody else.

## The mistake

```swift bad
import SwiftUI

struct LapCounter: View {
  var laps = 0

  var body: some View {
    Button("\(laps) laps") {
      laps += 1  // expect: mutating-plain-property error `laps += 1`
    }
  }
}
```

The same in a method that an action calls, and with an input:

```swift bad
import SwiftUI

struct GuestList: View {
  var guests: [String]
  let title: String

  var body: some View {
    VStack {
      Text("\(title): \(guests.formatted())")
      Button("Invite", action: invite)
    }
  }

  private func invite() {
    guests.append("Guest \(guests.count + 1)")  // expect: mutating-plain-property error
  }
}
```

## The fix

### This view owns the value: `@State`

```swift good
import SwiftUI

struct LapCounter: View {
  @State private var laps = 0

  var body: some View {
    Button("\(laps) laps") { laps += 1 }
  }
}
```

With `private` nobody passes a value in by accident. A parent that passes one would only set the first value, and later ones would have no effect.

### The parent owns it: `@Binding`

```swift good
import SwiftUI

struct GuestList: View {
  @Binding var guests: [String]
  let title: String

  var body: some View {
    VStack {
      Text("\(title): \(guests.formatted())")
      Button("Invite", action: invite)
    }
  }

  private func invite() {
    guests.append("Guest \(guests.count + 1)")
  }
}

struct PartyPage: View {
  @State private var guests = ["Ada"]

  var body: some View {
    GuestList(guests: $guests, title: "\(guests.count) guests")
  }
}
```

A `mutating func` satisfies the compiler for a moment. Then the closure that calls it is refused, with the same words.

## When the code is right

`init` builds the view and may set everything. A `mutating func`, a setter and an observer may change `self` too; it is a variable that they change, not the view on screen. A local variable belongs to the function. And a member of an *object* can change, because the property that holds the object stays the same.

```swift good ios=17
import SwiftUI

@Observable final class Boiler {
  var degrees = 60
}

struct BoilerRow: View {
  let boiler: Boiler
  private var tint = Color.red

  init(boiler: Boiler) {
    self.boiler = boiler
  }

  func tinted(_ color: Color) -> Self {
    var copy = self
    copy.tint = color
    return copy
  }

  var body: some View {
    Button("\(boiler.degrees)°") { boiler.degrees += 5 }
      .tint(tint)
  }
}
```

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state) and [Binding](https://developer.apple.com/documentation/swiftui/binding), Apple
- [Managing user interface state](https://developer.apple.com/documentation/swiftui/managing-user-interface-state), Apple
- The messages are those of Swift 6.3.1

"""#
    ),
    (
      id: "narrow-view-input",
      text: #"""
# narrow-view-input

A view takes a whole struct and shows one field of it. It is evaluated when any of the other fields changes.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable narrow-view-input` turns it on.

## What you will see

Nothing is wrong on screen. `body` of a small view runs for changes that it does not show. With many rows that is felt as stutter.

## Why

SwiftUI decides by comparison whether a child has to be evaluated: are its inputs what they were? A struct counts as one input. If its `battery` has changed, the struct has changed, also for a view that shows only `name`.

With the field itself as the input, the comparison is about that field and nothing else. The view also gets easier to preview and to use again.

## The mistake

Each new reading of the battery evaluates `ScooterTitle` too.

```swift bad
import SwiftUI

struct Scooter: Identifiable {
  let id: Int
  var name: String
  var battery: Double
  var isRented: Bool
}

struct ScooterTitle: View {
  let scooter: Scooter  // expect: narrow-view-input note

  var body: some View {
    Label(scooter.name, systemImage: "scooter")
  }
}

struct ScooterPage: View {
  let scooter: Scooter

  var body: some View {
    VStack {
      ScooterTitle(scooter: scooter)
      ProgressView(value: scooter.battery)
      Text(scooter.isRented ? "Rented" : "Free")
    }
  }
}
```

## The fix

```swift good
import SwiftUI

struct Scooter: Identifiable {
  let id: Int
  var name: String
  var battery: Double
  var isRented: Bool
}

struct ScooterTitle: View {
  let name: String

  var body: some View {
    Label(name, systemImage: "scooter")
  }
}

struct ScooterPage: View {
  let scooter: Scooter

  var body: some View {
    VStack {
      ScooterTitle(name: scooter.name)
      ProgressView(value: scooter.battery)
      Text(scooter.isRented ? "Rented" : "Free")
    }
  }
}
```

## When the code is right

- **The struct is passed on** as a whole, or an action needs it: then the view does depend on all of it.
- **It is a class.** Classes are compared by reference, and with `@Observable` only the fields that are read count. A model object is handed down whole.
- **It hardly changes**, or it is small. The gain is too little to make the call site longer. stlint speaks from four stored properties on, and cannot see how often they change.
- **The view is a row of its thing**, `SongRow(song:)`, and tomorrow it will show three fields. That is a matter of taste.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Scooter {
  var name = "Blue 7"
  var battery = 0.9
  var isRented = false
  var distance = 0.0
}

struct ScooterTitle: View {
  let scooter: Scooter

  var body: some View { Text(scooter.name) }
}
```

## Sources

- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23: a view with fewer dependencies
- That a view takes the fields and not the struct is said in Apple's agent guidance of Xcode 27 ([a public copy](https://github.com/ronnyf/SwiftUI-Agent-Skill))

"""#
    ),
    (
      id: "nested-observable-object",
      text: #"""
# nested-observable-object

A view draws from an object inside the object that it observes. The outer object does not announce what changes in the inner one.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The view is wired as in the books: `ObservableObject`, `@Published`, `@StateObject`. Replacing the inner object updates the screen. Changing something inside it does not. If the outer object happens to change for another reason, the screen catches up, and the bug hides for a while.

## Why

`@Published var profile = Profile()` announces when `profile` is *set*. A class instance is a reference, and `session.profile.name = "Ada"` does not set `profile`. The same reference is still in there.

The inner object may announce its change, and it does, if `name` is `@Published`. Only nobody is listening. The view subscribed to the session, not to the profile.

The same holds for an array of objects: adding and removing is a change of the array, changing an element is not.

## The mistake

```swift bad
import Combine
import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
}

final class Session: ObservableObject {
  @Published var profile = Profile()
}

struct Greeting: View {
  @ObservedObject var session: Session

  var body: some View {
    VStack {
      // expect: nested-observable-object warning `session.profile.name`
      Text("Hello \(session.profile.name)")
      Button("Sign in") { session.profile.name = "Ada" }
    }
  }
}
```

Elements of an array:

```swift bad
import Combine
import SwiftUI

final class Song: ObservableObject, Identifiable {
  let id: Int
  @Published var plays = 0
  init(id: Int) { self.id = id }
}

final class Playlist: ObservableObject {
  @Published private(set) var songs = [Song(id: 1), Song(id: 2)]
}

struct PlaylistView: View {
  @StateObject private var playlist = Playlist()

  var body: some View {
    List(playlist.songs) { song in
      HStack {
        Text("\(song.plays) plays")  // expect: nested-observable-object warning `song.plays`
        Button("Play") { song.plays += 1 }
      }
    }
  }
}
```

## The fix

### A view of its own for the inner object

The small view observes exactly what it draws. This works from iOS 13 on, and the outer view stays still while the name changes.

```swift good
import Combine
import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
}

final class Session: ObservableObject {
  @Published var profile = Profile()
}

struct Greeting: View {
  @ObservedObject var session: Session

  var body: some View {
    VStack {
      ProfileName(profile: session.profile)
      Button("Sign in") { session.profile.name = "Ada" }
    }
  }
}

struct ProfileName: View {
  @ObservedObject var profile: Profile

  var body: some View { Text("Hello \(profile.name)") }
}
```

### On iOS 17 and later: `@Observable` for both classes

SwiftUI then follows each object that `body` reads, at any depth, in arrays and optionals too. Both classes need the attribute; a plain class inside an `@Observable` one stays silent.

```swift good ios=17
import SwiftUI

@Observable final class Profile {
  var name = ""
}

@Observable final class Session {
  var profile = Profile()
}

struct Greeting: View {
  let session: Session

  var body: some View {
    VStack {
      Text("Hello \(session.profile.name)")
      Button("Sign in") { session.profile.name = "Ada" }
    }
  }
}
```

### The inner object can be a value: make it a struct

Changing a field of a struct changes the struct, and `@Published` announces that.

```swift good
import Combine
import SwiftUI

struct Profile {
  var name = ""
}

final class Session: ObservableObject {
  @Published var profile = Profile()
}

struct Greeting: View {
  @ObservedObject var session: Session

  var body: some View {
    VStack {
      Text("Hello \(session.profile.name)")
      Button("Sign in") { session.profile.name = "Ada" }
    }
  }
}
```

## When the code is right

An outer object may pass the announcement on. Then every change inside counts as a change of the outer object, and views redraw for it. With many inner objects that is a lot of redrawing, and a new inner object needs a new subscription.

```swift good
import Combine
import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
}

final class Session: ObservableObject {
  let profile = Profile()
  private var forwarding: AnyCancellable?

  init() {
    forwarding = profile.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
  }
}

struct Greeting: View {
  @ObservedObject var session: Session

  var body: some View {
    VStack {
      Text("Hello \(session.profile.name)")
      Button("Sign in") { session.profile.name = "Ada" }
    }
  }
}
```

A `$` path is a special case: a text field on `$session.profile.name` writes the profile back into the session, and `@Published` announces that. What is changed only in this way is drawn correctly. A change from any other place is not.

stlint is silent when the outer class mentions the inner object's publishers at all. Whether that subscription covers the change is more than it can see.

## Sources

- [Published](https://developer.apple.com/documentation/combine/published), Apple: it publishes when the property is set
- [ObservableObject](https://developer.apple.com/documentation/combine/observableobject), Apple
- [Migrating from the Observable Object protocol to the Observable macro](https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro), Apple
- People who met it: [vellum-assistant 7749](https://github.com/vellum-ai/vellum-assistant/pull/7749), [Republished 3](https://github.com/adam-zethraeus/Republished/issues/3), [a well-known question](https://stackoverflow.com/questions/58406287)

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

1. **An object changes, and nobody listens to it.** A plain class in `@State`: [`state-holds-unobserved-class`](state-holds-unobserved-class.md). A plain class in a `let` or `var`: [`unobserved-class-read-in-body`](unobserved-class-read-in-body.md).
2. **The object could be heard, and the wrapper does not listen.** An `ObservableObject` in `@State`: [`state-holds-observable-object`](state-holds-observable-object.md). In a plain property: [`unobserved-object-property`](unobserved-object-property.md). (For an `@Observable` class a plain property is right.)
3. **The object keeps quiet about this property.** [`published-missing`](published-missing.md) in an `ObservableObject`, [`untracked-observable-property`](untracked-observable-property.md) in an `@Observable` class, [`observable-subclass-unmarked`](observable-subclass-unmarked.md) in its subclass, [`custom-object-will-change`](custom-object-will-change.md).
4. **The change is one object further in.** An `ObservableObject` inside another one announces nothing outside: [`nested-observable-object`](nested-observable-object.md).
5. **The data is not observable at all.** `UserDefaults`, a global, a `static var`: [`untracked-source-in-body`](untracked-source-in-body.md).
6. **The write goes to a copy.** A struct taken out of an array and changed: [`mutated-local-copy`](mutated-local-copy.md). A binding that throws writes away: [`constant-binding`](constant-binding.md).
7. **The storage is not connected to a view.** `@State` in a class or on a local variable: [`dynamic-property-outside-view`](dynamic-property-outside-view.md), [`local-state-variable`](local-state-variable.md). Or it is not connected *yet*: it is read in `init`: [`dynamic-property-read-in-init`](dynamic-property-read-in-init.md).
8. **Something says "nothing changed".** An `==` that compares only the id: [`equality-hides-change`](equality-hides-change.md). An `==` on the view: [`equatable-view-ignores-input`](equatable-view-ignores-input.md).
9. **It is read too early, or on the wrong thread.** [`published-sink-reads-old-value`](published-sink-reads-old-value.md), [`published-write-off-main`](published-write-off-main.md).
10. **A range was read once.** `ForEach(0..<count)` without `id:` keeps its first count, and new rows do not come: [`foreach-nonconstant-range`](foreach-nonconstant-range.md).
11. **The view and the control disagree.** [`selection-type-mismatch`](selection-type-mismatch.md), [`dismiss-from-presenting-view`](dismiss-from-presenting-view.md), [`state-property-observer`](state-property-observer.md).

**Advice**, off unless asked for with `stlint --enable advice`: [`withobservationtracking-one-shot`](withobservationtracking-one-shot.md), [`method-call-on-child-view`](method-call-on-child-view.md), [`observable-not-main-actor`](observable-not-main-actor.md), [`observable-unchecked-sendable`](observable-unchecked-sendable.md), [`focusstate-set-in-onappear`](focusstate-set-in-onappear.md), [`presentation-mode-deprecated`](presentation-mode-deprecated.md), [`derived-state`](derived-state.md), [`binding-to-observable-class`](binding-to-observable-class.md).

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
      id: "object-created-in-body",
      text: #"""
# object-created-in-body

`body` makes an object and passes it on. `body` runs often, and each time it makes another one.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 13

## What you will see

You type into a search field, and the basket beside it is empty again. The field and the basket have nothing to do with each other, except that one `body` draws both. The object's `init` runs with every letter. If it loads something, it loads with every letter too.

## Why

`body` is a description, and SwiftUI asks for it whenever something that it reads has changed. An object that `body` makes belongs to that one description. The next description has a new object, with everything at its start.

The child cannot help. A plain property, `@Bindable` and `@ObservedObject` all use the object that came last. The environment hands on the newest one as well.

## The mistake

```swift bad
import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var plants = 0
}

struct BasketBar: View {
  @ObservedObject var basket: Basket

  var body: some View { Stepper("\(basket.plants) plants", value: $basket.plants) }
}

struct Nursery: View {
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Find a plant", text: $query)
      Text("Results for \(query)")
      BasketBar(basket: Basket())  // expect: object-created-in-body warning `Basket()`
    }
  }
}
```

An object for the environment, and one in a local constant, are the same:

```swift bad ios=17
import SwiftUI

@Observable final class Soil {
  var moisture = 40
}

@Observable final class Light {
  var hours = 6
}

struct BedView: View {
  @Environment(Soil.self) private var soil
  let light: Light

  var body: some View {
    Button("\(soil.moisture) %, \(light.hours) h") {
      soil.moisture += 5
      light.hours += 1
    }
  }
}

struct Greenhouse: View {
  @State private var isOpen = false

  var body: some View {
    let light = Light()  // expect: object-created-in-body warning `Light()`
    VStack {
      Toggle(isOpen ? "Roof open" : "Roof closed", isOn: $isOpen)
      BedView(light: light)
    }
    .environment(Soil())  // expect: object-created-in-body warning `Soil()`
  }
}
```

## The fix

### Own it here

The view that makes the object also keeps it: `@StateObject` for an `ObservableObject` (iOS 14), `@State` for an `@Observable` class (iOS 17). Then `body` only passes it on.

```swift good
import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var plants = 0
}

struct BasketBar: View {
  @ObservedObject var basket: Basket

  var body: some View { Stepper("\(basket.plants) plants", value: $basket.plants) }
}

struct Nursery: View {
  @State private var query = ""
  @StateObject private var basket = Basket()

  var body: some View {
    VStack {
      TextField("Find a plant", text: $query)
      Text("Results for \(query)")
      BasketBar(basket: basket)
    }
  }
}
```

### The child owns it

If nobody else uses the object, the child makes it, and the parameter goes away.

```swift good ios=17
import SwiftUI

@Observable final class Light {
  var hours = 6
}

struct BedView: View {
  @State private var light = Light()

  var body: some View { Button("\(light.hours) h") { light.hours += 1 } }
}

struct Greenhouse: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle(isOpen ? "Roof open" : "Roof closed", isOn: $isOpen)
      BedView()
    }
  }
}
```

In a row, a sheet or a pushed screen this is nearly always the way: each of them has a life of its own, and its model lives as long. Pass the *value* that the model is made from, and build the model with `StateObject(wrappedValue:)` in the child's `init`.

## When the code is right

An action runs once for each tap. What it makes and stores is kept.

```swift good ios=17
import SwiftUI

@Observable final class Seedling: Identifiable {
  let id = UUID()
  var leaves = 0
}

struct SeedTray: View {
  @State private var seedlings: [Seedling] = []

  var body: some View {
    VStack {
      ForEach(seedlings) { seedling in
        Button("\(seedling.leaves) leaves") { seedling.leaves += 1 }
      }
      Button("Sow") {
        let seedling = Seedling()
        seedlings.append(seedling)
      }
    }
  }
}
```

An object that nobody ever changes can be made again at no loss. stlint says nothing where the child only reads it and the class has no methods.

The content of a sheet and of a pushed screen is built for each presentation, but it is built again when the presenting view redraws. stlint says a note there. It also says a note where `body` rarely runs twice: in an `App`, and in a view that has neither inputs nor state. It says nothing where only previews show the view.

## Sources

- [StateObject](https://developer.apple.com/documentation/swiftui/stateobject), Apple: the view that creates an object owns it
- [Managing model data in your app](https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app), Apple
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: lifetime
- People who met it: [amplify-ui-swift-authenticator 52](https://github.com/aws-amplify/amplify-ui-swift-authenticator/issues/52), [NavigationBackport 47](https://github.com/johnpatrickmorgan/NavigationBackport/issues/47)

"""#
    ),
    (
      id: "observable-model-not-in-state",
      text: #"""
# observable-model-not-in-state

A view makes its model in a plain property. Nobody keeps it, so the next redraw of the parent brings a new one.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The lamp is on. Somebody changes a counter elsewhere on the screen, and the lamp is off again. Nothing in the lamp's code turned it off. In a small test, where the parent never redraws, it stays on.

With an `ObservableObject` or a plain class it looks worse: the tap does nothing at all. The value does change, but this view does not listen to it. Then the parent redraws, and the changed object is gone too.

## Why

A view is a struct that SwiftUI makes often. Whenever the parent's `body` runs, it calls your view's initialiser, and `= LampModel()` is part of that. The old struct is thrown away, and with it the only reference to the old model.

`@Observable` lets a view follow changes in an object. It does not keep the object. Keeping is the work of `@State`: its storage lies outside the struct and lives as long as the view stays in its place.

## The mistake

```swift bad ios=17
import SwiftUI

@Observable final class LampModel {
  var isOn = false
}

struct LampSwitch: View {
  private let lamp = LampModel()  // expect: observable-model-not-in-state warning `lamp`

  var body: some View {
    Button(lamp.isOn ? "Turn off" : "Turn on") { lamp.isOn.toggle() }
  }
}

struct GardenShed: View {
  @State private var visitors = 0

  var body: some View {
    VStack {
      Stepper("\(visitors) visitors", value: $visitors)
      LampSwitch()
    }
  }
}
```

Making the object in `init` is the same, since `init` runs just as often:

```swift bad ios=17
import SwiftUI

@Observable final class BasketModel {
  var apples = 0
  let limit: Int
  init(limit: Int) { self.limit = limit }
}

struct BasketView: View {
  private let basket: BasketModel

  init(limit: Int) {
    basket = BasketModel(limit: limit)  // expect: observable-model-not-in-state warning `basket = BasketModel(limit: limit)`
  }

  var body: some View {
    Button("\(basket.apples) of \(basket.limit)") { basket.apples += 1 }
  }
}
```

An `ObservableObject` that this view draws is lost in the same way:

```swift bad
import Combine
import SwiftUI

final class WellModel: ObservableObject {
  @Published var buckets = 0
}

struct WellView: View {
  private let well = WellModel()  // expect: observable-model-not-in-state warning `well`

  var body: some View {
    Button("\(well.buckets) buckets") { well.buckets += 1 }
  }
}
```

## The fix

### This view owns the model, on iOS 17 and later: `@State`

```swift good ios=17
import SwiftUI

@Observable final class LampModel {
  var isOn = false
}

struct LampSwitch: View {
  @State private var lamp = LampModel()

  var body: some View {
    Button(lamp.isOn ? "Turn off" : "Turn on") { lamp.isOn.toggle() }
  }
}
```

Up to Xcode 26 the expression `LampModel()` still runs each time the struct is made. SwiftUI keeps the first object and drops the others, so keep its `init` light. With Xcode 27 it runs once.

### This view owns an `ObservableObject`: `@StateObject`, from iOS 14

It keeps the object and listens to it.

```swift good
import Combine
import SwiftUI

final class WellModel: ObservableObject {
  @Published var buckets = 0
}

struct WellView: View {
  @StateObject private var well = WellModel()

  var body: some View {
    Button("\(well.buckets) buckets") { well.buckets += 1 }
  }
}
```

### Somebody else owns it: drop the default

Reading an `@Observable` object needs no wrapper. A plain `let` is right as soon as the object comes from an owner. Do this when two views show the same object.

```swift good ios=17
import SwiftUI

@Observable final class LampModel {
  var isOn = false
}

struct LampSwitch: View {
  let lamp: LampModel

  var body: some View {
    Button(lamp.isOn ? "Turn off" : "Turn on") { lamp.isOn.toggle() }
  }
}

struct GardenShed: View {
  @State private var lamp = LampModel()

  var body: some View {
    VStack {
      LampSwitch(lamp: lamp)
      Text(lamp.isOn ? "The moths are here" : "Dark")
    }
  }
}
```

### It is a plain class: make it a struct in `@State`

A plain class tells nobody when it changes, so `@State` alone would keep it and still not redraw. [state-holds-unobserved-class](state-holds-unobserved-class.md) shows the choices.

## When the code is right

A shared object is only looked up here. And an object in which nothing changes can be made again at no loss: a formatter, a client, a calculator.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class TideTable {
  static let shared = TideTable()
  var isHigh = false
}

final class FuelCalculator {
  let litresPerMile = 1.4
  func litres(for miles: Double) -> Double { miles * litresPerMile }
}

struct HarbourPage: View {
  private let tides = TideTable.shared
  private let fuel = FuelCalculator()
  @State private var miles = 12.0

  var body: some View {
    VStack {
      Text(tides.isHigh ? "High water" : "Low water")
      Slider(value: $miles, in: 1...60)
      Text("\(fuel.litres(for: miles)) litres")
    }
  }
}
```

An `App` or a scene is made once, and what it holds stays. stlint says nothing there, though `@State` would say who owns the object.

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state), Apple: where to store an observable object, and how often its default is made
- [Managing model data in your app](https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app), Apple: `@State` makes a view the source of truth of a model
- [StateObject](https://developer.apple.com/documentation/swiftui/stateobject), Apple
- [Discover Observation in SwiftUI](https://developer.apple.com/videos/play/wwdc2023/10149/), WWDC23

"""#
    ),
    (
      id: "observable-not-main-actor",
      text: #"""
# observable-not-main-actor

A view shows an `@Observable` class that may be changed from any thread. Its `async` methods run off the main thread.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** note · **Since:** iOS 17 · **Group:** advice

This note is advice and off by default: `stlint --enable observable-not-main-actor` turns it on.

## What you will see

Mostly nothing. Now and then a value on screen is out of date, a list shows an element that is gone, or the app stops with an array index that does not exist. It is hard to repeat, because it depends on who is first.

## Why

SwiftUI reads the model on the main thread, in `body`. An `async` method of a class without an actor runs on a background thread, also when a view on the main thread calls it. So one thread may write while the other reads, and for a Swift array that is undefined.

An `ObservableObject` complains about it in purple: "Publishing changes from background threads is not allowed". `@Observable` says nothing. Swift 6 mode finds many such places when it compiles.

`@MainActor` on the class puts reading and writing on one thread. `await` still does not block it: while the network works, the main thread is free.

## The mistake

```swift bad ios=17
import SwiftUI

@Observable final class NewsFeed {  // expect: observable-not-main-actor note `NewsFeed`
  var posts: [String] = []

  func load(from url: URL) async throws {
    let (data, _) = try await URLSession.shared.data(from: url)
    posts = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

struct NewsPage: View {
  let url: URL
  @State private var feed = NewsFeed()

  var body: some View {
    List(feed.posts, id: \.self) { Text($0) }
      .task(id: url) { try? await feed.load(from: url) }
  }
}
```

## The fix

```swift good ios=17
import SwiftUI

@MainActor @Observable final class NewsFeed {
  var posts: [String] = []

  func load(from url: URL) async throws {
    let (data, _) = try await URLSession.shared.data(from: url)
    posts = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

struct NewsPage: View {
  let url: URL
  @State private var feed = NewsFeed()

  var body: some View {
    List(feed.posts, id: \.self) { Text($0) }
      .task(id: url) { try? await feed.load(from: url) }
  }
}
```

**Work that takes long** goes into a function that is not on the main actor and returns a value: `nonisolated func parse(_ data: Data) async -> [String]`, an `actor`, or `@concurrent` (Swift 6.2). The model takes the result.

**For a whole module,** Swift 6.2 can make the main actor the default: `.defaultIsolation(MainActor.self)` in the package, *Default Actor Isolation* in Xcode. New app projects of Xcode 26 have it. stlint is silent where a `Package.swift` says so. In an Xcode project look there before you believe this note.

## When the code is right

- **Nothing is asynchronous:** a class whose methods are all called from views.
- **No view uses it.**
- **It is made to be shared** between threads: `Sendable`, with a lock around its storage.
- **The methods that write** carry `@MainActor` themselves.
- With the upcoming feature `NonisolatedNonsendingByDefault`, an `async` method runs where its caller runs. stlint is silent where a `Package.swift` turns it on.

```swift good ios=17
import SwiftUI

@Observable final class Dice {
  private(set) var face = 1

  func roll() { face = Int.random(in: 1...6) }
}

struct DicePage: View {
  @State private var dice = Dice()

  var body: some View { Button("\(dice.face)") { dice.roll() } }
}
```

## Sources

- [MainActor](https://developer.apple.com/documentation/swift/mainactor) and [Updating an app to use Swift concurrency](https://developer.apple.com/documentation/swift/updating_an_app_to_use_swift_concurrency), Apple
- [SE-0338: Clarify the execution of non-actor-isolated async functions](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0338-clarify-execution-non-actor-async.md), [SE-0461: Run nonisolated async functions on the caller's actor by default](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md) and [SE-0466: Control default actor isolation](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0466-control-default-actor-isolation.md), Swift Evolution

"""#
    ),
    (
      id: "observable-on-value-type",
      text: #"""
# observable-on-value-type

Observation stands on something that is not a class, or it is spelled with an attribute that does not exist.

**Symptom:** [does-not-compile](symptom-does-not-compile.md) · **Level:** error · **Since:** iOS 13

## What you will see

The compiler says one of these:

- `'@Observable' cannot be applied to struct type 'Recipe'`, and the same for an actor
- `Non-class type 'Recipe' cannot conform to class protocol 'ObservableObject'`
- `Unknown attribute 'ObservableObject'`

On an enum `@Observable` compiles and does nothing. An actor that conforms to `ObservableObject` compiles too, and its members cannot be read in `body`.

## Why

Observation is about sharing. Two views hold the same object, one changes it, the other has to hear of it. Only a class has an identity that can be shared in this way. The macro notes which property of *which object* a view has read.

A struct is a value. Changing a part makes another value, and whoever owns it (`@State`, a property of an `@Observable` class) sees that it is another one. There is nothing left for observation to do.

The attributes in SwiftUI are `@ObservedObject`, `@StateObject` and `@EnvironmentObject`. `ObservableObject` is a protocol, and it stands after the colon of a class. `@ObjectBinding` and the protocol `BindableObject` are from the first betas of 2019.

## The mistake

```swift bad ios=17
import SwiftUI

@Observable struct Recipe {  // expect: observable-on-value-type error
  var title = "Soup"
  var minutes = 30
}
```

```swift bad
import Combine
import SwiftUI

struct Pan: ObservableObject {  // expect: observable-on-value-type error
  var isHot = false
}
```

```swift bad
import Combine
import SwiftUI

final class Stock: ObservableObject {
  @Published var litres = 2
}

struct StockRow: View {
  @ObservableObject var stock: Stock  // expect: observable-on-value-type error `@ObservableObject`

  var body: some View { Text("\(stock.litres) l") }
}
```

## The fix

### One view owns it and hands it down: keep the struct, drop the attribute

`@State` for the owner, `@Binding` for a child that changes it. Try this first.

```swift good
import SwiftUI

struct Recipe {
  var title = "Soup"
  var minutes = 30
}

struct RecipeForm: View {
  @State private var recipe = Recipe()

  var body: some View {
    Form {
      TextField("Title", text: $recipe.title)
      Stepper("\(recipe.minutes) min", value: $recipe.minutes)
    }
  }
}
```

### Distant views share it: make it a class

```swift good ios=17
import SwiftUI

@Observable final class Recipe {
  var title = "Soup"
  var minutes = 30
}

struct RecipePage: View {
  @State private var recipe = Recipe()

  var body: some View {
    RecipeForm(recipe: recipe)
  }
}

struct RecipeForm: View {
  @Bindable var recipe: Recipe

  var body: some View {
    TextField("Title", text: $recipe.title)
  }
}
```

A class needs an initialiser where the struct had the memberwise one for free. And copying changes its meaning: two properties now hold the same object.

### An actor: put a class on the main actor in front

The work stays in the actor. A `@MainActor @Observable final class` holds what the views draw, and awaits the actor.

### The attribute is misspelt: `@ObservedObject`

```swift good
import Combine
import SwiftUI

final class Stock: ObservableObject {
  @Published var litres = 2
}

struct StockRow: View {
  @ObservedObject var stock: Stock

  var body: some View { Text("\(stock.litres) l") }
}
```

## When the code is right

Other libraries have macros of their own for structs, such as `@ObservableState`. stlint does not speak of attributes that your project declares or that may come from another module.

## Sources

- [Observable()](https://developer.apple.com/documentation/observation/observable()) and [ObservableObject](https://developer.apple.com/documentation/combine/observableobject), Apple
- [Discover Observation in SwiftUI](https://developer.apple.com/videos/play/wwdc2023/10149/), WWDC23
- The messages are those of Swift 6.3.1

"""#
    ),
    (
      id: "observable-subclass-unmarked",
      text: #"""
# observable-subclass-unmarked

A class inherits from an `@Observable` class and is not marked itself. The properties that it adds are not followed.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 17

## What you will see

One object, two kinds of properties. What the superclass declares updates the screen. What the subclass declares does not. Since the object looks observable, and half of it is, the search often goes on in the view.

## Why

`@Observable` is a macro: it rewrites source code. It turns each stored property of the class that it is written on into one that reports its reads and writes. It sees that one class declaration and nothing else. A subclass is another declaration, and without the attribute its properties stay as they were written.

Conforming is inherited, so the subclass *is* `Observable` for the compiler. That is why no error tells you. With `ObservableObject` there was no such gap, because each `@Published` property spoke for itself.

## The mistake

```swift bad ios=17
import SwiftUI

@Observable class Animal {
  var name = "Bello"
}

final class Sheepdog: Animal {  // expect: observable-subclass-unmarked warning `Sheepdog`
  var sheep = 0
}

struct SheepdogView: View {
  @State private var dog = Sheepdog()

  var body: some View {
    VStack {
      Text("\(dog.name) watches \(dog.sheep) sheep")
      Button("Another one") { dog.sheep += 1 }
    }
  }
}
```

## The fix

### Mark the subclass too

Both classes carry the attribute. Each then reports its own properties, and SwiftUI listens to both.

```swift good ios=17
import SwiftUI

@Observable class Animal {
  var name = "Bello"
}

@Observable final class Sheepdog: Animal {
  var sheep = 0
}

struct SheepdogView: View {
  @State private var dog = Sheepdog()

  var body: some View {
    VStack {
      Text("\(dog.name) watches \(dog.sheep) sheep")
      Button("Another one") { dog.sheep += 1 }
    }
  }
}
```

Three kinds of declarations do not compile under the macro and are written differently first: `lazy var` (put `@ObservationIgnored` before it), `var a = 1, b = 2` (one line each), and `override var` with observers (override a method in its place).

### Do without the subclass

A model that has another one in a property is followed at any depth, as long as both are `@Observable`. It is often easier to read than a class tree.

```swift good ios=17
import SwiftUI

@Observable final class Animal {
  var name = "Bello"
}

@Observable final class Sheepdog {
  var animal = Animal()
  var sheep = 0
}

struct SheepdogView: View {
  @State private var dog = Sheepdog()

  var body: some View {
    VStack {
      Text("\(dog.animal.name) watches \(dog.sheep) sheep")
      Button("Another one") { dog.sheep += 1 }
    }
  }
}
```

## When the code is right

A subclass that only adds methods, constants or computed properties has nothing to follow. Computed properties are followed through what they read.

```swift good ios=17
import SwiftUI

@Observable class Account {
  var balance = 0
}

final class SavingsAccount: Account {
  let rate = 0.02
  var interest: Double { Double(balance) * rate }
  func save() { balance += 10 }
}

struct SavingsView: View {
  @State private var account = SavingsAccount()

  var body: some View {
    Button("\(account.balance), interest \(account.interest)") { account.save() }
  }
}
```

Where no `body` draws what the subclass adds, stlint says a note: nothing is wrong on screen yet.

## Sources

- [Observable()](https://developer.apple.com/documentation/observation/observable()), Apple
- [SE-0395: Observation](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md), Swift Evolution
- Measured with Swift 6.3: `withObservationTracking` does not notice a change of an unmarked subclass's own property, and does once both classes are marked

"""#
    ),
    (
      id: "observable-unchecked-sendable",
      text: #"""
# observable-unchecked-sendable

An `@Observable` class promises to be safe on all threads, and nothing in it makes it so.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** note · **Since:** iOS 17 · **Group:** advice

This note is advice and off by default: `stlint --enable observable-unchecked-sendable` turns it on.

## What you will see

The warnings of the compiler are gone. What remains is what they warned of: a value on screen that is out of date, an array that is read while it is written, a crash that nobody can repeat.

## Why

`@unchecked Sendable` says to the compiler: do not look, it is safe. `nonisolated(unsafe)` says the same of one property. Neither does anything at run time.

SwiftUI reads the model in `body`, on the main thread. The bookkeeping of `@Observable` itself has a lock. Your stored values have none.

## The mistake

```swift bad ios=17
import SwiftUI

// expect: observable-unchecked-sendable note `@unchecked Sendable`
@Observable final class Telescope: @unchecked Sendable {
  var stars: [String] = []

  func scan() {
    Task.detached { self.stars.append("Vega") }
  }
}

struct TelescopePage: View {
  @State private var telescope = Telescope()

  var body: some View {
    Button("\(telescope.stars.count) stars") { telescope.scan() }
  }
}
```

## The fix

`@MainActor` makes a class `Sendable` for good reason: everybody may have it, and only the main thread touches what is inside. The slow work stands outside and returns values.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Telescope {
  private(set) var stars: [String] = []

  func scan() async {
    stars += await Sky.visibleStars()
  }
}

enum Sky {
  nonisolated static func visibleStars() async -> [String] { ["Vega"] }
}

struct TelescopePage: View {
  @State private var telescope = Telescope()

  var body: some View {
    Button("\(telescope.stars.count) stars") { Task { await telescope.scan() } }
  }
}
```

State that many threads really share belongs into an `actor`. The model on the main actor shows a copy of it.

## When the code is right

The promise is kept by a lock that stands around each access. stlint is silent where it sees one in the class: `NSLock`, `OSAllocatedUnfairLock`, `Mutex`, a queue. Whether *each* access is inside, it does not check. It is silent, too, where each method that changes something carries `@MainActor`, and about a `nonisolated(unsafe)` property that `deinit` uses.

```swift good ios=17
import SwiftUI

@Observable final class Telemetry: @unchecked Sendable {
  @ObservationIgnored private let lock = NSLock()
  private var samples: [Double] = []

  var count: Int { lock.withLock { samples.count } }

  func add(_ sample: Double) { lock.withLock { samples.append(sample) } }
}
```

## Sources

- [Sendable](https://developer.apple.com/documentation/swift/sendable), Apple: what `@unchecked` asks of you
- [SE-0302](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0302-concurrent-value-and-concurrent-closures.md) and [SE-0306: Actors](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0306-actors.md), Swift Evolution

"""#
    ),
    (
      id: "observation-wrapper-mismatch",
      text: #"""
# observation-wrapper-mismatch

The wrapper or modifier belongs to one kind of model, and the class is of the other kind.

**Symptom:** [does-not-compile](symptom-does-not-compile.md) · **Level:** error · **Since:** iOS 17

## What you will see

One of these, most often while moving a project to `@Observable`:

- `Generic struct 'StateObject' requires that 'Terrarium' conform to 'ObservableObject'`, and the same for `ObservedObject` and `EnvironmentObject`
- `Instance method 'environmentObject' requires that 'Terrarium' conform to 'ObservableObject'`
- an error that says that your class does not conform to `Observable`

A class that is of both kinds compiles with everything. Then the mistake shows at run time: injected in one way and looked up in the other, the object is not found, and the app stops.

## Why

There are two families, and each has its own way to learn of a change.

| | `ObservableObject` | `@Observable` |
|---|---|---|
| the view owns it | `@StateObject` | `@State` |
| the view gets it | `@ObservedObject` | a plain property |
| with bindings into it | `@ObservedObject` | `@Bindable` |
| from the environment | `@EnvironmentObject` | `@Environment(Terrarium.self)` |
| put into the environment | `.environmentObject(…)` | `.environment(…)` |

An `ObservableObject` announces "something changed", and the wrapper listens. An `@Observable` class notes which property a view has read, and needs no listener. The wrappers of one family cannot do anything with a class of the other. The environment keeps the two apart too, even for one and the same object.

## The mistake

```swift bad ios=17
import SwiftUI

@Observable final class Terrarium {
  var humidity = 60
}

struct TerrariumPage: View {
  @StateObject private var terrarium = Terrarium()  // expect: observation-wrapper-mismatch error

  var body: some View {
    HumidityRow()
      .environmentObject(terrarium)  // expect: observation-wrapper-mismatch error
  }
}

struct HumidityRow: View {
  @EnvironmentObject private var terrarium: Terrarium  // expect: observation-wrapper-mismatch error

  var body: some View {
    Button("\(terrarium.humidity) %") { terrarium.humidity += 5 }
  }
}
```

And the other way round:

```swift bad
import Combine
import SwiftUI

final class HeatLamp: ObservableObject {
  @Published var watts = 40
}

struct HeatLampRow: View {
  @Bindable var lamp: HeatLamp  // expect: observation-wrapper-mismatch error

  var body: some View { Stepper("\(lamp.watts) W", value: $lamp.watts) }
}
```

## The fix

### The class is `@Observable`: its own family throughout

```swift good ios=17
import SwiftUI

@Observable final class Terrarium {
  var humidity = 60
}

struct TerrariumPage: View {
  @State private var terrarium = Terrarium()

  var body: some View {
    HumidityRow()
      .environment(terrarium)
  }
}

struct HumidityRow: View {
  @Environment(Terrarium.self) private var terrarium

  var body: some View {
    Button("\(terrarium.humidity) %") { terrarium.humidity += 5 }
  }
}
```

`@ObservedObject var terrarium` becomes `let terrarium`, or `@Bindable var terrarium` if the view says `$terrarium`.

### The class is an `ObservableObject`: the old family

```swift good
import Combine
import SwiftUI

final class HeatLamp: ObservableObject {
  @Published var watts = 40
}

struct HeatLampRow: View {
  @ObservedObject var lamp: HeatLamp

  var body: some View { Stepper("\(lamp.watts) W", value: $lamp.watts) }
}
```

### It is a struct: neither

A struct in `@State` or `@Binding` needs no observation. SwiftUI sees the new value because it is a new value.

## When the code is right

A class may be of both kinds for the time of a migration. Each place where it is injected then has to match the places where it is read.

```swift good
import Combine
import SwiftUI

@Observable final class Vivarium: ObservableObject {
  var frogs = 3
}

struct VivariumPage: View {
  @State private var vivarium = Vivarium()

  var body: some View {
    FrogRow().environment(vivarium)
  }
}

struct FrogRow: View {
  @Environment(Vivarium.self) private var vivarium

  var body: some View { Button("\(vivarium.frogs) frogs") { vivarium.frogs += 1 } }
}
```

With `@Published` in such a class stlint says a warning: two ways to announce a change, and no telling which of them a view hears.

Models of SwiftData (`@Model`) are of the new kind. About a class of another module stlint says nothing.

## Sources

- [Migrating from the Observable Object protocol to the Observable macro](https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro), Apple
- [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject) and [environment(_:)](https://developer.apple.com/documentation/swiftui/view/environment(_:)), Apple
- People who met it: [Brightroom 275](https://github.com/FluidGroup/Brightroom/issues/275), [bocan-music 110](https://github.com/bocan/bocan-music/issues/110)

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
      id: "observed-object-unused",
      text: #"""
# observed-object-unused

A view listens to an object and draws nothing from it. Each change of the object evaluates the view for nothing.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13

## What you will see

Nothing is wrong on screen. A view that shows no line of the lyrics is evaluated with every line of the lyrics. With a long list, or with a model that changes several times a second, scrolling stutters.

## Why

`@ObservedObject`, `@StateObject` and `@EnvironmentObject` do more than give access. They listen. An `ObservableObject` has one announcement, "I am about to change", and whoever listens is evaluated again. SwiftUI does not look whether `body` reads anything of the object. A read inside a button's action does not count either: the action looks when it runs, and by then it has the newest value anyway.

`@Environment(\.locale)` and the other key paths listen too, to that one value. `@Environment(Model.self)` does not: an `@Observable` object is followed by what `body` reads, and where nothing is read nothing is followed.

## The mistake

`TrackList` needs the player for one action. `Footer` does not need it at all.

```swift bad
import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var position = 0
  func play(_ track: String) { position = track.count }
}

struct TrackList: View {
  let tracks: [String]
  @EnvironmentObject private var player: Player  // expect: observed-object-unused note `@EnvironmentObject`

  var body: some View {
    List(tracks, id: \.self) { track in
      Button(track) { player.play(track) }
    }
  }
}

struct Footer: View {
  @ObservedObject var player: Player  // expect: observed-object-unused note `@ObservedObject`
  @Environment(\.locale) private var locale  // expect: observed-object-unused note
  let count: Int

  var body: some View { Text("\(count) tracks") }
}
```

## The fix

### Nobody needs it: delete the line

Have one look first at what else `body` reads. If it also draws from a singleton, a global or a plain class, the unread object may be what keeps those parts fresh. Then the cure is to draw from the object itself.

```swift good
import SwiftUI

struct Footer: View {
  let count: Int

  var body: some View { Text("\(count) tracks") }
}
```

### Only an action needs it: pass the action

The view says that a track was chosen, and the one who has the player plays it.

```swift good
import SwiftUI

struct TrackList: View {
  let tracks: [String]
  let play: (String) -> Void

  var body: some View {
    List(tracks, id: \.self) { track in
      Button(track) { play(track) }
    }
  }
}
```

For an object that the parent passes in, a plain `let player: Player` is enough as long as nothing is drawn from it.

`@EnvironmentObject` has no quiet form before iOS 17. Where the object has to come from the environment, move the button into a small view of its own. Then the small view is evaluated, and the list is not.

### On iOS 17 and later: `@Observable`

Nothing else has to change. The view may hold the object, and it is evaluated only for what it reads.

```swift good ios=17
import SwiftUI

@Observable final class Player {
  var position = 0
  func play(_ track: String) { position = track.count }
}

struct TrackList: View {
  let tracks: [String]
  @Environment(Player.self) private var player

  var body: some View {
    List(tracks, id: \.self) { track in
      Button(track) { player.play(track) }
    }
  }
}
```

## When the code is right

`@StateObject` also owns. A view that keeps the object for its children, or for an action, has a reason for the line, and stlint is quiet. The price is the same; an owner further up, or `@Observable`, avoids it.

```swift good
import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var position = 0
}

struct PositionLabel: View {
  @ObservedObject var player: Player

  var body: some View { Text("\(player.position) s") }
}

struct PlayerPage: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      PositionLabel(player: player)
      Button("Rewind") { player.position = 0 }
    }
  }
}
```

Now and then somebody listens on purpose, to be evaluated when the object changes while drawing something else. stlint is silent where the view draws from a plain class beside it. Where it cannot see the reason, `stlint:disable:next` with a reason tells the next reader.

Actions of the environment (`\.dismiss`, `\.openURL` and so on) are meant for buttons; using one in an action is use.

## Sources

- [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject) and [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject), Apple: the view is invalidated whenever the object changes
- [Migrating from the Observable Object protocol to the Observable macro](https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro), Apple: tracking by what is read
- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23: dependencies
- People who met it: [bocan-music 456](https://github.com/bocan/bocan-music/issues/456)

"""#
    ),
    (
      id: "offscreen-effect-in-row",
      text: #"""
# offscreen-effect-in-row

Each row of a scrolling list has an effect that is drawn in an extra step: a shadow, a blur, a mask.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable offscreen-effect-in-row` turns it on.

## What you will see

Scrolling is not quite smooth, on older devices first. `body` is not called more often than before; the time goes into drawing.

## Why

A shadow or a blur needs the finished picture of the row before it can be drawn. So the row is drawn aside, worked on, and then put in its place. One such effect is nothing. Ten or twenty of them on each frame while scrolling are felt.

`.sensoryFeedback` and `.geometryGroup` cost in another way: each row watches something of its own.

## The mistake

```swift bad
import SwiftUI

struct Postcard: Identifiable {
  let id: Int
  let picture: String
}

struct PostcardWall: View {
  let cards: [Postcard]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(cards) { card in
          Image(card.picture)
            .shadow(radius: 8)  // expect: offscreen-effect-in-row note `shadow`
        }
      }
    }
  }
}
```

## The fix

### Something cheaper that looks alike

A border, a darker background behind a rounded shape, a shadow that is part of the picture. `.clipShape` with a simple shape is cheaper than `.mask` with a view.

```swift good
import SwiftUI

struct Postcard: Identifiable {
  let id: Int
  let picture: String
}

struct PostcardWall: View {
  let cards: [Postcard]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(cards) { card in
          Image(card.picture)
            .border(.secondary)
        }
      }
    }
  }
}
```

### Once, for the container

One shadow on the list draws it once. It looks different: the rows together throw it.

## When the code is right

When it scrolls well on the slowest device that you support. Only a measurement tells: the *Animation Hitches* template of Instruments. A list of a few fixed rows does not scroll at all, and stlint is silent there.

```swift good
import SwiftUI

struct DayMenu: View {
  var body: some View {
    ScrollView {
      ForEach(["Soup", "Fish", "Cake"], id: \.self) { dish in
        Text(dish).shadow(radius: 2)
      }
    }
  }
}
```

## Sources

- [Understanding and improving SwiftUI performance](https://developer.apple.com/documentation/xcode/understanding-and-improving-swiftui-performance), Apple
- [Explore UI animation hitches and the render loop](https://developer.apple.com/videos/play/tech-talks/10855/), Apple Tech Talks: offscreen passes

"""#
    ),
    (
      id: "onappear-copies-input",
      text: #"""
# onappear-copies-input

`.onAppear` copies an input into `@State`. It runs when the view appears, and not when the input changes.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The card says PACKED. The parcel leaves the house, the parent passes "On its way", and the card goes on saying PACKED. Push another screen and come back, and it is right. That makes the bug hard to catch: any detour repairs it.

With `.task` in place of `.onAppear` the empty text may flash up first. `.onAppear` is done before the first frame, `.task` need not be.

## Why

`.onAppear` is tied to a moment: the view comes on screen. A new input is another moment. The view is on screen already and stays there, so it does not appear again.

Your view's struct is made anew with the new input, and `body` runs. But `body` draws the state, and nobody has put anything new into it. `.task { … }` without `id:` behaves the same way.

## The mistake

```swift bad
import SwiftUI

struct ParcelCard: View {
  let status: String
  @State private var headline = ""

  var body: some View {
    Text(headline)
      .onAppear { headline = status.uppercased() }  // expect: onappear-copies-input warning `headline = status.uppercased()`
  }
}

struct DeliveryView: View {
  @State private var status = "Packed"

  var body: some View {
    VStack {
      ParcelCard(status: status)
      Button("Hand over to the driver") { status = "On its way" }
    }
  }
}
```

## The fix

### The view shows something made from the input: compute it

No state, no moment, nothing to forget. It is right from the first pass on.

```swift good
import SwiftUI

struct ParcelCard: View {
  let status: String

  private var headline: String { status.uppercased() }

  var body: some View { Text(headline) }
}
```

### The view changes its copy too: `.onChange(of:initial:)`

With `initial: true` the closure runs when the view appears and again for each new value. This form needs iOS 17. Before that, keep `.onAppear` and add `.onChange(of:)` beside it.

```swift good ios=17
import SwiftUI

struct PortionPicker: View {
  let suggested: Int
  @State private var portions = 1

  var body: some View {
    Stepper("\(portions) portions", value: $portions, in: 1...12)
      .onChange(of: suggested, initial: true) { portions = suggested }
  }
}
```

### Making the copy takes time: `.task(id:)`

The task starts when the view appears. When the id changes, it is cancelled and starts again. It needs iOS 15.

```swift good ios=15
import SwiftUI

struct WordCount: View {
  let chapter: String
  @State private var words = 0

  var body: some View {
    Text("\(words) words")
      .task(id: chapter) { words = await count(chapter) }
  }

  private func count(_ text: String) async -> Int {
    text.split(separator: " ").count
  }
}
```

### A new input means starting over: `.id(…)` at the call site

`ParcelCard(status: status).id(status)` makes each status another view, which appears. Everything else in it starts again as well, so this suits a view that has little to lose.

## When the code is right

**A draft.** The copy is typed into and goes back when somebody saves. Following the input would overwrite what was typed.

```swift good
import SwiftUI

struct NicknameForm: View {
  let nickname: String
  let save: (String) -> Void
  @State private var draft = ""

  var body: some View {
    Form {
      TextField("Nickname", text: $draft)
      Button("Save") { save(draft) }
    }
    .onAppear { draft = nickname }
  }
}
```

**The start of an animation.** The bar begins at zero and grows to its value as it appears. It is still worth asking what happens when the value changes later.

```swift good
import SwiftUI

struct FundingBar: View {
  let share: Double
  @State private var shown = 0.0

  var body: some View {
    ProgressView(value: shown)
      .onAppear { withAnimation(.easeOut) { shown = share } }
  }
}
```

**A snapshot.** "Since you opened this page" needs the value of that moment. stlint is quiet when `body` compares the copy with the input.

stlint is also quiet when each call site builds the view for a presentation or gives it an `.id`, when the input is a class, and when the state is written anywhere else.

## Sources

- [onAppear(perform:)](https://developer.apple.com/documentation/swiftui/view/onappear(perform:)), Apple: the action is done before the first frame
- [onChange(of:initial:_:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)), Apple, iOS 17
- [task(id:priority:_:)](https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)), Apple, iOS 15
- [Managing user interface state](https://developer.apple.com/documentation/swiftui/managing-user-interface-state), Apple: one source of truth

"""#
    ),
    (
      id: "onchange-legacy-signature",
      text: #"""
# onchange-legacy-signature

`.onChange` has the form from before iOS 17, with one parameter. What its closure captured is from before the change.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** note · **Since:** iOS 17 · **Group:** advice

This note is advice and off by default: `stlint --enable onchange-legacy-signature` turns it on.

## What you will see

A warning of the compiler: `'onChange(of:perform:)' was deprecated in iOS 17.0`. Often nothing else. Sometimes the action works with an old value: the parameter is new, and an input next to it is the former one.

## Why

The old form calls the closure that was made *before* the change. A closure keeps copies of the view's inputs, and those copies are of that time. The new form calls the closure that was made *with* the change.

State read inside is the current one in both forms. What differs is what the view got from its parent.

stlint gives this note only when it knows that the app needs iOS 17 (macOS 14, tvOS 17, watchOS 10) or later.

## The mistake

The page turns and the title comes with it. The closure knows the new page and the old title.

```swift bad ios=17
import SwiftUI

struct ReadingMark: View {
  let page: Int
  let title: String
  let save: (String) -> Void

  var body: some View {
    Text("\(title), page \(page)")
      .onChange(of: page) { newPage in  // expect: onchange-legacy-signature note `onChange`
        save("\(title): \(newPage)")
      }
  }
}
```

## The fix

Two parameters, the old value and the new one. Or none, where the view's own properties say enough.

```swift good ios=17
import SwiftUI

struct ReadingMark: View {
  let page: Int
  let title: String
  let save: (String) -> Void

  var body: some View {
    Text("\(title), page \(page)")
      .onChange(of: page) { save("\(title): \(page)") }
  }
}
```

| before | after |
|---|---|
| `.onChange(of: page) { new in … }` | `.onChange(of: page) { _, new in … }` |
| `.onChange(of: page) { _ in … }` | `.onChange(of: page) { … }` |
| `.onChange(of: page, perform: save)` | `.onChange(of: page) { _, new in save(new) }` |
| `.onChange(of: page) { [page] new in … }` | `.onChange(of: page) { old, new in … }` |

With `initial: true` the action runs once at the start as well, which used to take an `.onAppear`.

## When the code is right

An app that still runs on iOS 16 has only the old form. It works, and the note stays away. In code that relies on the captured values being old, take the first parameter of the new form for them.

```swift good ios=16
import SwiftUI

struct ReadingMark: View {
  let page: Int
  let save: (Int) -> Void

  var body: some View {
    Text("Page \(page)")
      .onChange(of: page) { newPage in save(newPage) }
  }
}
```

## Sources

- [onChange(of:perform:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)) (deprecated) and [onChange(of:initial:_:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg), Apple
- [SwiftUI onChange deprecation](https://useyourloaf.com/blog/swiftui-onchange-deprecation/), Use Your Loaf: what the two forms capture

"""#
    ),
    (
      id: "presentation-mode-deprecated",
      text: #"""
# presentation-mode-deprecated

`\.presentationMode` has two successors since iOS 15: `\.dismiss` closes, `\.isPresented` tells.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** note · **Since:** iOS 15 · **Group:** advice

This note is advice and off by default: `stlint --enable presentation-mode-deprecated` turns it on.

## What you will see

Nothing. It works, and Apple's documentation marks it as deprecated. Whether and from which deployment target on the compiler says so depends on the SDK.

## Why

`presentationMode` gives a `Binding` to a value that only SwiftUI sets. So a screen is closed with `presentationMode.wrappedValue.dismiss()`, where `wrappedValue` means nothing to the reader.

`\.dismiss` is that action by itself, and `\.isPresented` that Boolean. Both belong to the presentation in which they are declared, as `presentationMode` does: a view declared *outside* the sheet does not close it.

stlint gives this note only when it knows that the app needs iOS 15 (macOS 12, tvOS 15, watchOS 8) or later.

## The mistake

```swift bad ios=15
import SwiftUI

struct TicketPage: View {
  // expect: presentation-mode-deprecated note `@Environment(\.presentationMode)`
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Close") { presentationMode.wrappedValue.dismiss() }
  }
}
```

## The fix

```swift good ios=15
import SwiftUI

struct TicketPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
```

| before | after |
|---|---|
| `presentationMode.wrappedValue.dismiss()` | `dismiss()` |
| `presentationMode.wrappedValue.isPresented` | `isPresented`, with `@Environment(\.isPresented)` |

## When the code is right

An app that still runs on iOS 14 has no other way. The note stays away there.

```swift good ios=14
import SwiftUI

struct TicketPage: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Close") { presentationMode.wrappedValue.dismiss() }
  }
}
```

## Sources

- [presentationMode](https://developer.apple.com/documentation/swiftui/environmentvalues/presentationmode) (deprecated), [dismiss](https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss) and [isPresented](https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented), Apple

"""#
    ),
    (
      id: "preview-environment-missing",
      text: #"""
# preview-environment-missing

A preview shows a view that expects an object from the environment, and the preview supplies none.

**Symptom:** [crashes](symptom-crashes.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The app runs. The canvas does not: the preview stops, and its report says `Preview is missing environment object "Loom"` or `No ObservableObject of type Loom found`.

A preview of a big view often worked for months. Then a small view deep inside it began to read the object.

## Why

A preview is an app of its own. It does not run the `body` of your `App`, so nothing that is injected there exists in it. It has only the environment that is written in the preview.

stlint looks at the view in the preview and at the project's views in its `body`. What comes only after a tap, in a sheet or on a pushed screen, is not drawn in the canvas at first and is left out.

## The mistake

```swift bad
import Combine
import SwiftUI

final class Loom: ObservableObject {
  @Published var rows = 40
}

struct LoomPanel: View {
  @EnvironmentObject private var loom: Loom

  var body: some View { Stepper("\(loom.rows) rows", value: $loom.rows) }
}

#Preview {
  LoomPanel()  // expect: preview-environment-missing warning
}
```

The view that needs the object stands inside the one in the preview:

```swift bad ios=17
import SwiftUI

@Observable final class Yarn {
  var metres = 200
}

struct YarnButton: View {
  @Environment(Yarn.self) private var yarn

  var body: some View { Button("\(yarn.metres) m") { yarn.metres -= 10 } }
}

struct WorkshopPage: View {
  var body: some View {
    Form { YarnButton() }
  }
}

struct WorkshopPage_Previews: PreviewProvider {
  static var previews: some View {
    WorkshopPage()  // expect: preview-environment-missing warning
  }
}
```

## The fix

Inject a sample in the preview. `.environmentObject` is for an `ObservableObject`, `.environment` for an `@Observable` class.

```swift good
import Combine
import SwiftUI

final class Loom: ObservableObject {
  @Published var rows = 40
}

struct LoomPanel: View {
  @EnvironmentObject private var loom: Loom

  var body: some View { Stepper("\(loom.rows) rows", value: $loom.rows) }
}

#Preview {
  LoomPanel().environmentObject(Loom())
}
```

An object made in a preview is fine. Previews are drawn for a look, and a fresh object each time is what you want there.

### Many previews need the same: a modifier of their own

From iOS 18, with Xcode 16, a `PreviewModifier` prepares the environment once for all previews that name it.

```swift good ios=18
import SwiftUI

@Observable final class Yarn {
  var metres = 200
}

struct YarnButton: View {
  @Environment(Yarn.self) private var yarn

  var body: some View { Button("\(yarn.metres) m") { yarn.metres -= 10 } }
}

struct SampleYarn: PreviewModifier {
  static func makeSharedContext() -> Yarn { Yarn() }

  func body(content: Content, context: Yarn) -> some View {
    content.environment(context)
  }
}

#Preview(traits: .modifier(SampleYarn())) {
  YarnButton()
}
```

Before that, an extension of `View` with a method such as `withSamples()` does the same.

## When the code is right

The object is optional, or a view in between injects it.

```swift good ios=17
import SwiftUI

@Observable final class Yarn {
  var metres = 200
}

struct YarnButton: View {
  @Environment(Yarn.self) private var yarn

  var body: some View { Button("\(yarn.metres) m") { yarn.metres -= 10 } }
}

struct WeavingPage: View {
  @State private var yarn = Yarn()

  var body: some View {
    YarnButton().environment(yarn)
  }
}

#Preview { WeavingPage() }
```

## Sources

- [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject), Apple
- [PreviewModifier](https://developer.apple.com/documentation/swiftui/previewmodifier), Apple
- People who met it: [ControlRoom 62](https://github.com/twostraws/ControlRoom/issues/62), [purchases-ios 4110](https://github.com/RevenueCat/purchases-ios/pull/4110), [swift-ui-book-issue 30](https://github.com/onevcat/swift-ui-book-issue/issues/30)

"""#
    ),
    (
      id: "property-wrapper-in-observable",
      text: #"""
# property-wrapper-in-observable

An `@Observable` class has a property with a wrapper or with `lazy`. The compiler refuses it, and the way around the error leaves a property that no view follows.

**Symptom:** [does-not-compile](symptom-does-not-compile.md) · **Level:** error · **Since:** iOS 17

## What you will see

`Property wrapper cannot be applied to a computed property`, and for `lazy`: `'lazy' cannot be used on a computed property`. The property is stored, as anybody can see, so the message makes no sense at first.

With `@ObservationIgnored` in front, the code compiles. With `@AppStorage` behind it, the view then shows the first value for good: see [never-updates](symptom-never-updates.md).

## Why

`@Observable` is a macro. It turns each stored property into a computed one, with hidden storage behind it, so that reads and writes can be noticed. What the compiler complains about is the property after that change. A wrapper makes a computed property too, and the two cannot both do so for one property.

`@ObservationIgnored` tells the macro to leave the property alone. Then the wrapper fits, and the class no longer announces the property. The wrapper does not do it either: `@AppStorage` can tell a view, and it can tell an `ObservableObject`. An `@Observable` class gives it nothing to hold on to.

## The mistake

```swift bad ios=17
import Combine
import SwiftUI

@Observable final class Notebook {
  @Published var title = "Notes"  // expect: property-wrapper-in-observable error `@Published`
  lazy var created = Date()  // expect: property-wrapper-in-observable error `lazy`
}
```

It compiles, and the toggle does not move:

```swift bad ios=17
import SwiftUI

@Observable final class LampSettings {
  // expect: property-wrapper-in-observable warning
  @ObservationIgnored @AppStorage("isDimmed") var isDimmed = false
}

struct LampForm: View {
  @Bindable var settings: LampSettings

  var body: some View { Toggle("Dimmed", isOn: $settings.isDimmed) }
}
```

## The fix

### `@Published`: delete it

In an `@Observable` class every stored `var` is announced. If code subscribes to `$title`, that code needs another way, or the class stays an `ObservableObject`.

### `lazy`: put `@ObservationIgnored` before it

Most lazy properties are helpers that nothing is drawn from, so nothing is lost.

```swift good ios=17
import SwiftUI

@Observable final class Notebook {
  var title = "Notes"
  @ObservationIgnored lazy var created = Date()
}
```

### `@AppStorage`, when only views use it: keep it in the view

```swift good ios=17
import SwiftUI

struct LampForm: View {
  @AppStorage("isDimmed") private var isDimmed = false

  var body: some View { Toggle("Dimmed", isOn: $isDimmed) }
}
```

### `@AppStorage`, when the model needs it: a stored property that saves itself

```swift good ios=17
import SwiftUI

@Observable final class LampSettings {
  var isDimmed = UserDefaults.standard.bool(forKey: "isDimmed") {
    didSet { UserDefaults.standard.set(isDimmed, forKey: "isDimmed") }
  }
}

struct LampForm: View {
  @Bindable var settings: LampSettings

  var body: some View { Toggle("Dimmed", isOn: $settings.isDimmed) }
}
```

This one does not hear a change that somebody else makes in `UserDefaults`. A view with `@AppStorage` does.

### `@State`, `@Environment`, `@Query` and others of SwiftUI: move them to the view

They are connected by the view that declares them. In a class they compile at best, and do not work: see [`dynamic-property-outside-view`](dynamic-property-outside-view.md).

## When the code is right

A wrapper under `@ObservationIgnored` is fine when nothing is drawn from it: an injected service, a setting that only actions read.

```swift good ios=17
import SwiftUI

@Observable final class Uploader {
  private(set) var isRunning = false
  @ObservationIgnored @AppStorage("usesCellular") private var usesCellular = false

  func start(onWiFi: Bool) { isRunning = onWiFi || usesCellular }
}

struct UploadButton: View {
  @State private var uploader = Uploader()

  var body: some View {
    Button(uploader.isRunning ? "Uploading" : "Upload") { uploader.start(onWiFi: true) }
  }
}
```

Some wrappers bring their own observation along and are made for this place, such as `@Shared` of the Sharing library. stlint knows a few by name and is silent about wrappers of modules that it does not see.

## Sources

- [Observable()](https://developer.apple.com/documentation/observation/observable()), [ObservationIgnored()](https://developer.apple.com/documentation/observation/observationignored()), Apple
- [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage), Apple
- [Migrating from the Observable Object protocol to the Observable macro](https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro), Apple: remove `@Published`
- The two error messages are those of Swift 6.3
- People who met it: [Loop 740](https://github.com/tidepool-org/Loop/pull/740)

"""#
    ),
    (
      id: "published-missing",
      text: #"""
# published-missing

A view draws a property of an `ObservableObject`, and the property is not `@Published`. When it changes, nobody is told.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

Some parts of the screen follow the object, one does not. The typed name appears, the error message never does. Then you type one more letter, and the old error message shows up: the letter was announced, the view redrew, and on the way it read everything.

## Why

Conforming to `ObservableObject` gives a class one announcement, `objectWillChange`. It does not make anybody use it. `@Published` does: it announces each time just before its property is set. A property without `@Published` is set in silence.

A view that observes the object does not watch properties. It waits for the announcement, whatever that was about, and then reads all that `body` needs. That is why a silent property sometimes catches up.

## The mistake

```swift bad
import Combine
import SwiftUI

final class LoginModel: ObservableObject {
  @Published var name = ""
  var problem: String?  // expect: published-missing warning `problem`

  func logIn() async {
    try? await Task.sleep(for: .seconds(1))
    problem = "No network"
  }
}

struct LoginForm: View {
  @StateObject private var login = LoginModel()

  var body: some View {
    VStack {
      TextField("Name", text: $login.name)
      if let problem = login.problem {
        Text(problem)
      }
      Button("Log in") { Task { await login.logIn() } }
    }
  }
}
```

The other half of the pair can be missing as well. `@Published` inside a class that is no `ObservableObject` makes a publisher for Combine, and SwiftUI does not look for it:

```swift bad
import Combine
import SwiftUI

final class Aquarium {  // expect: published-missing `Aquarium`
  @Published var fish = 3
}

struct AquariumView: View {
  let aquarium: Aquarium

  var body: some View {
    Button("\(aquarium.fish) fish") { aquarium.fish += 1 }
  }
}
```

## The fix

### One property: `@Published`

```swift good
import Combine
import SwiftUI

final class LoginModel: ObservableObject {
  @Published var name = ""
  @Published private(set) var problem: String?

  @MainActor func logIn() async {
    try? await Task.sleep(for: .seconds(1))
    problem = "No network"
  }
}

struct LoginForm: View {
  @StateObject private var login = LoginModel()

  var body: some View {
    VStack {
      TextField("Name", text: $login.name)
      if let problem = login.problem {
        Text(problem)
      }
      Button("Log in") { Task { await login.logIn() } }
    }
  }
}
```

A published property is set on the main thread. `@MainActor` sees to that here.

### The whole class, on iOS 17 and later: `@Observable`

Then there is nothing to forget: each stored `var` is followed unless you say `@ObservationIgnored`.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class LoginModel {
  var name = ""
  private(set) var problem: String?

  func logIn() async {
    try? await Task.sleep(for: .seconds(1))
    problem = "No network"
  }
}

struct LoginForm: View {
  @State private var login = LoginModel()

  var body: some View {
    VStack {
      TextField("Name", text: $login.name)
      if let problem = login.problem {
        Text(problem)
      }
      Button("Log in") { Task { await login.logIn() } }
    }
  }
}
```

## When the code is right

A class may announce by hand. `objectWillChange.send()` before the change does what `@Published` does, and one call can stand for several properties. stlint is silent when it sees such a call for the class.

```swift good
import Combine
import SwiftUI

final class Thermostat: ObservableObject {
  @Published var isOn = true
  private(set) var target = 20

  func warmer() {
    objectWillChange.send()
    target += 1
  }
}

struct ThermostatView: View {
  @StateObject private var thermostat = Thermostat()

  var body: some View {
    VStack {
      Toggle("On", isOn: $thermostat.isOn)
      Button("\(thermostat.target)°") { thermostat.warmer() }
    }
  }
}
```

`@AppStorage` inside an `ObservableObject` announces too. Subscriptions, running tasks and services need no `@Published`, because nothing is drawn from them.

A property that is always set in the same function as a published one is drawn correctly: the neighbour's announcement covers it. It stops working when somebody sets it alone. A note there is advice: `stlint --enable published-missing` shows it. stlint does not know whether an announcement from elsewhere (a superclass in another module, a Combine chain) covers the change. Where such a thing is possible, it is silent.

## Sources

- [Published](https://developer.apple.com/documentation/combine/published), Apple
- [ObservableObject](https://developer.apple.com/documentation/combine/observableobject), Apple
- [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage), Apple
- [Data Essentials in SwiftUI](https://developer.apple.com/videos/play/wwdc2020/10040/), WWDC20

"""#
    ),
    (
      id: "published-sink-reads-old-value",
      text: #"""
# published-sink-reads-old-value

A subscriber of `$count` looks at `count`. It is told before the change, so it finds the old value.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

Everything works, one step late. The search shows the results for the word without its last letter. The total is right for the purchase before this one. The first change seems to do nothing.

## Why

`@Published` announces a change in `willSet`: first it sends the new value to its subscribers, then it stores it. A subscriber that runs at once runs in between. There the property still holds the old value.

The new value is at hand all the same. It is the parameter of the closure.

`objectWillChange` says by its name that it comes before, and it carries no value at all.

## The mistake

```swift bad
import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var pears = 0
}

struct BasketView: View {
  @ObservedObject var basket: Basket
  @State private var price = 0

  var body: some View {
    Stepper("\(basket.pears) pears, \(price) ct", value: $basket.pears)
      .onReceive(basket.$pears) { _ in
        price = basket.pears * 40  // expect: published-sink-reads-old-value warning `basket.pears`
      }
  }
}
```

In a model it is often written like this:

```swift bad
import Combine
import SwiftUI

final class AtlasSearch: ObservableObject {
  @Published var word = ""
  @Published private(set) var places: [String] = []
  private let all = ["Aarhus", "Bergen", "Turku"]
  private var bag = Set<AnyCancellable>()

  init() {
    $word
      .removeDuplicates()
      .sink { [weak self] _ in
        guard let self else { return }
        places = all.filter { $0.hasPrefix(self.word) }  // expect: published-sink-reads-old-value warning `self.word`
      }
      .store(in: &bag)
  }
}

struct AtlasView: View {
  @StateObject private var search = AtlasSearch()

  var body: some View {
    List(search.places, id: \.self) { Text($0) }
      .searchable(text: $search.word)
  }
}
```

A write to the same property in this moment is lost for the same reason. The subscriber stores its value, and then the change that it was told of is stored over it:

```swift bad
import Combine
import SwiftUI

final class HeaterModel: ObservableObject {
  @Published var isOn = false
}

struct HeaterSwitch: View {
  @ObservedObject var heater: HeaterModel
  let isAllowed: Bool

  var body: some View {
    Toggle("Heater", isOn: $heater.isOn)
      .onReceive(heater.$isOn) { isOn in
        if isOn, !isAllowed { heater.isOn = false }  // expect: published-sink-reads-old-value warning `heater.isOn = false`
      }
  }
}
```

## The fix

### Take the value that is sent

```swift good
import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var pears = 0
}

struct BasketView: View {
  @ObservedObject var basket: Basket
  @State private var price = 0

  var body: some View {
    Stepper("\(basket.pears) pears, \(price) ct", value: $basket.pears)
      .onReceive(basket.$pears) { pears in price = pears * 40 }
  }
}
```

In a view, `.onChange(of: basket.pears)` is another way, from iOS 14. It runs after the change. In this example a computed property is shorter still: `basket.pears * 40` needs no state.

### Run after the change: `receive(on:)`

The closure then runs in a later turn of the main queue. By then the property is stored. Use it when the subscriber needs several properties in their new state, or sets the property itself.

```swift good
import Combine
import SwiftUI

final class HeaterModel: ObservableObject {
  @Published var isOn = false
}

struct HeaterSwitch: View {
  @ObservedObject var heater: HeaterModel
  let isAllowed: Bool

  var body: some View {
    Toggle("Heater", isOn: $heater.isOn)
      .onReceive(heater.$isOn.receive(on: DispatchQueue.main)) { isOn in
        if isOn, !isAllowed { heater.isOn = false }
      }
  }
}
```

### In the class itself: `didSet`

```swift good
import Combine
import SwiftUI

final class AtlasSearch: ObservableObject {
  @Published var word = "" {
    didSet { places = all.filter { $0.hasPrefix(word) } }
  }
  @Published private(set) var places: [String] = []
  private let all = ["Aarhus", "Bergen", "Turku"]
}

struct AtlasView: View {
  @StateObject private var search = AtlasSearch()

  var body: some View {
    List(search.places, id: \.self) { Text($0) }
      .searchable(text: $search.word)
  }
}
```

## When the code is right

Whoever wants both values reads both: the parameter is the new one, the property the old one. stlint is silent where the two are compared. It is silent too behind `receive(on:)`, `debounce`, `throttle` and `delay`, and inside a `Task` or `DispatchQueue.main.async`, which begin later.

```swift good
import Combine
import SwiftUI

final class Altimeter: ObservableObject {
  @Published var metres = 0
}

struct ClimbView: View {
  @ObservedObject var altimeter: Altimeter
  @State private var isRising = false

  var body: some View {
    Stepper("\(altimeter.metres) m", value: $altimeter.metres)
      .onReceive(altimeter.$metres) { metres in isRising = metres > altimeter.metres }
      .foregroundStyle(isRising ? .green : .red)
  }
}
```

The very first delivery is different: on subscribing, the closure gets the value that is stored already, and both are equal.

## Sources

- [Published](https://developer.apple.com/documentation/combine/published), Apple: publishing happens in `willSet`, before the value is set
- [objectWillChange](https://developer.apple.com/documentation/combine/observableobject/objectwillchange-2oa5v), Apple
- People who met it: [vellum-assistant 13245](https://github.com/vellum-ai/vellum-assistant/pull/13245), [stream-chat-swiftui 475](https://github.com/GetStream/stream-chat-swiftui/pull/475)

"""#
    ),
    (
      id: "published-write-off-main",
      text: #"""
# published-write-off-main

A `@Published` property is set on another thread than the main one. SwiftUI listens on the main thread.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

A purple warning in Xcode: `Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates.`

On screen anything can happen: the list appears late, or only half of it, or after the next tap. Once in a while it crashes. Often all goes well on your machine.

## Why

Setting a `@Published` property calls its observers at once, on the thread that sets it. One of them is SwiftUI, and SwiftUI builds views on the main thread.

There are three usual ways off it:

- the closure of `dataTask`, `DispatchQueue.global().async` and the like runs in the background;
- an `async` method that belongs to no actor runs in the background, whoever calls it. After an `await` it comes back there and not to the caller's thread;
- a `Task { }` that such a class starts runs in the background from its first line.

The compiler is silent in Swift 5 mode, since nothing says that the property belongs to the main thread. `@MainActor` says so.

## The mistake

```swift bad
import Combine
import SwiftUI

final class BusBoard: ObservableObject {
  @Published var lines: [String] = []

  func load(from url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
      self.lines = text.split(separator: "\n").map(String.init)  // expect: published-write-off-main warning `self.lines = text.split(separator: "\n").map(String.init)`
    }.resume()
  }
}

struct BusBoardView: View {
  @StateObject private var board = BusBoard()
  let url: URL

  var body: some View {
    List(board.lines, id: \.self) { Text($0) }
      .onAppear { board.load(from: url) }
  }
}
```

`await` looks as if it came back to where it left. It does so only where somebody has said where that is:

```swift bad
import Combine
import SwiftUI

final class SnowReport: ObservableObject {
  @Published var depth: String?

  func load(from url: URL) async throws {
    let (data, _) = try await URLSession.shared.data(from: url)
    depth = String(decoding: data, as: UTF8.self)  // expect: published-write-off-main warning `depth = String(decoding: data, as: UTF8.self)`
  }
}

struct SnowView: View {
  @StateObject private var report = SnowReport()
  let url: URL

  var body: some View {
    Text(report.depth ?? "…")
      .task(id: url) { try? await report.load(from: url) }
  }
}
```

## The fix

### The model belongs to the screen: `@MainActor` on the class

This is the right answer for nearly every model that a view observes. Its methods then run on the main thread, and come back to it after each `await`. Waiting blocks nobody: the download itself goes on elsewhere.

```swift good
import Combine
import SwiftUI

@MainActor final class SnowReport: ObservableObject {
  @Published var depth: String?

  func load(from url: URL) async throws {
    let (data, _) = try await URLSession.shared.data(from: url)
    depth = String(decoding: data, as: UTF8.self)
  }
}

struct SnowView: View {
  @StateObject private var report = SnowReport()
  let url: URL

  var body: some View {
    Text(report.depth ?? "…")
      .task(id: url) { try? await report.load(from: url) }
  }
}
```

### A callback has to stay: hop in it

```swift good
import Combine
import SwiftUI

final class BusBoard: ObservableObject {
  @Published var lines: [String] = []

  func load(from url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
      DispatchQueue.main.async {
        self.lines = text.split(separator: "\n").map(String.init)
      }
    }.resume()
  }
}
```

In an `async` method the same thing is `await MainActor.run { … }`. In a Combine chain it is `.receive(on: DispatchQueue.main)` before `.sink`.

Heavy work, such as decoding a large file, stays where it is. Only the assignment has to move.

## When the code is right

With Swift 6.2 a target can run on the main actor unless told otherwise (`defaultIsolation(MainActor.self)`, in Xcode the build setting `SWIFT_DEFAULT_ACTOR_ISOLATION`). stlint reads that from `Package.swift` and is silent then. With the upcoming feature `NonisolatedNonsendingByDefault` an `async` method stays with its caller, and a view calls it on the main thread. There the finding is only a note.

stlint knows the APIs that call back in the background. A closure that goes to anything else is not reported. Some, like `Timer.scheduledTimer` in a view's action or a `CLLocationManager` made on the main thread, do call back on it.

`@State` may be set from any thread. An `@Observable` class does not raise this warning; sharing it between threads is a question of its own.

## Sources

- [Published](https://developer.apple.com/documentation/combine/published), Apple
- [Updating an app to use strict concurrency](https://developer.apple.com/documentation/swift/updating-an-app-to-use-strict-concurrency), Apple
- [SE-0338](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0338-clarify-execution-non-actor-async.md): where `async` functions run that belong to no actor
- [SE-0461](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md) and [SE-0466](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0466-control-default-actor-isolation.md): the two settings above

"""#
    ),
    (
      id: "publisher-created-in-body",
      text: #"""
# publisher-created-in-body

`.onReceive` gets a publisher that is made while `body` is computed. Each update makes another, and it starts from zero.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 13

## What you will see

A timer that does not fire while you type, scroll or drag. Each update restarts it, and when updates come faster than its ticks there are no ticks. When you let go it works again, so it looks like chance.

With a subject: you send a value, and nobody gets it. The subject you sent to has been replaced.

## Why

`body` is computed again and again. Whatever is made in it is made again, too. `Timer.publish(…)` in `body` makes a new timer each time, with its first tick a whole interval away. `.onReceive` sees another publisher than before, lets go of the old one, and subscribes to the new one.

A timer in a plain property, `let timer = Timer.publish(…)`, is the same mistake one step out. The property is made together with the struct, and the struct is made whenever the parent redraws. Many tutorials teach this form. In an example nothing redraws the parent, and it works.

## The mistake

```swift bad
import Combine
import SwiftUI

struct EggTimer: View {
  @State private var label = ""
  @State private var seconds = 0

  var body: some View {
    VStack {
      TextField("Label", text: $label)
      Text("\(seconds) s")
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in  // expect: publisher-created-in-body warning
      seconds += 1
    }
  }
}
```

The plain property is a note. It works for as long as the parent stands still:

```swift bad
import Combine
import SwiftUI

struct BakingRow: View {
  let dish: String
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: publisher-created-in-body note
  @State private var seconds = 0

  var body: some View {
    Text("\(dish): \(seconds) s")
      .onReceive(timer) { _ in seconds += 1 }
  }
}

struct Kitchen: View {
  @State private var dish = "Bread"

  var body: some View {
    VStack {
      TextField("Dish", text: $dish)
      BakingRow(dish: dish)
    }
  }
}
```

## The fix

### Keep the publisher: `@State`

State is kept as long as the view stays in place. The first timer is the one that runs.

```swift good
import Combine
import SwiftUI

struct EggTimer: View {
  @State private var label = ""
  @State private var seconds = 0
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      TextField("Label", text: $label)
      Text("\(seconds) s")
    }
    .onReceive(timer) { _ in seconds += 1 }
  }
}
```

### The screen only shows the time: `TimelineView`, from iOS 15

No timer, no state. SwiftUI asks for the content on schedule.

```swift good
import SwiftUI

struct KitchenClock: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date, style: .time)
    }
  }
}
```

### Something happens at each tick: a loop in `.task`, from iOS 15

It starts when the view appears and ends when it goes.

```swift good
import SwiftUI

struct EggTimer: View {
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

Use a date for what has to be exact. A sleep is never shorter than asked, and often a little longer.

## When the code is right

Not every publisher in `body` is a new one. These describe an existing source, and SwiftUI recognises the same description again:

```swift good
import Combine
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var query = ""
}

struct SearchBox: View {
  @StateObject private var model = SearchModel()
  @State private var hits = 0

  var body: some View {
    TextField("\(hits) hits", text: $model.query)
      .onReceive(model.$query.debounce(for: 0.3, scheduler: DispatchQueue.main)) { query in
        hits = query.count
      }
      .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in
        hits = 0
      }
  }
}
```

What is not sure: that SwiftUI compares publishers by value is read in [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI), a reconstruction, and not in Apple's pages. An operator whose closure captures something cannot be compared, so stlint warns about that one.

`Just(value)` is how one followed a value before `.onChange` came with iOS 14. It delivers on every pass. If the closure writes a binding or a model without comparing first, each pass can ask for the next, and stlint says a note.

## Sources

- [onReceive(_:perform:)](https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)), Apple
- [TimelineView](https://developer.apple.com/documentation/swiftui/timelineview), Apple
- [Triggering events repeatedly using a timer](https://www.hackingwithswift.com/books/ios-swiftui/triggering-events-repeatedly-using-a-timer), Hacking with Swift: the plain property
- People who met it: [SuperIsland 89](https://github.com/shobhit99/SuperIsland/pull/89), [Liquid 4](https://github.com/maustinstar/liquid/pull/4), [SwiftUIPager 164](https://github.com/fermoya/SwiftUIPager/issues/164)

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

1. **State sits too high.** A `@State` that ticks or follows the finger is in the screen's root, so the whole screen is evaluated with it. Move it into the smallest view that shows it. [`state-could-move-down`](state-could-move-down.md).
2. **A view listens to a whole model.** An `ObservableObject` announces any change to every observer: [`legacy-observable-object`](legacy-observable-object.md), where the target allows `@Observable`. A view that observes and draws nothing from it: [`observed-object-unused`](observed-object-unused.md).
3. **`body` does the work.** Formatters, decoding, files: [`expensive-work-in-body`](expensive-work-in-body.md). A `Task` or a notification in `init` or `body`: [`side-effect-in-body`](side-effect-in-body.md).
4. **An object is built on every pass.** [`stateobject-autoclosure-defeated`](stateobject-autoclosure-defeated.md), [`object-created-in-body`](object-created-in-body.md), and a default argument that builds a model: [`state-model-injected-via-init`](state-model-injected-via-init.md).
5. **The environment always looks new.** A default that makes a new object: [`unstable-environment-default`](unstable-environment-default.md). A closure, which SwiftUI cannot compare: [`closure-in-environment`](closure-in-environment.md), which is advice.
6. **Rows cannot be recognised.** `AnyView` in a list: [`anyview-erases-identity`](anyview-erases-identity.md). New ids on every pass: [`unstable-view-id`](unstable-view-id.md), [`unstable-identifiable-id`](unstable-identifiable-id.md).
7. **An animation has no value.** It applies to whatever changes: [`animation-without-value`](animation-without-value.md).
8. **Drawing plans the next drawing.** [`async-hop-write-in-body`](async-hop-write-in-body.md).

With `@Observable`, remember the size of the unit: it is the stored property. A view that reads one element of `model.items` depends on the whole array. Give the row its element.

**Advice**, off unless asked for with `stlint --enable advice`: state too high ([`ticking-state-in-app`](ticking-state-in-app.md), [`fast-value-in-environment`](fast-value-in-environment.md); cause 1), inputs ([`narrow-view-input`](narrow-view-input.md), [`closure-binding-in-body`](closure-binding-in-body.md)), rows and lists ([`collection-transform-in-foreach`](collection-transform-in-foreach.md), [`eager-stack-in-scrollview`](eager-stack-in-scrollview.md), [`row-not-unary`](row-not-unary.md), [`offscreen-effect-in-row`](offscreen-effect-in-row.md), [`whole-model-read`](whole-model-read.md)), structure ([`subview-as-computed-property`](subview-as-computed-property.md), [`single-child-group`](single-child-group.md)).

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
      id: "representable-empty-update",
      text: #"""
# representable-empty-update

A UIKit or AppKit view is filled when it is made, and `updateUIView` is empty. New values have no way in.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable representable-empty-update` turns it on. Many such views never get a second value.

## What you will see

The badge says "3 new". A message is read, SwiftUI passes 2, and the badge goes on saying "3 new". Everything written in SwiftUI around it is up to date. Leave the screen and return, and the badge is right again.

## Why

SwiftUI calls `makeUIView` once, when the view comes on screen. It keeps the UIKit view that it gets.

From then on there is one door: `updateUIView`. SwiftUI calls it right after `makeUIView`, and again when the properties of your struct change. The UIKit view knows nothing of your struct. What `updateUIView` does not hand over stays as it was.

The same holds for `updateNSView`, `updateUIViewController` and `updateNSViewController`.

## The mistake

```swift bad
import SwiftUI
import UIKit

struct UnreadBadge: UIViewRepresentable {
  let unread: Int

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "\(unread) new"
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {}  // expect: representable-empty-update note
}

struct MailboxRow: View {
  @State private var unread = 3

  var body: some View {
    HStack {
      UnreadBadge(unread: unread)
      Button("Read one") { unread -= 1 }
    }
  }
}
```

## The fix

### Hand the values over in `update…`

`make…` builds the view and sets what never changes. `update…` sets everything that comes from the properties. It runs for the first value as well, so each line is needed once only.

```swift good
import SwiftUI
import UIKit

struct UnreadBadge: UIViewRepresentable {
  let unread: Int

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(unread) new"
  }
}
```

`update…` can run often. Where setting a value is costly, or moves a cursor or a scroll position, compare first:

```swift good
import SwiftUI
import UIKit

struct LetterEditor: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text { view.text = text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject, UITextViewDelegate {
    private let text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    func textViewDidChange(_ view: UITextView) { text.wrappedValue = view.text }
  }
}
```

### It can only be set at the beginning: `.id(…)` at the call site

Some UIKit objects take a value in their initialiser and never again. `MapTile(style: style).id(style)` then makes each style another view, and `makeUIView` runs again. What the old view held is gone.

## When the code is right

- **The view shows something that never changes**, or each call passes a constant.
- **A controller that is filled once and presented**, such as `SFSafariViewController`, `UIActivityViewController` or `PHPickerViewController`. It lives as long as its sheet. Another URL is another sheet.
- **The property is an object.** The UIKit view has the same object and asks it for itself.
- **The property is a closure or a delegate**, or a `$binding` that only carries values out, such as the code that a scanner found.

stlint is quiet in the last three cases. A closure can be out of date as well: see [`representable-stale-coordinator`](representable-stale-coordinator.md).

## Sources

- [updateUIView(_:context:)](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)) and [makeUIView(context:)](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makeuiview(context:)), Apple
- [Use SwiftUI with AppKit](https://developer.apple.com/videos/play/wwdc2022/10075/), WWDC22: the life of a hosted view
- [View representables](https://chris.eidhof.nl/post/view-representable/), Chris Eidhof: what belongs into `make` and what into `update`
- People who met it: [RichText 10](https://github.com/NuPlay/RichText/issues/10), [fluentui-apple 856](https://github.com/microsoft/fluentui-apple/pull/856)

"""#
    ),
    (
      id: "representable-stale-coordinator",
      text: #"""
# representable-stale-coordinator

A coordinator keeps the struct it was made with. The struct has been replaced since, and the coordinator asks the old one.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** warning · **Since:** iOS 13

## What you will see

You raise the limit from 10 to 50. The text above the field says 50, and the field stops at 10. Or you choose another recipient, press *Send* on the keyboard, and the message goes to the one who was chosen first.

What you draw is right. What the delegate does is old.

## Why

Your representable is a struct, and SwiftUI makes a new one whenever the parent redraws. The coordinator is an object. It is made once, by `makeCoordinator`, and lives as long as the UIKit view.

`Coordinator(parent: self)` gives it a copy of the struct, the first one. The copy has the first `limit` and the first `onSend` for ever. `updateUIView` runs on the newest struct: only there can the coordinator get it.

A `@Binding` in the old copy still works. It is a reference to the storage, and not the value. That is why text fields with this mistake seem fine until they get a second property.

A closure in the old copy works now and then. One that sets `@State` reaches the same storage. One that has captured a value, such as the recipient, has captured the old value.

## The mistake

```swift bad
import SwiftUI
import UIKit

struct LimitedField: UIViewRepresentable {
  @Binding var text: String
  let limit: Int

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {  // expect: representable-stale-coordinator warning
    if field.text != text { field.text = text }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    let parent: LimitedField

    init(parent: LimitedField) { self.parent = parent }

    func textFieldDidChangeSelection(_ field: UITextField) {
      parent.text = String((field.text ?? "").prefix(parent.limit))
    }
  }
}
```

## The fix

### Hand over the new struct at each update

`parent` becomes a `var`, and the first line of `updateUIView` fills it.

```swift good
import SwiftUI
import UIKit

struct LimitedField: UIViewRepresentable {
  @Binding var text: String
  let limit: Int

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.parent = self
    if field.text != text { field.text = text }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: LimitedField

    init(parent: LimitedField) { self.parent = parent }

    func textFieldDidChangeSelection(_ field: UITextField) {
      parent.text = String((field.text ?? "").prefix(parent.limit))
    }
  }
}
```

### Give the coordinator only what it needs

Without `parent` nobody can forget which parts of it are fresh. The coordinator has the few properties that it uses, and `update…` sets them.

```swift good
import SwiftUI
import UIKit

struct SearchBar: UIViewRepresentable {
  let prompt: String
  let onSearch: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.delegate = context.coordinator
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: Context) {
    bar.placeholder = prompt
    context.coordinator.onSearch = onSearch
  }

  final class Coordinator: NSObject, UISearchBarDelegate {
    var onSearch: (String) -> Void = { _ in }

    func searchBarSearchButtonClicked(_ bar: UISearchBar) { onSearch(bar.text ?? "") }
  }
}
```

## When the code is right

The coordinator reads nothing from `parent` but bindings and objects. Those lead to the same place from every copy. stlint is quiet then.

```swift good
import SwiftUI
import UIKit

struct PlainField: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != text { field.text = text }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    let parent: PlainField

    init(parent: PlainField) { self.parent = parent }

    func textFieldDidChangeSelection(_ field: UITextField) { parent.text = field.text ?? "" }
  }
}
```

If the inputs are the same at each call, the old copy is as good as the new one. The line in `update…` costs nothing, and the next property will need it.

## Sources

- [makeCoordinator()](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()) and [updateUIView(_:context:)](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)), Apple
- [View representables](https://chris.eidhof.nl/post/view-representable/), Chris Eidhof
- People who met it: [Pages 3](https://github.com/nachonavarro/Pages/issues/3), [CompositionalList 2](https://github.com/jamesrochabrun/CompositionalList/issues/2), [ARImageTracking 3](https://github.com/riccqi/ARImageTracking/issues/3)

"""#
    ),
    (
      id: "representable-update-writes-state",
      text: #"""
# representable-update-writes-state

A bridge to UIKit or AppKit writes state in the methods that SwiftUI calls while it updates.

**Symptom:** [changes-during-update](symptom-changes-during-update.md) · **Level:** warning · **Since:** iOS 13

## What you will see

`Modifying state during view update, this will cause undefined behavior`, with `updateUIView` in the stack. Or a text field whose cursor jumps to the end, a map that springs back while you move it, and a processor that never rests.

## Why

`updateUIView` is the UIKit half of `body`. SwiftUI calls it after each change of what the representable reads, to bring the UIKit view up to date. `makeUIView`, `makeCoordinator` and `sizeThatFits` belong to the same update. In all of them state is read and not written.

A write there asks for an update, and the update calls `updateUIView`, which writes again.

There is a hidden form. `updateUIView` sets the text, the region or the selection of the platform view. Some classes call their delegate at once when that happens, and the delegate writes the binding. So the write happens during the update as well, through a detour.

## The mistake

```swift bad
import SwiftUI
import UIKit

struct CommentField: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    text = field.text ?? ""  // expect: representable-update-writes-state warning `text = field.text ?? ""`
  }
}
```

## The fix

Values go down in `updateUIView`. They come up in the delegate, where the person is the cause.

```swift good
import SwiftUI
import UIKit

struct CommentField: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.text = $text
    if field.text != text { field.text = text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var text: Binding<String>
    init(text: Binding<String>) { self.text = text }

    func textFieldDidChangeSelection(_ field: UITextField) {
      let new = field.text ?? ""
      if text.wrappedValue != new { text.wrappedValue = new }
    }
  }
}
```

Both comparisons matter. The first keeps the cursor where it is. The second ends the circle when the delegate is called during an update.

### The value comes out of the update itself, such as a height

Then the write waits until the update is over, and happens only if the value is another one.

```swift good
import SwiftUI
import UIKit

struct CommentText: UIViewRepresentable {
  let text: String
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    let fitting = view.sizeThatFits(view.bounds.size).height
    guard fitting != height else { return }
    DispatchQueue.main.async { height = fitting }
  }
}
```

From iOS 16 `sizeThatFits(_:uiView:context:)` returns the size to SwiftUI, and no binding is needed.

## When the code is right

The coordinator is an object of the bridge, and no view watches its properties. Writing there is fine, and so is writing to the platform view.

A write that only happens when old and new differ comes to rest. stlint says a note for it: the warning at run time stays.

Whether a delegate is called at once is known for a handful of classes only. Where stlint does not know it, it says nothing.

## Sources

- [UIViewRepresentable](https://developer.apple.com/documentation/swiftui/uiviewrepresentable) and [updateUIView(_:context:)](https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)), Apple
- [View Representables](https://chris.eidhof.nl/post/view-representable), Chris Eidhof
- People who met it: [RichText 74](https://github.com/NuPlay/RichText/pull/74)

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

1. **Nobody owns the object.** It is made in a wrapper that only borrows: [`observed-object-created-in-view`](observed-object-created-in-view.md). Or in a plain property: [`observable-model-not-in-state`](observable-model-not-in-state.md). Or inside `body`: [`object-created-in-body`](object-created-in-body.md).
2. **Two branches show the same view.** An `if` with a text field on both sides is two text fields to SwiftUI. Flip the condition, and the first one is gone, with its state: [`branch-changes-identity`](branch-changes-identity.md). A `.if` modifier hides such a branch: [`conditional-modifier`](conditional-modifier.md).
3. **The id is new on each pass.** `.id(UUID())`: [`unstable-view-id`](unstable-view-id.md). An `id` that is computed or edited: [`unstable-identifiable-id`](unstable-identifiable-id.md).
4. **The id of a row is not the row's own.** A position in the list: [`foreach-index-id`](foreach-index-id.md). The edited value itself: [`foreach-id-self`](foreach-id-self.md).
5. **A task hangs on a view that it removes.** [`task-on-conditional-branch`](task-on-conditional-branch.md).
6. **A publisher starts again on every draw.** [`publisher-created-in-body`](publisher-created-in-body.md).
7. **State is used as storage.** It lives as long as the view. What has to survive a restart belongs in `@AppStorage`, `@SceneStorage` or a file: [`state-mirrors-userdefaults`](state-mirrors-userdefaults.md).

Not a bug: `.id(value)` with a value that changes on purpose. It is the way to say "start over".

Not certain yet: [independent measurements](https://github.com/CharlesWiltgen/Axiom) say that on iOS 27 `List` and the lazy stacks drop the state of rows that are scrolled far away. Up to iOS 26 such rows kept it. What matters is safer in a model.

**Advice**, off unless asked for with `stlint --enable advice`: [`focusstate-tap-write`](focusstate-tap-write.md), [`state-in-lazy-row`](state-in-lazy-row.md).

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
      id: "row-not-unary",
      text: #"""
# row-not-unary

A row of a list makes sometimes one view and sometimes none, or several. SwiftUI has to make all rows to count them.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable row-not-unary` turns it on.

## What you will see

A long list opens late, and scrolls in jerks. In a `LazyVStack` rows far below are made at once, as if it were not lazy.

## Why

A list wants to know how long it is and where row 500 stands. If each element makes exactly one view, that is arithmetic, and only the rows on screen are made. With an `if` and no `else`, an element makes one view or none. With two views side by side in the closure, an element makes two rows. SwiftUI finds out by making them.

## The mistake

```swift bad
import SwiftUI

struct Errand: Identifiable {
  let id: Int
  let title: String
  let isDone: Bool
}

struct TaskList: View {
  let tasks: [Errand]

  var body: some View {
    List {
      ForEach(tasks) { task in
        if !task.isDone {  // expect: row-not-unary note `if`
          Text(task.title)
        }
      }
    }
  }
}
```

## The fix

### What varies goes into one container

Each element is one row, whatever stands in it. For a row that may be empty this leaves an empty row, so it fits where *something* is always shown.

### What is not shown is not in the data

Filter before the list, in the model. Then no row has to decide whether it exists.

```swift good ios=17
import SwiftUI

struct Errand: Identifiable {
  let id: Int
  let title: String
  let isDone: Bool
}

@MainActor @Observable final class TaskBook {
  private(set) var open: [Errand] = []

  func finish(_ id: Int) { open.removeAll { $0.id == id } }
}

struct TaskList: View {
  let book: TaskBook

  var body: some View {
    List {
      ForEach(book.open) { task in
        HStack {
          Text(task.title)
          if task.title.count > 40 { Image(systemName: "text.alignleft") }
        }
      }
    }
  }
}
```

## When the code is right

With a few dozen rows nobody notices. In a plain `VStack` all children are made in any case, and stlint is silent there. It is silent, too, for an `if` with an `else` where each side is one view.

```swift good
import SwiftUI

struct Bus: Identifiable {
  let id: Int
  let isLate: Bool
}

struct BusList: View {
  let buses: [Bus]

  var body: some View {
    List(buses) { bus in
      if bus.isLate {
        Label("\(bus.id)", systemImage: "clock")
      } else {
        Text("\(bus.id)")
      }
    }
  }
}
```

## Sources

- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23: a constant number of views for each element
- Rows that are one view are asked for in Apple's agent guidance of Xcode 27 ([a public copy](https://github.com/ronnyf/SwiftUI-Agent-Skill))

"""#
    ),
    (
      id: "selection-type-mismatch",
      text: #"""
# selection-type-mismatch

A list or a picker selects by one type, and the rows carry another. No row ever matches.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

You tap a row and nothing is selected. The picker shows no value, or jumps back. The detail side of a split view stays empty. Xcode may say: `Picker: the selection "…" is invalid and does not have an associated tag, this will give undefined results.`

Nothing in the code looks wrong, and it compiles.

## Why

Each row has a *tag*, a value that stands for it. Tapping a row writes its tag into the selection, and the selected row is the one whose tag equals the selection.

Tags are compared by value *and by type*. The number 1 is not the string "1", and a song is not the song's id.

Where you write no `.tag`, `ForEach`, `List` and `Table` take the element's id. With `Identifiable` data the selection is therefore an id, and not an element. A row outside a `ForEach` has no tag at all until you give it one.

The compiler cannot help: a tag may be anything `Hashable`.

## The mistake

The list selects elements, and its rows carry ids:

```swift bad
import SwiftUI

struct Psalm: Identifiable, Hashable {
  let id: Int
  var title: String
}

struct PsalmList: View {
  let psalms: [Psalm]
  @State private var picked: Psalm?

  var body: some View {
    VStack {
      Text(picked?.title ?? "Nothing chosen")
      List(psalms, selection: $picked) { psalm in Text(psalm.title) }  // expect: selection-type-mismatch warning `$picked`
    }
  }
}
```

The rows of a picker carry nothing, or the id of the case instead of the case:

```swift bad
import SwiftUI

enum Crust: String, CaseIterable, Identifiable {
  case thin, thick
  var id: String { rawValue }
}

struct PizzaForm: View {
  @State private var crust = Crust.thin
  @State private var size = "M"

  var body: some View {
    Form {
      Picker("Crust", selection: $crust) {  // expect: selection-type-mismatch warning `$crust`
        ForEach(Crust.allCases) { crust in Text(crust.rawValue) }
      }
      Picker("Size", selection: $size) {  // expect: selection-type-mismatch warning `$size`
        Text("Medium")
        Text("Large")
      }
    }
  }
}
```

A tag is there, and it is of another type:

```swift bad
import SwiftUI

struct FloorPicker: View {
  @State private var floor = 0

  var body: some View {
    Picker("Floor", selection: $floor) {
      Text("Ground").tag("0")  // expect: selection-type-mismatch warning `"0"`
      Text("First").tag("1")  // expect: selection-type-mismatch warning `"1"`
    }
  }
}
```

## The fix

### A list over `Identifiable` data: select the id

`Psalm.ID?` for one row, `Set<Psalm.ID>` for several. Look the element up when you need it. Then it is also the newest version of it, and not a copy from the moment of the tap.

```swift good
import SwiftUI

struct Psalm: Identifiable, Hashable {
  let id: Int
  var title: String
}

struct PsalmList: View {
  let psalms: [Psalm]
  @State private var picked: Psalm.ID?

  private var pickedPsalm: Psalm? { psalms.first { $0.id == picked } }

  var body: some View {
    VStack {
      Text(pickedPsalm?.title ?? "Nothing chosen")
      List(psalms, selection: $picked) { psalm in Text(psalm.title) }
    }
  }
}
```

### A picker: give each row its tag

The tag is of exactly the type of the selection.

```swift good
import SwiftUI

enum Crust: String, CaseIterable, Identifiable {
  case thin, thick
  var id: String { rawValue }
}

struct PizzaForm: View {
  @State private var crust = Crust.thin
  @State private var size = "M"
  @State private var floor = 0

  var body: some View {
    Form {
      Picker("Crust", selection: $crust) {
        ForEach(Crust.allCases) { crust in Text(crust.rawValue).tag(crust) }
      }
      Picker("Size", selection: $size) {
        Text("Medium").tag("M")
        Text("Large").tag("L")
      }
      Picker("Floor", selection: $floor) {
        Text("Ground").tag(0)
        Text("First").tag(1)
      }
    }
  }
}
```

### The element is its own id

`ForEach(Crust.allCases, id: \.self)`, or `var id: Self { self }` in the enum. Then the id and the element are of one type, and no tag is needed.

## When the code is right

Rows with `NavigationLink(value:)` bring their value along, and the list takes that as the selection. Rows that are views of your own may set a tag inside. stlint says nothing about either, and nothing where it does not know the types.

An optional selection works with tags that are not optional: `Crust?` and `.tag(Crust.thin)`. Since Xcode 16 `.tag` writes both kinds. With an older Xcode the tag has to be optional too, `.tag(Crust?.some(.thin))`.

```swift good
import SwiftUI

struct Voice: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct VoicePicker: View {
  let voices: [Voice]
  @State private var voice: Voice?

  var body: some View {
    Picker("Voice", selection: $voice) {
      Text("None").tag(Voice?.none)
      ForEach(voices) { voice in Text(voice.name).tag(Optional(voice)) }
    }
  }
}
```

## Sources

- [tag(_:includeOptional:)](https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)), Apple: the type of the tag, and when a row gets one by itself
- [Picker](https://developer.apple.com/documentation/swiftui/picker), Apple
- [List](https://developer.apple.com/documentation/swiftui/list), Apple: supporting selection in lists
- [NavigationLink](https://developer.apple.com/documentation/swiftui/navigationlink), Apple: a link with a value in a list with a selection

"""#
    ),
    (
      id: "shared-presentation-in-foreach",
      text: #"""
# shared-presentation-in-foreach

Each row of a list has its own sheet, and one Boolean opens them all. Which row's sheet appears is luck.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** warning · **Since:** iOS 13

## What you will see

You tap the third plant, and the sheet shows the first one, or the last one. Tap another, and it shows the same plant again. With popovers and alerts a second one may try to open behind the first. The console says that a view controller is already presenting.

## Why

What stands in the closure of `ForEach` is there once for each row. So is the `.sheet`.

`isShown` is there once, in the list. When a tap sets it, each row on screen finds its sheet switched on and asks for it. One screen shows one sheet at a time, and one of the rows wins. Apple's documentation does not say which.

The Boolean says *that* something is shown. It cannot say *for which row*.

## The mistake

```swift bad
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
}

struct NurseryList: View {
  let plants: [Plant]
  @State private var isShown = false

  var body: some View {
    List(plants) { plant in
      Button(plant.name) { isShown = true }
        .sheet(isPresented: $isShown) {  // expect: shared-presentation-in-foreach warning `$isShown`
          Text("How to water \(plant.name)")
        }
    }
  }
}
```

## The fix

### Keep the row, not a Boolean, and present once

The state says which plant. The sheet hangs on the list, where it exists once. When the state is nil, nothing is shown.

```swift good
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
}

struct NurseryList: View {
  let plants: [Plant]
  @State private var watered: Plant?

  var body: some View {
    List(plants) { plant in
      Button(plant.name) { watered = plant }
    }
    .sheet(item: $watered) { plant in
      Text("How to water \(plant.name)")
    }
  }
}
```

`.fullScreenCover(item:)` and `.popover(item:)` work the same way.

### An alert or a dialog: `presenting:`

They take the Boolean and the value side by side. Both live in the list, and the modifier stands outside the rows. This form needs iOS 15.

```swift good ios=15
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
}

struct CompostList: View {
  @State private var plants = [Plant(id: 1, name: "Sage"), Plant(id: 2, name: "Mint")]
  @State private var doomed: Plant?
  @State private var isAsking = false

  var body: some View {
    List(plants) { plant in
      Button(plant.name) {
        doomed = plant
        isAsking = true
      }
    }
    .confirmationDialog("Compost it?", isPresented: $isAsking, presenting: doomed) { plant in
      Button("Compost \(plant.name)", role: .destructive) {
        plants.removeAll { $0.id == plant.id }
      }
    }
  }
}
```

### Each row has its own Boolean: a row view

A popover points at its row, so it belongs in the row. Move the row and its state into a view of its own. Then there are as many Booleans as rows.

```swift good
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
}

struct PlantRow: View {
  let plant: Plant
  @State private var isShown = false

  var body: some View {
    Button(plant.name) { isShown.toggle() }
      .popover(isPresented: $isShown) { Text("How to water \(plant.name)") }
  }
}

struct NurseryList: View {
  let plants: [Plant]

  var body: some View {
    List(plants) { PlantRow(plant: $0) }
  }
}
```

In a `List` or a lazy stack, mind that a row can go off screen while its sheet is open. For sheets the first form is the steadier one.

## When the code is right

A flag that lives in the element (`$plant.isShown`) is one flag for each row. A binding that compares the state with the element (`Binding(get: { shown == plant.id }, …)`) is on for one row only.

Swipe actions and context menus exist for one row at a time, so a dialog inside them has no rival. stlint is quiet in all these cases, and when the presented content does not mention the row.

## Sources

- [sheet(item:onDismiss:content:)](https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)), Apple
- [Modal presentations](https://developer.apple.com/documentation/swiftui/modal-presentations), Apple: `item:` and `presenting:`
- The same with popovers of its own: [Popovers 6](https://github.com/aheze/Popovers/issues/6)

"""#
    ),
    (
      id: "sheet-ispresented-stale-item",
      text: #"""
# sheet-ispresented-stale-item

A button sets an item and a Boolean, and the sheet reads the item. The sheet was put together before the item was set.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** warning · **Since:** iOS 14

## What you will see

You tap a song, and an empty sheet comes up. You close it and tap again, and it works. In some screens it stays one tap behind: the sheet shows the song before.

A `print` in the button says that everything is set correctly. Write `Text(picked?.title ?? "")` anywhere in the view to look at the value, and the bug is gone.

## Why

SwiftUI runs `body` again when a state changes that `body` *reads*. `$isShown` is no read: it is the way to the value, and not the value. `picked` is read in one place only, in the closure of the sheet. That closure runs later, for the sheet, and not as a part of `body`.

So neither of the two changes makes `body` run. The Boolean turns true, the sheet opens, and it uses the closure from the last time `body` ran. That closure has the view as it was then, with `picked` still nil.

Any read of `picked` in `body` makes the closure fresh. That is why looking at the value repairs it.

What exactly a closure from an earlier pass sees is not documented, nor why the second tap mostly works. People report the empty sheet from iOS 14 on, and not in every arrangement.

## The mistake

```swift bad
import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
}

struct SongList: View {
  let songs: [Song]
  @State private var picked: Song?
  @State private var isShown = false

  var body: some View {
    List(songs) { song in
      Button(song.title) {
        picked = song
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) {  // expect: sheet-ispresented-stale-item warning `$isShown`
      if let picked { Text("Lyrics of \(picked.title)") }
    }
  }
}
```

## The fix

### The item opens the sheet: `.sheet(item:)`

One state, and no Boolean to go with it. SwiftUI passes the item to the closure, so nothing can be old. Closing the sheet sets the state to nil. The item is `Identifiable`.

```swift good
import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
}

struct SongList: View {
  let songs: [Song]
  @State private var picked: Song?

  var body: some View {
    List(songs) { song in
      Button(song.title) { picked = song }
    }
    .sheet(item: $picked) { song in
      Text("Lyrics of \(song.title)")
    }
  }
}
```

`.fullScreenCover(item:)` and `.popover(item:)` do the same, and so does `.navigationDestination(item:)` from iOS 17 on.

### The sheet has several things to know: one struct

Three states that are set together are one value. Put them into an `Identifiable` struct and drive the sheet with it.

```swift good
import SwiftUI

struct Hint: Identifiable {
  let id = UUID()
  let title: String
  let text: String
}

struct DosageForm: View {
  @State private var hint: Hint?

  var body: some View {
    VStack {
      Button("What is a dose?") { hint = Hint(title: "Dose", text: "What you take at once.") }
      Button("What is a unit?") { hint = Hint(title: "Unit", text: "A tenth of a dose.") }
    }
    .sheet(item: $hint) { hint in
      VStack {
        Text(hint.title).font(.headline)
        Text(hint.text)
      }
    }
  }
}
```

### The Boolean has to stay: capture the item, or pass a binding

A capture list reads the state in `body`: `.sheet(isPresented: $isShown) { [picked] in … }`. A view that takes `$picked` reads the storage itself, when it is drawn:

```swift good
import SwiftUI

struct LyricsSheet: View {
  @Binding var title: String

  var body: some View {
    VStack {
      Text("Lyrics of \(title)")
      Button("Untitled") { title = "" }
    }
  }
}

struct SongList: View {
  let titles: [String]
  @State private var picked = ""
  @State private var isShown = false

  var body: some View {
    List(titles, id: \.self) { title in
      Button(title) {
        picked = title
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) { LyricsSheet(title: $picked) }
  }
}
```

## When the code is right

It works as soon as something that `body` reads changes in the same action: the item itself, the Boolean (`.blur(radius: isShown ? 4 : 0)`), or a third state. Then `body` runs and the closure is fresh. stlint is quiet then. The code is still fragile: whoever takes away that other read gets the empty sheet.

A member of an observable object is watched inside the sheet's own content, so it is fresh too.

## Sources

- [sheet(item:onDismiss:content:)](https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)) and [sheet(isPresented:onDismiss:content:)](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)), Apple
- People who met it: [meeting-transcriber 332](https://github.com/pasrom/meeting-transcriber/pull/332), [Trio 1132](https://github.com/nightscout/Trio/pull/1132)

"""#
    ),
    (
      id: "side-effect-in-body",
      text: #"""
# side-effect-in-body

Work is started while a view is being made or drawn. It starts again with every redraw.

**Symptom:** [changes-during-update](symptom-changes-during-update.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The server gets the same request ten times. Two timers tick where one was meant. A notification is sent while you scroll. Typing in a field that has nothing to do with it loads the list again.

If the work ends by changing what the view draws, each end is a redraw, and each redraw is a new start.

## Why

`body` is a description, and SwiftUI asks for it as often as it likes. The `init` of a view belongs to the `body` of its parent: it runs as often as the parent redraws, also for views that are already on screen, and for some that never come on screen.

So neither of them means "the view appears". For that there are `.onAppear` and `.task`.

## The mistake

```swift bad ios=17
import SwiftUI

@Observable final class ForecastModel {
  private(set) var text = "…"
  func load() async { text = "Sun" }
}

struct ForecastView: View {
  let model: ForecastModel

  init(model: ForecastModel) {
    self.model = model
    Task { await model.load() }  // expect: side-effect-in-body warning
  }

  var body: some View { Text(model.text) }
}
```

```swift bad
import SwiftUI

struct LastVisit: View {
  let page: String

  var body: some View {
    // expect: side-effect-in-body warning
    let _ = UserDefaults.standard.set(page, forKey: "lastPage")
    Text(page)
  }
}
```

## The fix

### Async work that belongs to the view: `.task`

It starts when the view appears and is cancelled when the view goes. With `.task(id:)` it starts again for another input. From iOS 15.

```swift good ios=17
import SwiftUI

@Observable final class ForecastModel {
  private(set) var text = "…"
  func load() async { text = "Sun" }
}

struct ForecastView: View {
  let model: ForecastModel

  var body: some View {
    Text(model.text)
      .task { await model.load() }
  }
}
```

### A short step: `.onAppear` or `.onChange`

```swift good ios=17
import SwiftUI

struct LastVisit: View {
  let page: String

  var body: some View {
    Text(page)
      .onChange(of: page, initial: true) {
        UserDefaults.standard.set(page, forKey: "lastPage")
      }
  }
}
```

`@AppStorage` is often the shorter way for user defaults: it reads, writes and redraws.

### A subscription or a timer: the model, or `.onReceive`

A subscription that outlives one `body` needs an owner. Subscribe in the model's `init`, and let the view own the model. For a publisher that the view itself listens to there is `.onReceive`.

Each of these runs again when the view appears again: after a pop, after a change of tabs. Work that must happen once for the whole run of the app belongs into a model that lives as long.

## When the code is right

Printing and logging change nothing that anybody waits for, so `print`, `Logger` and `Self._printChanges()` are fine while you look for a bug.

```swift good
import SwiftUI
import os

struct MoonView: View {
  let phase: String
  @State private var isFull = false

  var body: some View {
    let _ = Logger().debug("drawing the moon")
    let _ = Self._printChanges()
    Button(isFull ? "Full" : phase) { isFull.toggle() }
      .onChange(of: phase) { _ in
        NotificationCenter.default.post(name: .init("moon"), object: nil)
      }
  }
}
```

The `init` of an `App` usually runs once, and starting something there is common. stlint says a note: SwiftUI does not promise it.

## Sources

- [task(priority:_:)](https://developer.apple.com/documentation/swiftui/view/task(priority:_:)) and [onAppear(perform:)](https://developer.apple.com/documentation/swiftui/view/onappear(perform:)), Apple
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21
- People who met it: [SwiftUI-Navigation 37](https://github.com/Sedlacek-Solutions/SwiftUI-Navigation/issues/37)

"""#
    ),
    (
      id: "single-child-group",
      text: #"""
# single-child-group

A `Group` holds one view. Its modifiers can stand on the view itself.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable single-child-group` turns it on.

## What you will see

Nothing. It is one level more to read, and one more type for the compiler to work out.

## Why

`Group` collects several views where one is expected, or holds an `if` so that something can be written behind it. It draws nothing and has no size. Its modifiers are applied to each of its children. With one child, that is the same as writing them on the child.

## The mistake

```swift bad
import SwiftUI

struct PriceTag: View {
  let price: String

  var body: some View {
    Group {  // expect: single-child-group note `Group`
      Text(price)
    }
    .font(.headline)
    .padding()
  }
}
```

## The fix

```swift good
import SwiftUI

struct PriceTag: View {
  let price: String

  var body: some View {
    Text(price)
      .font(.headline)
      .padding()
  }
}
```

## When the code is right

With an `if`, a `switch`, an `#if`, a `ForEach` or several views in it, `Group` does its work. stlint is silent there, and for `Group { content() }`, where the content may be several views.

```swift good
import SwiftUI

struct PriceTag: View {
  let price: String?

  var body: some View {
    Group {
      if let price { Text(price) } else { Text("Free") }
    }
    .font(.headline)
  }
}
```

## Sources

- [Group](https://developer.apple.com/documentation/swiftui/group), Apple

"""#
    ),
    (
      id: "state-could-move-down",
      text: #"""
# state-could-move-down

A `@State` is used by one child only. Kept in the parent, each change of it evaluates the parent, and everything else in there is looked at again.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable state-could-move-down` turns it on.

## What you will see

Typing or dragging in one corner is slow, because the `body` of the whole screen runs along with it. On a small screen nobody notices.

## Why

A `@State` belongs to the view that declares it. When it changes, SwiftUI runs the `body` that reads it, and compares every child described there with what it was. Children whose inputs are the same are left alone; those that get a closure or a newly made value are evaluated, too. The lower the state is, the less all of that is.

Handing on `$note` alone is no reading. The parent's `body` reads the value when it writes `note` without `$`.

## The mistake

`TripPage` does nothing with the note but hand it to `NoteBox`. Each new line evaluates `TripPage`, and the map and the packing list are described and compared once more.

```swift bad
import SwiftUI

struct TripPage: View {
  @State private var note = ""  // expect: state-could-move-down note `@State`

  var body: some View {
    VStack {
      TripMap()
      PackingList(items: ["Tent", "Stove", "Rope"])
      NoteBox(note: note, change: { note = $0 })
    }
  }
}

struct NoteBox: View {
  let note: String
  let change: (String) -> Void

  var body: some View {
    VStack {
      Text(note.isEmpty ? "No note" : note)
      Button("Add a line") { change(note + "\n– ") }
    }
  }
}

struct TripMap: View {
  var body: some View { Image("map") }
}

struct PackingList: View {
  let items: [String]

  var body: some View { ForEach(items, id: \.self) { Text($0) } }
}
```

## The fix

Declare the state in the child. The parent gets shorter, too.

```swift good
import SwiftUI

struct TripPage: View {
  var body: some View {
    VStack {
      TripMap()
      PackingList(items: ["Tent", "Stove", "Rope"])
      NoteBox()
    }
  }
}

struct NoteBox: View {
  @State private var note = ""

  var body: some View {
    VStack {
      Text(note.isEmpty ? "No note" : note)
      Button("Add a line") { note += "\n– " }
    }
  }
}

struct TripMap: View {
  var body: some View { Image("map") }
}

struct PackingList: View {
  let items: [String]

  var body: some View { ForEach(items, id: \.self) { Text($0) } }
}
```

The state now lives as long as the child does. If the child is shown only sometimes, the state starts anew each time. stlint is silent where the child stands inside an `if`, a `switch`, a `ForEach` or a presentation, because there the parent is the place that remembers.

## When the code is right

The parent is the right owner when it uses the value itself, when two children share it, or when the child is built in other places as well and gets its value from outside.

```swift good
import SwiftUI

struct StarRating: View {
  @Binding var stars: Int

  var body: some View { Stepper("\(stars) stars", value: $stars) }
}

struct ReviewForm: View {
  @State private var stars = 3
  let send: (Int) -> Void

  var body: some View {
    VStack {
      StarRating(stars: $stars)
      Button("Send") { send(stars) }
    }
  }
}
```

## Sources

- [Managing user interface state](https://developer.apple.com/documentation/swiftui/managing-user-interface-state), Apple: state in the lowest common ancestor of the views that need it
- [Understanding and improving SwiftUI performance](https://developer.apple.com/documentation/xcode/understanding-and-improving-swiftui-performance), Apple
- That `$note` alone does not make `body` depend on the value is read in [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI), a reconstruction; Apple does not document it

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
      id: "state-in-lazy-row",
      text: #"""
# state-in-lazy-row

A row of a lazy list keeps something that matters in its own `@State`. A row that is scrolled away may lose it.

**Symptom:** [resets](symptom-resets.md) · **Level:** note · **Since:** iOS 14 · **Group:** advice

This note is advice and off by default: `stlint --enable state-in-lazy-row` turns it on.

## What you will see

A section that was opened is closed again after scrolling away and back. A picture that was loaded loads once more. A player stops.

## Why

State lives as long as its view. In a `List` or a lazy stack a row exists as long as SwiftUI keeps it, and how long that is, nobody promises.

Up to iOS 26, rows that had been shown were kept. [Independent measurements](https://github.com/CharlesWiltgen/Axiom) say that from iOS 27 on rows far from the screen are discarded, with their state, also in apps that were built before. Apple's documentation does not say so; take it as likely, not as certain.

## The mistake

```swift bad
import SwiftUI

struct Question: Identifiable {
  let id: Int
  let text: String
  let answer: String
}

struct QuestionRow: View {
  let question: Question
  @State private var isExpanded = false  // expect: state-in-lazy-row note `@State`

  var body: some View {
    DisclosureGroup(question.text, isExpanded: $isExpanded) {
      Text(question.answer)
    }
  }
}

struct QuestionList: View {
  let questions: [Question]

  var body: some View {
    List(questions) { question in QuestionRow(question: question) }
  }
}
```

## The fix

Keep it where the list is, or in the model. A set of ids is enough for "which rows are open".

```swift good
import SwiftUI

struct Question: Identifiable {
  let id: Int
  let text: String
  let answer: String
}

struct QuestionRow: View {
  let question: Question
  @Binding var open: Set<Int>

  var body: some View {
    VStack {
      Button(question.text) { open.formSymmetricDifference([question.id]) }
      if open.contains(question.id) { Text(question.answer) }
    }
  }
}

struct QuestionList: View {
  let questions: [Question]
  @State private var open: Set<Int> = []

  var body: some View {
    List(questions) { question in QuestionRow(question: question, open: $open) }
  }
}
```

| the row keeps | it belongs |
|---|---|
| what is open, chosen, typed | in the list's view or its model, by id |
| loaded pictures and texts | in a model or a cache, by id or URL |
| a player, a timer, a connection | in a model that decides when it stops |

## When the code is right

What means nothing once the row is gone: a press, a hover, a small animation. And a list of a dozen rows that never leaves the screen.

```swift good
import SwiftUI

struct HoverRow: View {
  let title: String
  @State private var isHovered = false

  var body: some View {
    Text(title)
      .background(isHovered ? Color.yellow : Color.clear)
      .onHover { isHovered = $0 }
  }
}

struct HoverList: View {
  let titles: [String]

  var body: some View {
    List(titles, id: \.self) { title in HoverRow(title: title) }
  }
}
```

## Sources

- [Creating performant scrollable stacks](https://developer.apple.com/documentation/swiftui/creating-performant-scrollable-stacks), Apple
- [Axiom](https://github.com/CharlesWiltgen/Axiom): measurements of how long rows are kept

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
      id: "state-mirrors-userdefaults",
      text: #"""
# state-mirrors-userdefaults

A `@State` copies a value from `UserDefaults`, or is written back to it by hand. There are two values now, and they drift apart.

**Symptom:** [resets](symptom-resets.md) · **Level:** note · **Since:** iOS 14

## What you will see

A switch is on in the settings and off on the next screen. Somebody changes the setting elsewhere, and this view keeps the old one until it is made again. Or the value is lost with the next launch, because one way of changing it forgets to save.

## Why

`@State` lives as long as its view. `UserDefaults` lives as long as the app is installed. Copying one into the other connects nothing: the copy is made once, when the view appears, and nobody watches the original. Saving in `.onChange` goes in one direction only.

`@AppStorage` is the connection. It reads the value from `UserDefaults`, writes through to it, and draws again when the value changes, wherever that happens.

The expression after `@State … =` runs for each new view value up to Xcode 26, too: `UserDefaults` is asked again and again, and the answer is thrown away.

## The mistake

```swift bad ios=17
import SwiftUI

struct SoundSettings: View {
  @State private var isMuted = UserDefaults.standard.bool(forKey: "muted")  // expect: state-mirrors-userdefaults note

  var body: some View {
    Toggle("Mute", isOn: $isMuted)
      .onChange(of: isMuted) {
        UserDefaults.standard.set(isMuted, forKey: "muted")
      }
  }
}
```

A relative: two properties share a key and do not agree about the value. Which of them counts while nothing is stored depends on the view that asks.

```swift bad
import SwiftUI

struct FontSizeStepper: View {
  @AppStorage("fontSize") private var fontSize = 14

  var body: some View { Stepper("\(fontSize) pt", value: $fontSize) }
}

struct ArticleText: View {
  let text: String
  @AppStorage("fontSize") private var fontSize = 17  // expect: state-mirrors-userdefaults warning

  var body: some View { Text(text).font(.system(size: Double(fontSize))) }
}
```

## The fix

### A setting: `@AppStorage`

```swift good
import SwiftUI

struct SoundSettings: View {
  @AppStorage("muted") private var isMuted = false

  var body: some View { Toggle("Mute", isOn: $isMuted) }
}
```

It holds `Bool`, `Int`, `Double`, `String`, `URL`, `Data`, optionals of these, and enums with a raw value of `Int` or `String`; `Date` since iOS 18. Write the key and its default once and share both:

```swift good
import SwiftUI

enum Setting {
  static let fontSize = "fontSize"
  static let standardFontSize = 17
}

struct FontSizeStepper: View {
  @AppStorage(Setting.fontSize) private var fontSize = Setting.standardFontSize

  var body: some View { Stepper("\(fontSize) pt", value: $fontSize) }
}
```

### Where the user was: `@SceneStorage`

The chosen tab, the text that is half written: what belongs to this window and is restored with it.

```swift good
import SwiftUI

struct LibraryTabs: View {
  @SceneStorage("library.tab") private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Text("Books").tag(0)
      Text("Films").tag(1)
    }
  }
}
```

### Data: a model

What the user makes (notes, photos, orders) is no setting. It goes into SwiftData, Core Data or a file, and the views read it from a model.

## When the code is right

A draft. A form that begins with the stored value, and stores it on *Save*, wants a copy, and stlint is silent.

Types that `@AppStorage` cannot hold, an array for example, have to be read and written by hand, and stlint is silent. So it is where the write waits (a slider that stores its value when the finger has come to rest).

```swift good
import SwiftUI

struct RecentSearches: View {
  @State private var searches = UserDefaults.standard.stringArray(forKey: "searches") ?? []
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Search", text: $text).onSubmit { remember() }
      Text(searches.first ?? "")
    }
  }

  private func remember() {
    searches = [text]
    UserDefaults.standard.set(searches, forKey: "searches")
  }
}
```

## Sources

- [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage) and [SceneStorage](https://developer.apple.com/documentation/swiftui/scenestorage), Apple
- [Managing user interface state](https://developer.apple.com/documentation/swiftui/managing-user-interface-state), Apple: state is for what is transient, not for storage
- [UserDefaults and Observation](https://fatbobman.com/en/posts/userdefaults-and-observation/), fatbobman

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
      id: "state-never-mutated",
      text: #"""
# state-never-mutated

A `@State` or `@Binding` is only read. Nothing here ever changes it, so a plain property says the same with less.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** note · **Since:** iOS 13

## What you will see

Nothing is wrong on screen. The wrapper promises something that does not happen: a reader looks for the place where the value changes, and there is none.

The trouble comes later. Somebody lets the parent set the `@State`, and only the first value counts. Somebody wants to show a fixed value, and has to wrap it in `.constant(…)`.

## Why

`@State` is a value that *this view* changes. SwiftUI keeps it outside the view and watches it. For a value that never changes there is nothing to keep and nothing to watch.

`@Binding` is a value that this view *writes back*. To show a value of the parent, a plain `let` is enough: when the parent's state changes, SwiftUI makes this view again with the new value. A `let` is not a frozen copy.

| this view | property |
|---|---|
| shows a value that never changes | `private let` |
| shows a value of its parent | `let` |
| changes a value of its own | `@State private var` |
| changes a value of its parent | `@Binding var` |

## The mistake

```swift bad
import SwiftUI

struct Gauge: View {
  @Binding var level: Double  // expect: state-never-mutated note `@Binding`
  @State private var height = 120.0  // expect: state-never-mutated note `@State`

  var body: some View {
    Rectangle().frame(width: 20, height: height * level)
  }
}

struct TankPage: View {
  @State private var level = 0.5

  var body: some View {
    VStack {
      Gauge(level: $level)
      Slider(value: $level)
    }
  }
}
```

## The fix

`@State` becomes `private let`. `@Binding` becomes `let`, and callers pass the value without `$`. The gauge still follows the slider.

```swift good
import SwiftUI

struct Gauge: View {
  let level: Double
  private let height = 120.0

  var body: some View {
    Rectangle().frame(width: 20, height: height * level)
  }
}

struct TankPage: View {
  @State private var level = 0.5

  var body: some View {
    VStack {
      Gauge(level: level)
      Slider(value: $level)
    }
  }
}
```

If the value was meant to change, the missing line is the one that changes it.

## When the code is right

`@State` also keeps something for as long as the view is on screen. A date, an id or a random number made with a call stays the same there; in a `let` it is made anew whenever the parent is evaluated. stlint speaks only where the value on the line is a literal.

```swift good
import SwiftUI

struct Receipt: View {
  @State private var printedAt = Date()
  @State private var number = Int.random(in: 1000...9999)

  var body: some View { Text("No. \(number), \(printedAt, style: .time)") }
}
```

It is quiet, too, for objects, tasks and publishers, for a value that `init` sets, and where `$name` goes to a control or a child, because the write happens there. A `@Binding` that a protocol asks for stays as it is.

A `@Binding` that is read in a task is left alone. After a wait it gives the newest value; a `let` gives the one from the moment when the task began.

A `@Binding` that is only written is no mistake. It is a way to report something to the parent.

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state) and [Binding](https://developer.apple.com/documentation/swiftui/binding), Apple
- [Managing user interface state](https://developer.apple.com/documentation/swiftui/managing-user-interface-state), Apple: a property that does not change needs no state, and a child that only shows a value takes it as a constant

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
      id: "state-property-observer",
      text: #"""
# state-property-observer

A `didSet` stands on a property whose value also changes from outside. Those changes pass it by.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The slider moves, the number beside it follows, and the code in `didSet` does not run. The settings are not saved, the list is not loaded again. When a button in the same view assigns the property, the code runs, so it seems to work now and then.

## Why

An observer belongs to one property. It runs when somebody assigns *this property, by this name*: `volume = 3`.

`$volume` is not an assignment to it. It is a binding, and a binding knows the storage behind the property. The slider writes there, and the property with its observer is not on the way.

A `@Binding` property is the other end of that. The parent writes into its own storage. The child sees the new value, because it looks into the same storage, and its observer is not asked.

## The mistake

```swift bad
import SwiftUI

struct MetronomeView: View {
  @State private var beats = 60.0 {
    // expect: state-property-observer warning `didSet`
    didSet { print("now \(beats) beats") }
  }

  var body: some View {
    Slider(value: $beats, in: 40...200)
  }
}
```

```swift bad
import SwiftUI

struct ChapterList: View {
  @Binding var book: String {
    // expect: state-property-observer warning `didSet`
    didSet { chapters = ["\(book) 1", "\(book) 2"] }
  }
  @State private var chapters: [String] = []

  var body: some View {
    List(chapters, id: \.self) { Text($0) }
  }
}

struct ReadingRoom: View {
  @State private var book = "Ruth"

  var body: some View {
    VStack {
      Button("Next book") { book = "Samuel" }
      ChapterList(book: $book)
    }
  }
}
```

## The fix

### Something has to happen after each change: `.onChange(of:)`

It compares the value of this update with the one of the last update. Where the change came from does not matter.

```swift good ios=17
import SwiftUI

struct MetronomeView: View {
  @State private var beats = 60.0

  var body: some View {
    Slider(value: $beats, in: 40...200)
      .onChange(of: beats) { print("now \(beats) beats") }
  }
}
```

It does not run for the first value. With `initial: true` it does. Before iOS 17 the form is `.onChange(of: beats) { newBeats in … }`.

### The result follows from the value: compute it

Nothing has to be kept in step, and the first value is right too. A view that only reads the value takes it as a plain `let`.

```swift good
import SwiftUI

struct ChapterList: View {
  let book: String

  private var chapters: [String] { ["\(book) 1", "\(book) 2"] }

  var body: some View {
    List(chapters, id: \.self) { Text($0) }
  }
}
```

### The value belongs to a model: the observer moves there

`didSet` on a property of a class runs for every write, through bindings too. This holds for `@Published` and for a stored property of an `@Observable` class.

```swift good ios=17
import SwiftUI

@Observable final class Metronome {
  var beats = 60.0 {
    didSet { print("now \(beats) beats") }
  }
}

struct MetronomeView: View {
  @State private var metronome = Metronome()

  var body: some View {
    Slider(value: $metronome.beats, in: 40...200)
  }
}
```

## When the code is right

Where no `$` hands the value out, each write is an assignment in this view, and the observer on a `@State` runs for all of them. stlint says nothing there.

```swift good
import SwiftUI

struct TallyView: View {
  @State private var tally = 0 {
    didSet { print("tally \(tally)") }
  }

  var body: some View {
    Button("\(tally)") { tally += 1 }
  }
}
```

It stops being right on the day somebody writes `Stepper("\(tally)", value: $tally)`.

With Xcode 27 `@State` is a macro that writes accessors. We have not been able to try how it treats an observer, and `.onChange(of:)` does not depend on it.

## Sources

- [onChange(of:initial:_:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg), Apple
- [Binding](https://developer.apple.com/documentation/swiftui/binding), Apple: access to a value that somebody else stores
- [Property observers](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/properties/#Property-Observers), The Swift Programming Language

"""#
    ),
    (
      id: "state-without-initial-value",
      text: #"""
# state-without-initial-value

State is declared in a way that gives it no first value, or the wrong kind of one. The view cannot be made.

**Symptom:** [does-not-compile](symptom-does-not-compile.md) · **Level:** error · **Since:** iOS 13

## What you will see

The compiler speaks about the line that makes the view, and not about the property:

- `'StopwatchFace' initializer is inaccessible due to 'private' protection level`

Or about the property, in words that do not name the cause:

- `Argument passed to call that takes no arguments`, at a `@FocusState` with a value
- `Property wrapper can only be applied to a 'var'`, at `@State let`

The quickest repair is to delete `private`. It compiles, and leads to the next bug: the parent passes a value, and only the first one counts. That is [`state-passed-by-parent`](state-passed-by-parent.md).

## Why

The view that has a `@State` makes it. So the view needs to know what to put in it first: a default on the line, or an assignment in `init`.

Without either, Swift adds a parameter to the initialiser that it writes for the struct. The property is private, so that initialiser is private too, and nobody outside the view can call it.

An optional needs no default. `String?` begins with nil.

Other wrappers have rules of their own:

| wrapper | the first value |
|---|---|
| `@State`, `@StateObject`, `@GestureState` | a default, or an `init` |
| `@FocusState` | none: it begins with `false` or nil, and SwiftUI decides |
| `@Binding` | none on the line: the value lives with the parent, who passes `$value` |

## The mistake

```swift bad
import SwiftUI

struct StopwatchFace: View {
  @State private var seconds: Int  // expect: state-without-initial-value error `@State`

  var body: some View {
    Button("\(seconds) s") { seconds += 1 }
  }
}

struct GymView: View {
  var body: some View { StopwatchFace(seconds: 0) }
}
```

```swift bad
import SwiftUI

struct SignUpForm: View {
  @Binding var isSubscribed: Bool = false  // expect: state-without-initial-value error `@Binding`
  @FocusState private var isTyping = false  // expect: state-without-initial-value error `@FocusState`
  @State private var email = ""

  var body: some View {
    Form {
      TextField("Email", text: $email).focused($isTyping)
      Toggle("Newsletter", isOn: $isSubscribed)
    }
  }
}
```

Where stlint sees nobody who makes the view, the first of these is a note: it compiles until somebody does.

## The fix

### The view knows the value: a default

```swift good
import SwiftUI

struct StopwatchFace: View {
  @State private var seconds = 0

  var body: some View {
    Button("\(seconds) s") { seconds += 1 }
  }
}

struct GymView: View {
  var body: some View { StopwatchFace() }
}
```

### The caller knows where to begin: an `init`

The name of the parameter says what it is: the first value, and no more than that.

```swift good
import SwiftUI

struct StopwatchFace: View {
  @State private var seconds: Int

  init(initialSeconds: Int) {
    self.seconds = initialSeconds
  }

  var body: some View {
    Button("\(seconds) s") { seconds += 1 }
  }
}

struct GymView: View {
  var body: some View { StopwatchFace(initialSeconds: 10) }
}
```

### The value belongs to the caller: `let` or `@Binding`

A value that is only shown is a `let`. A value that both change is a `@Binding`. If the view can do without, the default stands in an `init`, as a constant binding:

```swift good
import SwiftUI

struct SignUpForm: View {
  @Binding private var isSubscribed: Bool
  @FocusState private var isTyping: Bool
  @State private var email = ""

  init(isSubscribed: Binding<Bool> = .constant(false)) {
    _isSubscribed = isSubscribed
  }

  var body: some View {
    Form {
      TextField("Email", text: $email).focused($isTyping)
      Toggle("Newsletter", isOn: $isSubscribed)
    }
  }
}
```

A constant binding ignores what the person does, so it suits previews and views that only show.

To begin with the cursor in a field, use `.defaultFocus`, which needs iOS 17, or set the focus later in an action. A default on `@FocusState` does not exist.

## When the code is right

A view with such a state can be made from inside its own type. Some views offer only named starts:

```swift good
import SwiftUI

struct StopwatchFace: View {
  @State private var seconds: Int

  static func fromZero() -> StopwatchFace { StopwatchFace(seconds: 0) }

  var body: some View {
    Button("\(seconds) s") { seconds += 1 }
  }
}
```

With Xcode 27 this form stops compiling as well: Swift no longer writes that private initialiser for a view with `@State`. An `init` of your own works in both.

## Sources

- [State](https://developer.apple.com/documentation/swiftui/state), [FocusState](https://developer.apple.com/documentation/swiftui/focusstate) and [Binding](https://developer.apple.com/documentation/swiftui/binding), Apple
- [Memberwise initializers](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/accesscontrol/#Default-Memberwise-Initializers-for-Structure-Types), The Swift Programming Language: private if a stored property is private
- [TN3211: Resolving SwiftUI source incompatibilities for State and ContentBuilder](https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder), Apple

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
    (
      id: "state-write-in-view-init",
      text: #"""
# state-write-in-view-init

The `init` of a view writes through a binding or into a model. That `init` runs while the parent is being drawn.

**Symptom:** [changes-during-update](symptom-changes-during-update.md) · **Level:** warning · **Since:** iOS 13

## What you will see

`Modifying state during view update, this will cause undefined behavior`, or `Publishing changes from within view updates is not allowed`. The stack ends in the parent's `body`, and nothing there writes anything.

Or no message, and a field that empties itself: each time the parent redraws, the text is gone.

## Why

`SearchField(text: $query)` in the parent's `body` calls `init`. So everything that `init` does is part of that `body`, and it happens again for each redraw of the parent, not once when the field appears.

A binding writes into somebody else's storage, here into the parent's `@State`. At that moment the parent is being drawn. The write asks it to draw once more, and that runs `init` once more.

## The mistake

```swift bad
import SwiftUI

struct SearchField: View {
  @Binding private var text: String

  init(text: Binding<String>) {
    _text = text
    text.wrappedValue = ""  // expect: state-write-in-view-init warning `text.wrappedValue = ""`
  }

  var body: some View { TextField("Find", text: $text) }
}
```

```swift bad ios=17
import SwiftUI

@Observable final class Quiz {
  var visits = 0
}

struct QuizPage: View {
  private let quiz: Quiz

  init(quiz: Quiz) {
    self.quiz = quiz
    quiz.visits += 1  // expect: state-write-in-view-init warning `quiz.visits += 1`
  }

  var body: some View { Text("\(quiz.visits) visits") }
}
```

## The fix

### It belongs to the appearance: `.onAppear` or `.task`

```swift good
import SwiftUI

struct SearchField: View {
  @Binding var text: String

  var body: some View {
    TextField("Find", text: $text)
      .onAppear { text = "" }
  }
}
```

It runs again when the field comes back, after a pop or a change of tabs.

### It belongs to the action that shows the view: the parent

The parent knows the moment. It sets the value and then shows the child.

```swift good ios=17
import SwiftUI

@Observable final class Quiz {
  var visits = 0
}

struct QuizPage: View {
  let quiz: Quiz

  var body: some View { Text("\(quiz.visits) visits") }
}

struct SchoolPage: View {
  @State private var quiz = Quiz()
  @State private var isShowingQuiz = false

  var body: some View {
    Button("Quiz") {
      quiz.visits += 1
      isShowingQuiz = true
    }
    .sheet(isPresented: $isShowingQuiz) { QuizPage(quiz: quiz) }
  }
}
```

### The value is out of bounds: show the corrected one

Compute what is drawn from what came in, and leave the storage alone until the person changes it.

## When the code is right

Filling the view's own storage is what `init` is for. `_text = text` takes the binding, `_draft = State(initialValue: …)` sets a first value. An object that `init` itself makes has no readers yet, so setting it up is fine.

```swift good ios=17
import SwiftUI

@Observable final class Draft {
  var title = ""
}

struct DraftForm: View {
  @Binding private var isDone: Bool
  @State private var draft: Draft

  init(initialTitle: String, isDone: Binding<Bool>) {
    let draft = Draft()
    draft.title = initialTitle
    _draft = State(initialValue: draft)
    _isDone = isDone
  }

  var body: some View {
    TextField("Title", text: $draft.title)
    Toggle("Done", isOn: $isDone)
  }
}
```

## Sources

- [Binding](https://developer.apple.com/documentation/swiftui/binding) and [State](https://developer.apple.com/documentation/swiftui/state), Apple
- [Safely updating the view state](https://swiftui-lab.com/state-changes/), The SwiftUI Lab
- People who met it: [Exhibition 73](https://github.com/mjarvis/Exhibition/issues/73), [SwiftUI-Navigation 37](https://github.com/Sedlacek-Solutions/SwiftUI-Navigation/issues/37)

"""#
    ),
    (
      id: "stateobject-autoclosure-defeated",
      text: #"""
# stateobject-autoclosure-defeated

A view builds its object each time the view value is made, and SwiftUI keeps only the first one. The others are built and thrown away.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** warning · **Since:** iOS 14

## What you will see

A `print` in the object's `init` comes again and again, although the object on screen stays the same. If `init` loads something, it loads each time. If it starts a timer or registers for a notification, there are soon many of them.

## Why

The `init` of a view runs whenever its parent is evaluated. The view is a value, made and thrown away. Only what its wrappers keep stays.

`StateObject(wrappedValue:)` does not take an object. It takes an *autoclosure*, a piece of code that looks like a value. SwiftUI runs it once, when the view appears. An object that was built on the line before is built each time, and handing it over afterwards does not help.

`State(initialValue:)` takes a value. The object is built before `State` sees it, each time.

`@State private var model = Model()` depends on Xcode. Up to Xcode 26 the expression on the line runs for each view value. With Xcode 27, `@State` is a macro and runs it once, on iOS 17 and later. stlint reports this form only for an `init` that does visible work, such as loading, a timer, a `Task` or an observer.

## The mistake

```swift bad
import Combine
import SwiftUI

final class Orders: ObservableObject {
  @Published var lines: [String] = []

  init() {
    Task { await load() }
  }

  @MainActor func load() async { lines = ["2 × tea"] }
}

struct OrderList: View {
  @StateObject private var orders: Orders

  init() {
    let orders = Orders()  // expect: stateobject-autoclosure-defeated warning `Orders()`
    _orders = StateObject(wrappedValue: orders)
  }

  var body: some View {
    List(orders.lines, id: \.self) { line in Text(line) }
  }
}
```

The same for `@State`, in `init` and on the declaration line:

```swift bad ios=17
import SwiftUI

@Observable final class Ticker {
  var price = 0

  init() {
    Task { await follow() }
  }

  func follow() async { price = 12 }
}

struct TickerLine: View {
  @State private var ticker: Ticker

  init() {
    _ticker = State(initialValue: Ticker())  // expect: stateobject-autoclosure-defeated warning `Ticker()`
  }

  var body: some View { Text("\(ticker.price)") }
}

struct TickerPage: View {
  @State private var ticker = Ticker()  // expect: stateobject-autoclosure-defeated warning `Ticker()`

  var body: some View { Text("\(ticker.price)") }
}
```

## The fix

### `@StateObject`: build it on the line, or inside the argument

```swift good
import Combine
import SwiftUI

final class Orders: ObservableObject {
  @Published var lines: [String] = []
  let table: Int
  init(table: Int) { self.table = table }
}

struct OrderList: View {
  @StateObject private var orders = Orders(table: 4)

  var body: some View {
    List(orders.lines, id: \.self) { line in Text(line) }
  }
}

struct OrderCount: View {
  @StateObject private var orders: Orders

  init(table: Int) {
    _orders = StateObject(wrappedValue: Orders(table: table))
  }

  var body: some View { Text("Table \(orders.table): \(orders.lines.count)") }
}
```

If the object needs some preparation, write a function that builds and prepares it, and call that inside the argument.

### `@State`: a light `init`, and the work in `.task`

This is right with every version of Xcode. Building an object that only stores a few values costs next to nothing, and `.task` starts the work once the view is there.

```swift good ios=17
import SwiftUI

@Observable final class Ticker {
  var price = 0

  func follow() async { price = 12 }
}

struct TickerPage: View {
  @State private var ticker = Ticker()

  var body: some View {
    Text("\(ticker.price)")
      .task { await ticker.follow() }
  }
}
```

### `@State`, and the object is expensive: make it later

```swift good ios=17
import SwiftUI

@Observable final class Ticker {
  var price = 0

  init() {
    Task { await follow() }
  }

  func follow() async { price = 12 }
}

struct TickerPage: View {
  @State private var ticker: Ticker?

  var body: some View {
    Text(ticker.map { "\($0.price)" } ?? "–")
      .task { if ticker == nil { ticker = Ticker() } }
  }
}
```

## When the code is right

An `App` is made once, at launch. Building an object first and using it twice is fine there.

```swift good
import Combine
import SwiftUI

final class Orders: ObservableObject {
  @Published var lines: [String] = []
}

struct OrderList: View {
  @ObservedObject var orders: Orders

  var body: some View {
    List(orders.lines, id: \.self) { line in Text(line) }
  }
}

@main
struct BistroApp: App {
  @StateObject private var orders: Orders

  init() {
    let orders = Orders()
    orders.lines = ["soup"]
    _orders = StateObject(wrappedValue: orders)
  }

  var body: some Scene {
    WindowGroup { OrderList(orders: orders) }
  }
}
```

Building an object whose `init` only stores a few values costs next to nothing. Where stlint sees that, its note is advice: `stlint --enable stateobject-autoclosure-defeated` shows it.

Several objects that know each other, or one that is prepared before it is kept, do not fit into one argument. A function that makes them, called inside the argument, does.

An object that comes from elsewhere (a parameter, a shared instance) is not built here. Whether it belongs in `@StateObject` is another question: [`state-model-injected-via-init`](state-model-injected-via-init.md).

## Sources

- [StateObject](https://developer.apple.com/documentation/swiftui/stateobject) and [init(wrappedValue:)](https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)), Apple
- [State](https://developer.apple.com/documentation/swiftui/state), Apple: an initial value that is a class runs for each view value, and how to put it off with `.task`
- [TN3211](https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder), Apple: the macro of Xcode 27
- [SwiftUI StateObject's autoclosure](https://jaredsinclair.com/2024/03/14/state-object-autoclosure.html), Jared Sinclair
- [SwiftUI, @State and @Observable](https://www.jessesquires.com/blog/2024/09/09/swift-observable-macro/), Jesse Squires
- People who met it: [purchases-ios 4271](https://github.com/RevenueCat/purchases-ios/pull/4271)

"""#
    ),
    (
      id: "subview-as-computed-property",
      text: #"""
# subview-as-computed-property

A long `body` is cut into computed properties. It reads better, and SwiftUI still sees one large view.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 13 · **Group:** advice

This note is advice and off by default: `stlint --enable subview-as-computed-property` turns it on.

## What you will see

Each change of any state in the view evaluates all parts of the screen. In a large form, typing gets slow.

## Why

A computed property is a function that `body` calls. When one `@State` of the view changes, `body` runs, and calls all of them.

A `View` struct of its own is a border. SwiftUI compares what it is given, and leaves it alone if that is the same as before. It has room for state of its own, too: what only one part needs does not have to be on top.

stlint speaks when three or more such properties or functions stand side by side, and all parts together with `body` have more than 60 lines. It does not count those on one side of an `if` or `switch` among the three: they may not run at all.

## The mistake

One tap on the stepper builds the weather, the packing list and the bookings again.

```swift bad
import SwiftUI

struct TripDashboard: View {  // expect: subview-as-computed-property note `TripDashboard`
  @State private var guests = 2

  var body: some View {
    VStack {
      Stepper("\(guests) guests", value: $guests)
      weather
      packing
      bookings
    }
  }

  private var weather: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Weather")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Sun")
        Spacer()
        Image(systemName: "sun")
      }
      HStack {
        Text("Wind")
        Spacer()
        Image(systemName: "wind")
      }
      HStack {
        Text("Snow")
        Spacer()
        Image(systemName: "snow")
      }
    }
    .padding()
  }

  private var packing: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Packing")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Tent")
        Spacer()
        Image(systemName: "tent")
      }
      HStack {
        Text("Bag")
        Spacer()
        Image(systemName: "bag")
      }
      HStack {
        Text("Map")
        Spacer()
        Image(systemName: "map")
      }
    }
    .padding()
  }

  private var bookings: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Bookings")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Train")
        Spacer()
        Image(systemName: "train")
      }
      HStack {
        Text("Ferry")
        Spacer()
        Image(systemName: "ferry")
      }
      HStack {
        Text("Hotel")
        Spacer()
        Image(systemName: "hotel")
      }
    }
    .padding()
  }
}
```

## The fix

Make views of the parts. Each gets the values that it shows.

```swift good
import SwiftUI

struct TripDashboard: View {
  @State private var guests = 2

  var body: some View {
    VStack {
      Stepper("\(guests) guests", value: $guests)
      Board(title: "Weather", rows: ["Sun", "Wind", "Snow"])
      Board(title: "Packing", rows: ["Tent", "Bag", "Map"])
      Board(title: "Bookings", rows: ["Train", "Ferry", "Hotel"])
    }
  }
}

struct Board: View {
  let title: String
  let rows: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.headline)
        .padding(.bottom, 4)
      ForEach(rows, id: \.self) { row in
        HStack {
          Text(row)
          Spacer()
          Image(systemName: row.lowercased())
        }
      }
    }
    .padding()
  }
}
```

## When the code is right

A property that names a few lines is good style and costs nothing: a title, a toolbar button, one variant of a row. So is one whose content depends on everything in the view anyway; a border would only be in the way.

```swift good
import SwiftUI

struct PlayButton: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button { isPlaying.toggle() } label: { icon }
  }

  private var icon: some View {
    Image(systemName: isPlaying ? "pause" : "play")
  }
}
```

## Sources

- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23
- [Understanding and improving SwiftUI performance](https://developer.apple.com/documentation/xcode/understanding-and-improving-swiftui-performance), Apple
- Views in place of computed properties are asked for in Apple's agent guidance of Xcode 27 ([a public copy](https://github.com/ronnyf/SwiftUI-Agent-Skill))

"""#
    ),
    (
      id: "task-missing-id",
      text: #"""
# task-missing-id

A `.task` loads what an input names, and nothing restarts it when the input names something else.

**Symptom:** [ignores-new-value](symptom-ignores-new-value.md) · **Level:** warning · **Since:** iOS 15

## What you will see

You pick the first recipe, and its steps are loaded. You pick the second one, the title changes, and the steps stay. Leave the screen and come back, and the right steps are there.

On a narrow iPhone everything works, because each recipe is pushed as a new screen. On an iPad or a Mac, with the list and the detail side by side, it does not.

## Why

`.task` starts when its view appears, and is cancelled when the view disappears. Both are about the view, not about its inputs.

In the detail column one `RecipeSteps` takes the place of the other. To SwiftUI it is the same view with a new `recipe`: it does not disappear, and it does not appear. So nothing starts.

A task that is still running has the old struct in its closure, and the old input with it.

`id:` names the value that the work belongs to. When it changes, SwiftUI cancels the running task and starts a new one.

## The mistake

```swift bad ios=16
import SwiftUI

struct RecipeSteps: View {
  let recipe: Int
  @State private var steps: [String] = []

  var body: some View {
    List(steps, id: \.self) { Text($0) }
      .task { steps = await load(recipe) }  // expect: task-missing-id warning
  }

  private func load(_ recipe: Int) async -> [String] {
    ["Open book \(recipe)", "Cook"]
  }
}

struct CookbookView: View {
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView {
      List(1..<20, id: \.self, selection: $selection) { Text("Recipe \($0)") }
    } detail: {
      if let selection { RecipeSteps(recipe: selection) }
    }
  }
}
```

It is a warning here, because stlint sees a caller that passes another value to a view that stays. Where it sees no such caller, it is a note: perhaps each value gets a view of its own.

## The fix

### Name the input: `.task(id:)`

```swift good ios=15
import SwiftUI

struct RecipeSteps: View {
  let recipe: Int
  @State private var steps: [String] = []

  var body: some View {
    List(steps, id: \.self) { Text($0) }
      .task(id: recipe) { steps = await load(recipe) }
  }

  private func load(_ recipe: Int) async -> [String] {
    ["Open book \(recipe)", "Cook"]
  }
}
```

The id is compared with `==`, so it is a value that is `Equatable`. If the work depends on two inputs, put both into one: an array, a string, a small `Equatable` struct.

Two things change with the id, and both deserve a look:

- The old steps stay on screen until the new ones are there. If that confuses, empty the state first.
- The running task is cancelled. Work that has to finish, such as sending a message, does not belong in a `.task` of this view.

### A new input means starting over: `.id(…)` at the call site

`RecipeSteps(recipe: selection).id(selection)` makes each recipe another view. The task starts again, and everything else in the view does too: its state, its focus, its scroll position.

## When the code is right

**Each value has a view of its own.** Rows of a `ForEach` that are keyed by the input, sheets, pushed screens. There the view appears once for each value.

```swift good ios=15
import SwiftUI

struct FlagRow: View {
  let country: String
  @State private var anthem = ""

  var body: some View {
    Text("\(country): \(anthem)")
      .task { anthem = await title(of: country) }
  }

  private func title(of country: String) async -> String { "Hymn of \(country)" }
}

struct FlagList: View {
  @State private var countries = ["Ghana", "Peru"]

  var body: some View {
    List {
      ForEach(countries, id: \.self) { FlagRow(country: $0) }
      Button("Nepal") {
        if !countries.contains("Nepal") { countries.append("Nepal") }
      }
    }
  }
}
```

**The input is a setting that never changes**, such as `isCompact: true`, the same at each call.

**The input is an object or a closure.** `let store: Store` is the same store on the next update, and what it loads is its own business. stlint says nothing about classes, protocols and types that it does not know.

**The input only accompanies the work**, in a log or in the name of a task.

## Sources

- [task(priority:_:)](https://developer.apple.com/documentation/swiftui/view/task(priority:_:)) and [task(id:priority:_:)](https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)), Apple, iOS 15
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: identity and lifetime
- That a task also starts when its view appears again: [BSWInterfaceKit 354](https://github.com/theleftbit/BSWInterfaceKit/pull/354)
- A split view in which `.task` was not called: [PiecesOfPaper 138](https://github.com/0si43/PiecesOfPaper/pull/138)

"""#
    ),
    (
      id: "task-on-conditional-branch",
      text: #"""
# task-on-conditional-branch

A `.task` hangs on a view inside an `if`, and what it does flips the `if`. It removes the view that keeps it running.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 15

## What you will see

Loading stops halfway. The error is `CancellationError`, or `URLError` with the code `cancelled`, though nobody cancelled anything. With `try?` in front of it there is no error, only an empty list.

Or it never stops: the list loads, shows for a moment, and loads again.

## Why

A task that begins with `.task` lives as long as its view. When the view goes, SwiftUI cancels the task.

Here the task goes first. It says `isLoading = true`, so the next update takes the other branch. The list with the task on it is removed, and the task is cancelled at the `await` where it waits. When it ends, `isLoading` is false again, the list comes back as a new view, and a new view starts its task.

`.onAppear` is not cancelled. But it runs again each time its branch comes back, and goes round the same circle.

## The mistake

```swift bad
import SwiftUI

struct RecipeList: View {
  @State private var recipes: [String] = []
  @State private var isLoading = false

  var body: some View {
    if isLoading {
      ProgressView()
    } else {
      List(recipes, id: \.self) { Text($0) }
        .task { await reload() }  // expect: task-on-conditional-branch warning
    }
  }

  private func reload() async {
    isLoading = true
    recipes = await fetchRecipes()
    isLoading = false
  }

  private func fetchRecipes() async -> [String] {
    try? await Task.sleep(nanoseconds: 1_000_000_000)
    return ["Soup", "Bread"]
  }
}
```

A `switch` over phases hides it well. The first line leaves the case, and the second waits in a task that is cancelled:

```swift bad
import SwiftUI

struct TideTable: View {
  enum Phase { case waiting, loading, shown(String) }

  @State private var phase = Phase.waiting

  var body: some View {
    switch phase {
    case .waiting:
      Color.clear
        .task {  // expect: task-on-conditional-branch warning
          phase = .loading
          phase = .shown(await fetchTides())
        }
    case .loading:
      ProgressView()
    case .shown(let text):
      Text(text)
    }
  }

  private func fetchTides() async -> String {
    try? await Task.sleep(nanoseconds: 1_000_000_000)
    return "High water at 14:20"
  }
}
```

## The fix

### Put the task on something that stays

A stack, a list or a navigation stack around the branches is there before, during and after.

```swift good
import SwiftUI

struct RecipeList: View {
  @State private var recipes: [String] = []
  @State private var isLoading = false

  var body: some View {
    ZStack {
      if isLoading {
        ProgressView()
      } else {
        List(recipes, id: \.self) { Text($0) }
      }
    }
    .task { await reload() }
  }

  private func reload() async {
    isLoading = true
    recipes = await fetchRecipes()
    isLoading = false
  }

  private func fetchRecipes() async -> [String] {
    try? await Task.sleep(nanoseconds: 1_000_000_000)
    return ["Soup", "Bread"]
  }
}
```

If it has to start again for another input, say which: `.task(id: category)` on the same container.

### Keep the list, and lay the progress over it

No branch, no switch. The list keeps its place too.

```swift good
import SwiftUI

struct RecipeList: View {
  @State private var recipes: [String] = []
  @State private var isLoading = false

  var body: some View {
    List(recipes, id: \.self) { Text($0) }
      .overlay { if isLoading { ProgressView() } }
      .task { await reload() }
  }

  private func reload() async {
    isLoading = true
    recipes = await fetchRecipes()
    isLoading = false
  }

  private func fetchRecipes() async -> [String] {
    try? await Task.sleep(nanoseconds: 1_000_000_000)
    return ["Soup", "Bread"]
  }
}
```

## When the code is right

A placeholder that loads and then makes room is a common form, and it works. Its last step flips the condition, and there is nothing left to cancel. stlint says a note there, for the next line somebody adds after it is lost.

A condition that the closure does not touch is no danger. The task below ends when the person closes the panel, and that is what `.task` is for:

```swift good
import SwiftUI

struct Lighthouse: View {
  @State private var isWatching = false
  @State private var flashes = 0

  var body: some View {
    VStack {
      Toggle("Watch", isOn: $isWatching)
      if isWatching {
        Text("\(flashes) flashes")
          .task {
            while !Task.isCancelled {
              try? await Task.sleep(nanoseconds: 1_000_000_000)
              flashes += 1
            }
          }
      }
    }
  }
}
```

What is not sure: `Group { if … }` with a `.task` on it. A group is no view of its own, its modifiers go to what is inside. Inside a stack that is one branch at a time. As the outermost view of a `body`, projects report that it stays. Apple's pages do not say. A `ZStack` in its place leaves no doubt, so stlint says a note.

## Sources

- [task(priority:_:)](https://developer.apple.com/documentation/swiftui/view/task(priority:_:)), Apple: cancelled when the view disappears
- [Group](https://developer.apple.com/documentation/swiftui/group), Apple: a modifier applies to all members
- People who met it: [vellum 23333](https://github.com/vellum-ai/vellum-assistant/pull/23333), [swift-composable-architecture 39](https://github.com/pointfreeco/swift-composable-architecture/issues/39)

"""#
    ),
    (
      id: "ticking-state-in-app",
      text: #"""
# ticking-state-in-app

A `@State` of the app ticks. The app's `body` is the root of every window, and it runs on each tick.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 14 · **Group:** advice

This note is advice and off by default: `stlint --enable ticking-state-in-app` turns it on.

## What you will see

The app uses the processor while nobody touches it. Menus flicker or close, windows that show nothing of the tick stutter, the battery drains.

## Why

When a `@State` changes, SwiftUI runs the `body` that reads it. Here that is the `body` of the app: all scenes are described again, with the root view of each window and each menu. Only then can SwiftUI find out that most of it is as before.

For a value that changes when somebody changes a setting, this is no problem. For one that changes twice a second it never stops.

## The mistake

```swift bad
import SwiftUI

@main struct PomodoroApp: App {
  @State private var secondsLeft = 1500  // expect: ticking-state-in-app note `@State`
  private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some Scene {
    WindowGroup {
      Text("\(secondsLeft) s")
        .onReceive(tick) { _ in secondsLeft -= 1 }
    }
    WindowGroup("Statistics", id: "statistics") {
      StatisticsPage()
    }
  }
}

struct StatisticsPage: View {
  var body: some View { Text("Done today: 4") }
}
```

## The fix

Hold it in the view that shows it. A tick then runs one small `body`.

```swift good
import SwiftUI

@main struct PomodoroApp: App {
  var body: some Scene {
    WindowGroup {
      Countdown()
    }
    WindowGroup("Statistics", id: "statistics") {
      StatisticsPage()
    }
  }
}

struct Countdown: View {
  @State private var secondsLeft = 1500

  var body: some View {
    Text("\(secondsLeft) s")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          secondsLeft -= 1
        }
      }
  }
}

struct StatisticsPage: View {
  var body: some View { Text("Done today: 4") }
}
```

**Several windows share the value:** an `@Observable` model (iOS 17) in a `@State` of the app. The app's `body` hands the object on without reading the value in it, so a tick runs only the views that read it.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Pomodoro {
  var secondsLeft = 1500
}

@main struct PomodoroApp: App {
  @State private var pomodoro = Pomodoro()

  var body: some Scene {
    WindowGroup {
      Countdown(pomodoro: pomodoro)
    }
    WindowGroup("Statistics", id: "statistics") {
      Countdown(pomodoro: pomodoro)
    }
  }
}

struct Countdown: View {
  let pomodoro: Pomodoro

  var body: some View {
    Text("\(pomodoro.secondsLeft) s")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          pomodoro.secondsLeft -= 1
        }
      }
  }
}
```

**It only has to look alive:** `TimelineView` redraws its own content by the clock and keeps no state.

## When the code is right

An app that is nothing but a menu bar item has no other window to disturb. stlint is silent there, and for a value that no `body` reads: a `@State` that nobody draws redraws nothing.

```swift good macos=13
import SwiftUI

@main struct UptimeApp: App {
  @State private var minutes = 0
  private let tick = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

  var body: some Scene {
    MenuBarExtra {
      Button("Reset") { minutes = 0 }
    } label: {
      Text("\(minutes) min")
        .onReceive(tick) { _ in minutes += 1 }
    }
  }
}
```

What is not certain: once an hour is a tick too. How long the pause is, stlint does not judge, and for that reason this is a note.

## Sources

- [App](https://developer.apple.com/documentation/swiftui/app) and [TimelineView](https://developer.apple.com/documentation/swiftui/timelineview), Apple
- [An animation frame in the app's state](https://github.com/pasrom/meeting-transcriber/pull/169), a public report with its cure

"""#
    ),
    (
      id: "unobserved-class-read-in-body",
      text: #"""
# unobserved-class-read-in-body

`body` draws from an object of a plain class, and the object changes later. Nothing tells SwiftUI about the change.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

You tap, the value changes, and the screen stays as it is. A `print` in the action shows the new value. Later, something else redraws the view (a rotation, a new input, a parent that redraws), and the new value is suddenly there. That makes the bug look like a matter of chance.

## Why

SwiftUI does not look at your data all the time. It runs `body` when it is told to. The message can come from state (`@State`, `@Binding`), from an `ObservableObject` that the view observes, or from an `@Observable` object that `body` read.

A plain class sends no message. Its properties are memory, and changing memory is silent.

A struct would be silent too, and yet it works. The difference is where the struct lives: in `@State`, which sees that the whole value is another one. A class instance changes in place, and the reference in your view stays the same.

## The mistake

```swift bad
import SwiftUI

final class Turntable {
  var record = "Kind of Blue"
}

struct SleeveView: View {
  let turntable: Turntable  // expect: unobserved-class-read-in-body warning `turntable`

  var body: some View {
    VStack {
      Text(turntable.record)
      Button("Next record") { turntable.record = "Blue Train" }
    }
  }
}
```

It does not matter who makes the change. Here it is a method, called from a task:

```swift bad
import SwiftUI

final class PrinterQueue {
  private(set) var jobs: [String] = []
  func load() async { jobs = ["Invoice", "Poster"] }
}

struct QueueView: View {
  let queue: PrinterQueue  // expect: unobserved-class-read-in-body warning `queue`

  var body: some View {
    Text("\(queue.jobs.count) jobs")
      .task { await queue.load() }
  }
}
```

## The fix

### On iOS 17 and later: `@Observable`

The view stays as it is. `@Observable` makes each stored property say when it is read and when it changes.

```swift good ios=17
import SwiftUI

@Observable final class Turntable {
  var record = "Kind of Blue"
}

struct SleeveView: View {
  let turntable: Turntable

  var body: some View {
    VStack {
      Text(turntable.record)
      Button("Next record") { turntable.record = "Blue Train" }
    }
  }
}
```

### On older systems: `ObservableObject`

Here the class and the view both change: `@Published` announces, `@ObservedObject` listens.

```swift good
import Combine
import SwiftUI

final class Turntable: ObservableObject {
  @Published var record = "Kind of Blue"
}

struct SleeveView: View {
  @ObservedObject var turntable: Turntable

  var body: some View {
    VStack {
      Text(turntable.record)
      Button("Next record") { turntable.record = "Blue Train" }
    }
  }
}
```

### Nobody else needs the same instance: a struct

Make `Turntable` a struct, and pass a `Binding` from the view that keeps it in `@State`.

```swift good
import SwiftUI

struct Turntable {
  var record = "Kind of Blue"
}

struct SleeveView: View {
  @Binding var turntable: Turntable

  var body: some View {
    VStack {
      Text(turntable.record)
      Button("Next record") { turntable.record = "Blue Train" }
    }
  }
}
```

## When the code is right

Plain classes are at home in views as long as what they draw does not change: services, formatters, presenters that are made for one row, objects that are set up once and then only read.

```swift good
import SwiftUI

final class Country {
  let name: String
  private(set) lazy var initials = String(name.prefix(2)).uppercased()

  init(name: String) { self.name = name }
}

struct CountryRow: View {
  let country: Country

  var body: some View { Text("\(country.initials) \(country.name)") }
}
```

stlint speaks only when it sees three things: a class it knows entirely, a stored `var` that `body` reads, and a change of that `var` in code that runs later. It is silent when the same action also changes state that this view draws, since that redraws the object's value too. Such code works, but it depends on the neighbour.

What stlint does not see is a redraw that comes from outside, for example from a parent that changes another input at the same moment.

## Sources

- [Managing model data in your app](https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app), Apple
- [Observation](https://developer.apple.com/documentation/observation), Apple
- [Choosing between structures and classes](https://developer.apple.com/documentation/swift/choosing-between-structures-and-classes), Apple
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: what makes a view update

"""#
    ),
    (
      id: "unobserved-object-property",
      text: #"""
# unobserved-object-property

A view keeps an `ObservableObject` in a plain property and draws from it. The object announces its changes, and this view does not listen.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The first value is right. Then the object changes, and this view goes on showing the old value. Another view, which watches the same object with `@ObservedObject`, shows the new one right beside it. Leaving the screen and coming back brings both up to date.

## Why

An `ObservableObject` calls out "I am about to change". Whoever subscribed hears it. A view subscribes by means of a wrapper: `@StateObject`, `@ObservedObject` or `@EnvironmentObject`. A plain `let` or `var` holds the object and does not subscribe.

The parent does not help either. It redraws and makes a new view value with the same object in it. SwiftUI compares the two values, finds the same reference, and sees no reason to run `body`.

It is different with `@Observable` classes (iOS 17): there a plain `let` is right. Many examples on the web are written for that kind, and the two look alike.

## The mistake

```swift bad
import Combine
import SwiftUI

final class FruitBasket: ObservableObject {
  @Published var pieces = 0
}

struct BasketBadge: View {
  let basket: FruitBasket  // expect: unobserved-object-property warning `basket`

  var body: some View { Text("\(basket.pieces)") }
}

struct MarketStall: View {
  @StateObject private var basket = FruitBasket()

  var body: some View {
    VStack {
      BasketBadge(basket: basket)
      Button("Add an apple") { basket.pieces += 1 }
    }
  }
}
```

A shared object, read in `body` without a property of its own, is the same mistake:

```swift bad
import Combine
import SwiftUI

@MainActor final class ShopHours: ObservableObject {
  static let shared = ShopHours()
  @Published private(set) var isOpen = false
  func toggle() { isOpen.toggle() }
}

struct DoorSign: View {
  var body: some View {
    VStack {
      // expect: unobserved-object-property warning `ShopHours.shared.isOpen`
      Text(ShopHours.shared.isOpen ? "Open" : "Closed")
      Button("Turn the sign") { ShopHours.shared.toggle() }
    }
  }
}
```

## The fix

### The object comes from outside: `@ObservedObject`

```swift good
import Combine
import SwiftUI

final class FruitBasket: ObservableObject {
  @Published var pieces = 0
}

struct BasketBadge: View {
  @ObservedObject var basket: FruitBasket

  var body: some View { Text("\(basket.pieces)") }
}

struct MarketStall: View {
  @StateObject private var basket = FruitBasket()

  var body: some View {
    VStack {
      BasketBadge(basket: basket)
      Button("Add an apple") { basket.pieces += 1 }
    }
  }
}
```

For a shared object the same wrapper takes the instance that exists: `@ObservedObject private var hours = ShopHours.shared`. If the view makes the object itself, the wrapper is `@StateObject`.

### The property has a protocol as its type

`@ObservedObject` needs a concrete type. A view that is generic over the protocol has one:

```swift good
import Combine
import SwiftUI

protocol Thermometer: ObservableObject {
  var degrees: Double { get }
}

final class OvenThermometer: Thermometer {
  @Published var degrees = 20.0
}

struct ThermometerLabel<Source: Thermometer>: View {
  @ObservedObject var source: Source

  var body: some View { Text("\(source.degrees) °C") }
}

struct Kitchen: View {
  @StateObject private var oven = OvenThermometer()

  var body: some View {
    VStack {
      ThermometerLabel(source: oven)
      Button("Heat") { oven.degrees += 10 }
    }
  }
}
```

### The app needs iOS 17 anyway: `@Observable`

Then a plain property is all a reader needs.

```swift good ios=17
import SwiftUI

@Observable final class FruitBasket {
  var pieces = 0
}

struct BasketBadge: View {
  let basket: FruitBasket

  var body: some View { Text("\(basket.pieces)") }
}
```

## When the code is right

A view that only calls the object, or only hands it on, has no need to redraw when the object changes. A plain `let` is even the better choice there, because the view stays still.

```swift good
import Combine
import SwiftUI

final class Jukebox: ObservableObject {
  @Published var song = "Blue Train"
  func skip() { song = "So What" }
}

struct SkipButton: View {
  let jukebox: Jukebox

  var body: some View { Button("Skip") { jukebox.skip() } }
}
```

Reading a `let` of the object, or a property that is not `@Published`, gives no finding from this rule.

Two things stlint cannot see: a parent that forces the redraw with `.id(…)`, and a closure among the view's inputs. SwiftUI rarely finds two closures equal, so such a view may be redrawn together with its parent. It then works by luck, and stops when the closure goes.

## Sources

- [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject), Apple
- [ObservableObject](https://developer.apple.com/documentation/combine/observableobject), Apple
- [Data Essentials in SwiftUI](https://developer.apple.com/videos/play/wwdc2020/10040/), WWDC20
- People who met it: [Photo-Club-Hub 862](https://github.com/vdhamer/Photo-Club-Hub/issues/862), [CleanSwiftWithSwiftUI 1](https://github.com/strzempa/CleanSwiftWithSwiftUI/issues/1)

"""#
    ),
    (
      id: "unstable-environment-default",
      text: #"""
# unstable-environment-default

The default of an environment value makes a new object, id or date. Each view that reads it gets another one.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** warning · **Since:** iOS 13

## What you will see

You forget to inject the object once, and nothing complains. But what one view counts, the next view does not see, and after an update the count is back at the start. Views that read the value look changed on every pass, so they are evaluated on every pass.

With a `.environment(\.history, history)` above all readers the default is never asked for, and nothing happens. Previews, sheets and hosting controllers are where that line is missing.

## Why

The environment stores what somebody put in. For everything else it asks the key for its default, each time a reader asks. A computed `defaultValue` runs each time. `@Entry` looks like a stored property, but it writes such a computed `defaultValue` behind the scenes: the expression after `=` runs for each read that finds nothing.

For a number or an enum case that makes no difference. A class instance is another instance each time, `UUID()` another id, `Date()` another moment.

## The mistake

```swift bad ios=17
import SwiftUI

@Observable final class History {
  var count = 0
}

extension EnvironmentValues {
  @Entry var history = History()  // expect: unstable-environment-default warning `History()`
}

struct HistoryButton: View {
  @Environment(\.history) private var history

  var body: some View { Button("\(history.count)") { history.count += 1 } }
}
```

The same with a key written by hand:

```swift bad
import SwiftUI

private struct SessionKey: EnvironmentKey {
  static var defaultValue: UUID { UUID() }  // expect: unstable-environment-default warning `UUID()`
}

extension EnvironmentValues {
  var session: UUID {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }
}
```

## The fix

### One default for all: keep it in a `static let`

A `static let` is made once, at its first use, and the entry refers to it.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class History {
  var count = 0
  nonisolated init() {}
}

extension EnvironmentValues {
  private static let sharedHistory = History()
  @Entry var history: History = EnvironmentValues.sharedHistory
}

struct HistoryButton: View {
  @Environment(\.history) private var history

  var body: some View { Button("\(history.count)") { history.count += 1 } }
}
```

In a key written by hand, `static var defaultValue: T { … }` becomes `static let defaultValue: T = …`.

In Swift 6 mode the compiler refuses a `static let` whose class is not `Sendable`. That is often how a computed `defaultValue` came about. `@MainActor` makes the class above `Sendable`, and its `nonisolated init` can run anywhere.

### No default: say that it can be missing

An optional entry makes the missing injection visible. For an `@Observable` class there is also `@Environment(History.self)`, which needs no key and stops the app when nothing was injected.

```swift good ios=17
import SwiftUI

@Observable final class History {
  var count = 0
}

extension EnvironmentValues {
  @Entry var history: History?
}

struct HistoryButton: View {
  @Environment(\.history) private var history

  var body: some View {
    if let history {
      Button("\(history.count)") { history.count += 1 }
    }
  }
}
```

## When the code is right

A default made of plain values is the same each time. So is `static let defaultValue`, which runs once.

```swift good
import SwiftUI

struct Spacing {
  var row = 8.0
  var page = 24.0
}

private struct LaunchKey: EnvironmentKey {
  static let defaultValue = Date()
}

extension EnvironmentValues {
  @Entry var spacing = Spacing()
  @Entry var isCompact = false

  var launch: Date {
    get { self[LaunchKey.self] }
    set { self[LaunchKey.self] = newValue }
  }
}
```

Where an ancestor always injects a value, the default does not matter. stlint cannot see every screen, so it speaks of the default anyway.

## Sources

- [Entry()](https://developer.apple.com/documentation/swiftui/entry()) and [EnvironmentKey](https://developer.apple.com/documentation/swiftui/environmentkey), Apple
- That the default is evaluated again for each read is said in Apple's agent guidance of Xcode 27 ([a public copy](https://github.com/ronnyf/SwiftUI-Agent-Skill)), and shown with the macro written out at [SingleEntryMacro](https://github.com/jackvdp/SingleEntryMacro)

"""#
    ),
    (
      id: "unstable-identifiable-id",
      text: #"""
# unstable-identifiable-id

A value gets a new `id` each time somebody looks. SwiftUI takes it for another row each time.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 13

## What you will see

Rows lose what was typed into them. The swipe you have begun closes. Changes fade instead of moving, the list jumps, and a selection does not hold. With a large list the screen is slow, because every row is built again for every small change.

## Why

`ForEach` and `List` recognise a row by its `id`. The same id is the same row, and its state and position stay. An id that was not there before is a new row, and one that is missing is a row that went away.

A computed `id` that makes a value gives a different answer to each question. One that is made of something editable gives another answer after each edit. And `let id = UUID()` gives one answer for each *value* you make: if `body` makes the values, each pass has new ones.

## The mistake

The id is computed:

```swift bad
import SwiftUI

struct Seedling: Identifiable {
  var name: String
  var id: UUID { UUID() }  // expect: unstable-identifiable-id warning `id`
}

struct SeedlingList: View {
  @State private var seedlings = [Seedling(name: "Basil"), Seedling(name: "Chives")]

  var body: some View {
    List(seedlings) { seedling in Text(seedling.name) }
  }
}
```

A fallback is computed too. Each reader without a card is another person on each pass:

```swift bad
import SwiftUI

struct Reader: Identifiable {
  let cardNumber: String?
  let name: String
  var id: String { cardNumber ?? UUID().uuidString }  // expect: unstable-identifiable-id warning `id`
}

struct ReaderList: View {
  let readers: [Reader]

  var body: some View {
    List(readers) { reader in Text(reader.name) }
  }
}
```

The id is stored, but the values are made while drawing:

```swift bad
import SwiftUI

struct ShelfRow: Identifiable {
  let id = UUID()
  let title: String
}

struct Shelf: View {
  let titles: [String]
  @State private var isSorted = false

  private var rows: [ShelfRow] {
    titles.map { ShelfRow(title: $0) }  // expect: unstable-identifiable-id warning `ShelfRow(title: $0)`
  }

  var body: some View {
    VStack {
      Toggle("Sorted", isOn: $isSorted)
      List(rows) { row in Text(row.title) }
    }
  }
}
```

The id is made of the very text that the row edits. Each letter is another id, and the new row has no keyboard:

```swift bad
import SwiftUI

struct Chore: Identifiable {
  var title: String
  var id: String { title }
}

struct ChoreList: View {
  @State private var chores = [Chore(title: "Water the ferns")]

  var body: some View {
    List($chores) { $chore in
      TextField("Title", text: $chore.title)  // expect: unstable-identifiable-id warning `$chore.title`
    }
  }
}
```

## The fix

### Something in the data is unique: that is the id

A number, a code, a path, a key from the server. It needs no storage, and it is the same tomorrow.

```swift good
import SwiftUI

struct Book: Identifiable {
  let callNumber: String
  let title: String
  var id: String { callNumber }
}

struct Shelf: View {
  let books: [Book]
  @State private var isSorted = false

  private var shown: [Book] {
    isSorted ? books.sorted { $0.title < $1.title } : books
  }

  var body: some View {
    VStack {
      Toggle("Sorted", isOn: $isSorted)
      List(shown) { book in Text(book.title) }
    }
  }
}
```

Several fields together can do the same: `"\(author)/\(title)"`. Two rows with the same id are another mistake, so the fields have to tell any two rows apart.

### Nothing is unique: store the id, and make the value once

`let id = UUID()` is right where the value is kept: in `@State`, in a model, in a database.

```swift good
import SwiftUI

struct Seedling: Identifiable {
  let id = UUID()
  var name: String
}

struct SeedlingList: View {
  @State private var seedlings = [Seedling(name: "Basil"), Seedling(name: "Chives")]

  var body: some View {
    List(seedlings) { seedling in Text(seedling.name) }
  }
}
```

For a `Decodable` type leave `id` out of its `CodingKeys`. The decoder then gives each decoded value an id of its own, and decoding in a model rather than in `body` keeps it. `id` also takes part in a synthesised `==`: two values with the same contents are no longer equal.

### The rows come from somewhere else: make them when that changes

The model builds the rows in the method that loads or changes them.

```swift good ios=17
import SwiftUI

struct ShelfRow: Identifiable {
  let id = UUID()
  let title: String
}

@Observable final class ShelfModel {
  private(set) var rows: [ShelfRow] = []

  func show(_ titles: [String]) {
    rows = titles.map { ShelfRow(title: $0) }
  }
}

struct Shelf: View {
  let titles: [String]
  @State private var model = ShelfModel()

  var body: some View {
    List(model.rows) { row in Text(row.title) }
      .onChange(of: titles, initial: true) { model.show(titles) }
  }
}
```

## When the code is right

A value that an action makes is made once, and then it is stored with its id.

```swift good
import SwiftUI

struct Errand: Identifiable {
  let id = UUID()
  var text: String
}

struct ErrandList: View {
  @State private var errands: [Errand] = []
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("Errand", text: $draft)
      Button("Add") { errands.append(Errand(text: draft)) }
      ForEach(errands) { errand in Text(errand.text) }
    }
  }
}
```

## Sources

- [Identifiable](https://developer.apple.com/documentation/swift/identifiable), Apple: how long an id is valid
- [ForEach](https://developer.apple.com/documentation/swiftui/foreach), Apple
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: stable and unique identifiers
- People who met it: [Rivulet 82](https://github.com/l984-451/Rivulet/pull/82), [KeyboardKit 376](https://github.com/KeyboardKit/KeyboardKit/issues/376)

"""#
    ),
    (
      id: "unstable-view-id",
      text: #"""
# unstable-view-id

A view gets an id that is new each time `body` runs. To SwiftUI it is another view each time.

**Symptom:** [resets](symptom-resets.md) · **Level:** warning · **Since:** iOS 13

## What you will see

The keyboard closes after each letter. The list jumps to the top when something is tapped. A spinner starts over, `.task` is cancelled and begins again, and changes fade where they used to move. The screen also gets slow, because everything below the id is thrown away and built again.

Often the line was a cure for something else: a view did not refresh, `.id(UUID())` made it refresh, and this is the price.

## Why

An id says *which* view this is. The same id on the next pass is the same view, and its state, focus and scroll position stay. Another id is another view. The old one goes away with everything it held, and the new one starts from the beginning.

`UUID()`, `Date()` and `.random(in:)` give another value each time they run, and `body` runs them each time it is asked.

## The mistake

```swift bad
import SwiftUI

struct GuestbookEntry: View {
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Welcome, \(name)")
      TextField("Your name", text: $name)
        .id(UUID())  // expect: unstable-view-id warning `UUID()`
    }
  }
}
```

Other modifiers compare a value with the one before. With a fresh value the answer is nearly always "changed", so they run on every pass:

```swift bad ios=17
import SwiftUI

struct FerryClock: View {
  @State private var passengers = 0

  var body: some View {
    VStack {
      Stepper("\(passengers) passengers", value: $passengers)
      Text("Next ferry")
        .animation(.default, value: Date())  // expect: unstable-view-id warning `Date()`
        .task(id: UUID()) { print("load the timetable") }  // expect: unstable-view-id warning `UUID()`
        .onChange(of: Int.random(in: 0...9)) { print("changed") }  // expect: unstable-view-id warning `Int.random(in: 0...9)`
    }
  }
}
```

The text that is being typed is no better as an id. It is another one after each letter, and the new text field has no focus:

```swift bad
import SwiftUI

struct LuggageTag: View {
  @State private var owner = ""

  var body: some View {
    TextField("Owner", text: $owner)
      .id(owner)  // expect: unstable-view-id warning `owner`
  }
}
```

A row is told apart by the key path of `ForEach`. Where that leads to a computed property, the property is asked on each pass:

```swift bad
import SwiftUI

struct Locker {
  var owner: String
  var ticket: UUID { UUID() }
}

struct LockerList: View {
  @State private var lockers = [Locker(owner: "Ada"), Locker(owner: "Grace")]

  var body: some View {
    ForEach(lockers, id: \.ticket) { locker in  // expect: unstable-view-id warning `\.ticket`
      Text(locker.owner)
    }
    Button("Swap") { lockers.reverse() }
  }
}
```

## The fix

### It has no purpose any more: delete it

A view that needs this line to refresh does not see its data change. The cause is on the page [never-updates](symptom-never-updates.md).

```swift good
import SwiftUI

struct GuestbookEntry: View {
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Welcome, \(name)")
      TextField("Your name", text: $name)
    }
  }
}
```

### It stands for a value: name that value

Say what the animation, the task or the identity depends on.

```swift good ios=17
import SwiftUI

struct FerryClock: View {
  @State private var passengers = 0

  var body: some View {
    VStack {
      Stepper("\(passengers) passengers", value: $passengers)
      Text("\(passengers) on board")
        .animation(.default, value: passengers)
        .task(id: passengers) { print("load the prices") }
        .onChange(of: passengers) { print("changed") }
    }
  }
}
```

## When the code is right

Starting over on purpose. The token is kept in `@State`, and only an action changes it. Between two taps it is the same, so the view stays.

```swift good
import SwiftUI

struct PuzzleBoard: View {
  @State private var round = UUID()

  var body: some View {
    VStack {
      SlidingTiles().id(round)
      Button("New puzzle") { round = UUID() }
    }
  }
}

struct SlidingTiles: View {
  @State private var moves = 0

  var body: some View { Button("\(moves) moves") { moves += 1 } }
}
```

What is computed from the time may stay the same for long. `.id(Calendar.current.startOfDay(for: Date()))` is another view once a day, and stlint says nothing about it.

Now and then somebody writes `.id(UUID())` on purpose, to stop an animation between two states. It does that. It also gives up the state of everything below, so it suits a view that has none. A comment right above the line says so to the next reader, and stlint then leaves a note instead of a warning.

## Sources

- [id(_:)](https://developer.apple.com/documentation/swiftui/view/id(_:)), Apple: when the id changes, the view's state is reset
- [animation(_:value:)](https://developer.apple.com/documentation/swiftui/view/animation(_:value:)) and [task(id:priority:_:)](https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)), Apple
- [Demystify SwiftUI](https://developer.apple.com/videos/play/wwdc2021/10022/), WWDC21: identity
- People who met it: [scout 654](https://github.com/kasianov-mikhail/scout/pull/654)

"""#
    ),
    (
      id: "untracked-observable-property",
      text: #"""
# untracked-observable-property

A view draws something from an `@Observable` object that Observation does not follow: an ignored property, a `static var`, or an answer taken from elsewhere.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 17

## What you will see

Most of the object works. One value stays as it was when the screen appeared. After a change of a neighbouring property it jumps to the present. Nothing in the view looks different from the lines that work.

## Why

`@Observable` follows the stored properties of an instance, one by one. While `body` runs, each tracked property that is read is written down. When one of those changes, `body` runs again.

What is not a tracked stored property leaves no trace:

- a property with `@ObservationIgnored`, since that is what the attribute says,
- a `static var`, which belongs to the class and not to the object,
- a computed property or a method that answers from `UserDefaults`, a global, or an object of a plain class.

A computed property that reads tracked ones is followed through them. It is not the `{ }` that matters but what stands inside.

## The mistake

An ignored property that is drawn:

```swift bad ios=17
import SwiftUI

@Observable final class Bookshelf {
  // expect: untracked-observable-property warning `@ObservationIgnored`
  @ObservationIgnored var titles: [String] = []
  func add() { titles.append("Emma") }
}

struct BookshelfView: View {
  @State private var shelf = Bookshelf()

  var body: some View {
    Button("\(shelf.titles.count) books") { shelf.add() }
  }
}
```

A getter over another store:

```swift bad ios=17
import SwiftUI

@Observable final class ReaderSettings {
  var theme: String {
    // expect: untracked-observable-property warning `UserDefaults.standard.string(forKey: "theme")`
    get { UserDefaults.standard.string(forKey: "theme") ?? "light" }
    set { UserDefaults.standard.set(newValue, forKey: "theme") }
  }
}

struct ThemeButton: View {
  let settings: ReaderSettings

  var body: some View {
    Button(settings.theme) { settings.theme = "dark" }
  }
}
```

An observable front with a plain class behind it:

```swift bad ios=17
import SwiftUI

final class RadioEngine {
  private(set) var station = "Jazz"
  func next() { station = "News" }
}

@Observable final class RadioModel {
  private let engine = RadioEngine()
  // expect: untracked-observable-property warning `engine.station`
  var station: String { engine.station }
  func next() { engine.next() }
}

struct RadioView: View {
  @State private var radio = RadioModel()

  var body: some View {
    Button(radio.station) { radio.next() }
  }
}
```

## The fix

### Keep the value in a tracked property

Read the other store once, then keep the value, and pass changes on in `didSet`.

```swift good ios=17
import SwiftUI

@Observable final class ReaderSettings {
  var theme = UserDefaults.standard.string(forKey: "theme") ?? "light" {
    didSet { UserDefaults.standard.set(theme, forKey: "theme") }
  }
}

struct ThemeButton: View {
  let settings: ReaderSettings

  var body: some View {
    Button(settings.theme) { settings.theme = "dark" }
  }
}
```

For an ignored property that is drawn, removing `@ObservationIgnored` is all. A `static var` moves into the instance, and the instance is shared.

### Make what stands behind it observable

```swift good ios=17
import SwiftUI

@Observable final class RadioEngine {
  private(set) var station = "Jazz"
  func next() { station = "News" }
}

@Observable final class RadioModel {
  private let engine = RadioEngine()
  var station: String { engine.station }
  func next() { engine.next() }
}

struct RadioView: View {
  @State private var radio = RadioModel()

  var body: some View {
    Button(radio.station) { radio.next() }
  }
}
```

### Take part by hand

Where the value has to stay elsewhere, the getter says that it is read and the setter that it changes. A change from another place (the Settings app, a second process) is still not seen.

```swift good ios=17
import SwiftUI

@Observable final class ReaderSettings {
  var theme: String {
    get {
      access(keyPath: \.theme)
      return UserDefaults.standard.string(forKey: "theme") ?? "light"
    }
    set {
      withMutation(keyPath: \.theme) {
        UserDefaults.standard.set(newValue, forKey: "theme")
      }
    }
  }
}

struct ThemeButton: View {
  let settings: ReaderSettings

  var body: some View {
    Button(settings.theme) { settings.theme = "dark" }
  }
}
```

## When the code is right

`@ObservationIgnored` is right for what is not drawn: services, caches, running tasks, `lazy` helpers. A cache that a getter fills while it answers is fine as well, when the answer depends on tracked properties.

```swift good ios=17
import SwiftUI

@Observable final class WordList {
  var words = ["oak", "elm"]
  @ObservationIgnored private var lengths: [String: Int] = [:]

  func length(of word: String) -> Int {
    if let known = lengths[word] { return known }
    let length = word.count
    lengths[word] = length
    return length
  }
}

struct WordListView: View {
  @State private var list = WordList()

  var body: some View {
    VStack {
      Text(list.words.map { "\($0): \(list.length(of: $0))" }.joined(separator: "\n"))
      Button("Only conifers") { list.words = ["fir", "larch"] }
    }
  }
}
```

A getter that also reads a tracked property gives no finding: it is drawn again whenever that one changes, and often that is enough. stlint follows computed properties three levels deep and does not see into other modules.

## Sources

- [ObservationIgnored()](https://developer.apple.com/documentation/observation/observationignored()), Apple
- [Observable()](https://developer.apple.com/documentation/observation/observable()), Apple
- [SE-0395: Observation](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md), Swift Evolution: `access` and `withMutation`
- Measured with Swift 6.3: a read through ignored storage or through a plain class is not tracked
- People who met it: [passepartout 1685](https://github.com/partout-io/passepartout/issues/1685), [tigerduck-app 56](https://github.com/tigerduck-app/tigerduck-app/pull/56)

"""#
    ),
    (
      id: "untracked-source-in-body",
      text: #"""
# untracked-source-in-body

`body` reads a value from a place that announces no changes. The value changes there, and the screen keeps the old one.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** warning · **Since:** iOS 13

## What you will see

A name is saved in the settings, and the greeting keeps the old one. Leave the screen and come back, or turn the phone, and the new name is there. Sometimes it is right at once. Then something else on the screen changed too, and `body` ran for that.

## Why

SwiftUI runs `body` again when something changes that it watches: `@State`, a binding, the environment, an observed object, a value from the parent. It notices the reads of these and of nothing else.

`UserDefaults.standard.string(forKey:)` is a function call like any other. It answers with today's value, and nobody tells the view when tomorrow's comes. The same is true of a global `var`, of a `static var`, and of a member of a plain shared object.

## The mistake

```swift bad
import SwiftUI

struct Welcome: View {
  var body: some View {
    Text("Hello, \(UserDefaults.standard.string(forKey: "nickname") ?? "you")")  // expect: untracked-source-in-body warning `UserDefaults.standard.string(forKey: "nickname")`
  }
}

struct NicknameForm: View {
  @State private var draft = ""

  var body: some View {
    TextField("Nickname", text: $draft)
      .onSubmit { UserDefaults.standard.set(draft, forKey: "nickname") }
  }
}
```

A `static var` is as quiet. This one is a note:

```swift bad
import SwiftUI

@MainActor enum Workshop {
  static var openOrders = 0
}

struct OrderBadge: View {
  var body: some View {
    Text("\(Workshop.openOrders) open")  // expect: untracked-source-in-body note `Workshop.openOrders`
  }
}

struct OrderForm: View {
  var body: some View {
    Button("Order") { Workshop.openOrders += 1 }
  }
}
```

## The fix

### A setting in `UserDefaults`: `@AppStorage`, from iOS 14

It reads and writes the same key, and it redraws the view when the key changes, whoever writes it. The value on the right is used while the key is absent. It is not written anywhere.

```swift good
import SwiftUI

struct Welcome: View {
  @AppStorage("nickname") private var nickname = "you"

  var body: some View {
    Text("Hello, \(nickname)")
  }
}

struct NicknameForm: View {
  @AppStorage("nickname") private var nickname = "you"

  var body: some View {
    TextField("Nickname", text: $nickname)
  }
}
```

For another suite: `@AppStorage("nickname", store: UserDefaults(suiteName: "group.choir"))`.

### A value that the app keeps: an observable model

On iOS 17 and later a shared object can stay shared. With `@Observable` the read in `body` is noticed, also through `shared`.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Workshop {
  static let shared = Workshop()
  var openOrders = 0
}

struct OrderBadge: View {
  var body: some View {
    Text("\(Workshop.shared.openOrders) open")
  }
}

struct OrderForm: View {
  var body: some View {
    Button("Order") { Workshop.shared.openOrders += 1 }
  }
}
```

Before iOS 17, make it an `ObservableObject` with `@Published`, and observe it in each view that shows it.

### Only this view needs it: `@State`

A number that one screen counts does not have to be global.

## When the code is right

A value that never changes has nothing to announce: constants, `Bundle.main`, a table that is filled once at launch. stlint speaks of a global, a static or a shared object only where it sees code that writes it later.

Reading in an action is right too. The action asks at the moment of the tap, and the answer is fresh.

```swift good
import SwiftUI

struct InviteButton: View {
  var body: some View {
    Button("Invite") {
      let name = UserDefaults.standard.string(forKey: "nickname") ?? "A friend"
      print("\(name) invites you")
    }
  }
}
```

And a setting that is read once, as the start of something the view then changes by itself, belongs in the default of a `@State`.

## Sources

- [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage), Apple: it invalidates the view when the value changes in `UserDefaults`
- [Managing model data in your app](https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app), Apple: what `body` has to read to be followed
- [UserDefaults](https://developer.apple.com/documentation/foundation/userdefaults), Apple

"""#
    ),
    (
      id: "whole-model-read",
      text: #"""
# whole-model-read

A row gets the whole model and its own place in it. It depends on all elements, so one edited row evaluates them all.

**Symptom:** [redraws-everything](symptom-redraws-everything.md) · **Level:** note · **Since:** iOS 17 · **Group:** advice

This note is advice and off by default: `stlint --enable whole-model-read` turns it on.

## What you will see

Ticking one box evaluates all rows on screen. The more rows, the slower each tap.

## Why

`@Observable` follows properties, and `model.tasks` is one property. A row that reads `model.tasks[index]` has read `tasks`. SwiftUI does not know that it looked at one element only, so every change of the array evaluates every row.

A row that gets its element is compared with what it got before. Only the row whose element differs is evaluated.

There is a second danger. Between the removal of an element and the end of its row, `index` can point behind the end of the array, and the app stops.

## The mistake

```swift bad ios=17
import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

@MainActor @Observable final class Household {
  var chores: [Chore] = []
}

struct ChoreRow: View {
  let household: Household
  let index: Int

  var body: some View {
    Text(household.chores[index].title)  // expect: whole-model-read note `household.chores[index]`
  }
}

struct ChoreList: View {
  let household: Household

  var body: some View {
    List(Array(household.chores.enumerated()), id: \.element.id) { index, _ in
      ChoreRow(household: household, index: index)
    }
  }
}
```

## The fix

Pass the element. For a control, pass a binding to it.

```swift good ios=17
import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

@MainActor @Observable final class Household {
  var chores: [Chore] = []
}

struct ChoreRow: View {
  @Binding var chore: Chore

  var body: some View { Toggle(chore.title, isOn: $chore.isDone) }
}

struct ChoreList: View {
  @Bindable var household: Household

  var body: some View {
    List($household.chores) { $chore in
      ChoreRow(chore: $chore)
    }
  }
}
```

Where the elements are `@Observable` classes themselves, the row takes the object, and only the row of the changed object is evaluated.

## When the code is right

A screen that shows one element is evaluated once for each change, which is no matter. stlint speaks only of rows. It is silent for arrays that never change.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Household {
  let rooms = ["Kitchen", "Hall"]
  var chores = 0
}

struct RoomLabel: View {
  let household: Household
  let index: Int

  var body: some View { Text(household.rooms[index]) }
}
```

## Sources

- [Demystify SwiftUI performance](https://developer.apple.com/videos/play/wwdc2023/10160/), WWDC23: dependencies of rows
- That a row takes its element is said in Apple's agent guidance of Xcode 27 ([a public copy](https://github.com/ronnyf/SwiftUI-Agent-Skill))
- That reading one element depends on the whole array is measured with Swift 6.3

"""#
    ),
    (
      id: "withobservationtracking-one-shot",
      text: #"""
# withobservationtracking-one-shot

`withObservationTracking` reports one change and is then done. Nothing asks for the next one here.

**Symptom:** [never-updates](symptom-never-updates.md) · **Level:** note · **Since:** iOS 17 · **Group:** advice

This note is advice and off by default: `stlint --enable withobservationtracking-one-shot` turns it on.

## What you will see

The first change is noticed, and all later ones are not. A counter in a UIKit label goes from 0 to 1 and stays there.

## Why

`withObservationTracking` runs its first closure and notes which properties it reads. As soon as one of them is about to change, `onChange` is called, once, and the notes are thrown away. SwiftUI does the same with `body`, and starts again each time `body` runs.

Two more things surprise: `onChange` runs *before* the change, so the property still has its old value in it, and it runs on the thread that makes the change.

## The mistake

```swift bad ios=17
import SwiftUI

@MainActor @Observable final class Odometer {
  var meters = 0
}

@MainActor final class OdometerLabel {
  private let odometer: Odometer
  private var text = ""

  init(odometer: Odometer) { self.odometer = odometer }

  func follow() {
    // expect: withobservationtracking-one-shot note `withObservationTracking`
    withObservationTracking {
      text = "\(odometer.meters) m"
    } onChange: {
      print("The meters change")
    }
  }
}
```

## The fix

Ask again from `onChange`, after the change: in a task, because the value is still the old one.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Odometer {
  var meters = 0
}

@MainActor final class OdometerLabel {
  private let odometer: Odometer
  private var text = ""

  init(odometer: Odometer) { self.odometer = odometer }

  func follow() {
    withObservationTracking {
      text = "\(odometer.meters) m"
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }
}
```

From iOS 26 (Swift 6.2) on there is a sequence of all values: `for await meters in Observations({ odometer.meters }) { … }`.

**In a view** none of this is needed. Read the property in `body`, or watch it with `.onChange(of:)`.

## When the code is right

One change can be all that is wanted: to wake up a continuation once, to mark something as dirty. stlint is silent where `onChange` resumes a continuation, and where it calls the function again that it stands in.

```swift good ios=17
import SwiftUI

@MainActor @Observable final class Gate {
  var isOpen = false

  func waitForChange() async {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = isOpen
      } onChange: {
        continuation.resume()
      }
    }
  }
}
```

## Sources

- [withObservationTracking(_:onChange:)](https://developer.apple.com/documentation/observation/withobservationtracking(_:onchange:)), Apple
- [SE-0395: Observation](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md) and [SE-0475: Transactional Observation of Values](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0475-observed.md), Swift Evolution
- That `onChange` runs once, before the change, is measured with Swift 6.3

"""#
    ),
  ]

  /// The page of a rule or symptom; nil when there is none.
  public static func text(of id: String) -> String? {
    all.first { $0.id == id }?.text
  }
}

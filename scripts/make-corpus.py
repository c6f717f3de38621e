#!/usr/bin/env python3
"""Writes a corpus of SwiftUI code to measure with: always the same for the same arguments.

    scripts/make-corpus.py FOLDER [FILES [MEGABYTES]]

It is quiet code with a mistake here and there, as real code is: models, services, views, extensions,
tests; half of the files are below two or three kilobytes, a few have hundreds. FILES is 20000 and
MEGABYTES 100 where nobody says otherwise; for fewer FILES alone it is 5 KB for each.
"""
import pathlib
import random
import sys

THINGS = """Account Address Album Answer Archive Article Badge Basket Book Bookmark Budget Card Category
Chapter Channel City Class Coach Comment Contact Country Course Customer Device Dish Draft Driver Event
Exercise Expense Folder Friend Game Garden Goal Group Guest Habit Hotel Image Invoice Item Journey Label
Lamp Lesson Letter Level List Loan Map Meal Member Message Mood Movie Note Offer Order Owner Page Parcel
Payment Person Photo Place Plan Player Podcast Post Price Product Profile Project Question Quote Recipe
Record Reminder Report Review Reward Ride Room Route Score Season Seat Sensor Session Shelf Shop Song
Station Step Story Student Subscription Survey Table Tag Task Team Ticket Timer Topic Track Trip Unit
User Vehicle Visit Voucher Wallet Weather Week Widget Workout Zone""".split()
PARTS = """Amount Author Body Caption City Code Colour Comment Count Date Detail Distance Duration Email
End Height Hint Icon Index Kind Label Language Length Limit Link Mark Name Note Number Owner Phase Place
Position Price Progress Rank Rate Reason Score Size Source Start State Street Subtitle Summary Symbol
Text Time Title Total Unit Value Version Weight Width Year Zone""".split()
KINDS = [
    ("Int", "0"), ("String", '""'), ("Double", "0"), ("Bool", "false"), ("[String]", "[]"),
    ("String?", "nil"), ("Date?", "nil"), ("[Int]", "[]")]
WORDS = """all any are before below blue brings change comes day each early end ends every first full
gives goes half has here holds keeps known late less list long made makes more most name need new next
none note old one open other over own part place plain read right same saves seen several short shown
small some soon still takes text than then there those time until used way week when where while whole
with without word year""".split()
SYMBOLS = "star heart bell flag tray gear cart map clock book cloud moon bolt leaf house".split()


class Writer:
    """Writes one file after the other; what it draws depends on the number of the file alone."""

    def __init__(self, number):
        self.number = number
        self.dice = random.Random(number * 7919 + 17)
        self.lines = []
        self.size = 0
        self.taken = set()
        self.tag = "" if self.dice.random() < 0.5 else self.word(THINGS)

    def word(self, words):
        return words[int(self.dice.random() * len(words))]

    def chance(self, probability):
        return self.dice.random() < probability

    def add(self, text):
        self.lines.append(text)
        self.size += len(text) + 1

    def type_name(self, ending):
        """A name no other type of this file has; most are those of no other file either."""
        name = self.tag + self.word(THINGS) + ending
        while name in self.taken:
            name = self.word(THINGS) + name
        if self.chance(0.7):
            name += self.word(PARTS)
        if name in self.taken or self.chance(0.6):
            name += str(self.number) if name + str(self.number) not in self.taken else self.fresh()
        self.taken.add(name)
        return name

    def fresh(self):
        return f"{self.number}x{len(self.taken)}"

    def members(self, count):
        """Names of members, no two alike, with their types and first values."""
        found = {}
        while len(found) < count:
            first, second = self.word(PARTS), self.word(PARTS)
            name = first.lower() if self.chance(0.5) else first.lower() + second
            if name in found:
                name += str(len(found))
            found[name] = self.word(KINDS)
        return [(name, *kind) for name, kind in found.items()]

    def phrase(self, least=2, most=9):
        count = least + int(self.dice.random() * (most - least))
        return " ".join(self.word(WORDS) for _ in range(count))

    def sentence(self):
        return self.phrase(4, 13).capitalize() + "."

    def comment(self, indent=""):
        if self.chance(0.45):
            self.add(f"{indent}/// {self.sentence()}")

    # Parts of a file, each at the top level.

    def model(self):
        name = self.type_name("")
        self.comment()
        traits = self.word(["Identifiable", "Hashable", "Codable, Hashable", "Equatable", "Sendable"])
        self.add(f"struct {name}: {traits} {{")
        self.add("  let id: Int")
        for member, kind, first in self.members(2 + int(self.dice.random() * 7)):
            self.comment("  ")
            self.add(f"  var {member}: {kind} = {first}")
        if self.chance(0.5):
            self.add("")
            self.add("  enum CodingKeys: String, CodingKey {")
            self.add("    case id")
            self.add("  }")
        self.add("")
        self.add("  var isEmpty: Bool {")
        self.add(f'    "\\(id)".isEmpty || id < {int(self.dice.random() * 90)}')
        self.add("  }")
        self.add("}\n")

    def store(self):
        name = self.type_name("Store")
        members = self.members(2 + int(self.dice.random() * 4))
        isNew = self.chance(0.4)
        self.comment()
        if isNew:
            self.add("@MainActor")
            self.add("@Observable")
            self.add(f"final class {name} {{")
        else:
            self.add("@MainActor")
            self.add(f"final class {name}: ObservableObject {{")
        for member, kind, first in members:
            mark = "" if isNew else "@Published "
            self.add(f"  {mark}private(set) var {member}: {kind} = {first}")
        self.add(f"  private let limit = {int(self.dice.random() * 900)}")
        for member, kind, first in members:
            self.add("")
            self.comment("  ")
            title = member[0].upper() + member[1:]
            self.add(f"  func set{title}(_ value: {kind}) {{")
            self.add(f"    guard value != {member} else {{ return }}")
            self.add(f"    {member} = value")
            self.add("  }")
        self.add("}\n")

    def service(self):
        name = self.type_name("Service")
        self.comment()
        self.add(f"struct {name}: Sendable {{")
        self.add("  let base: URL")
        for member, kind, _ in self.members(1 + int(self.dice.random() * 5)):
            self.add("")
            self.comment("  ")
            self.add(f"  func {member}(for id: Int, retries: Int = 3) async throws -> {kind} {{")
            self.add(f'    var address = base.appendingPathComponent("{member}/\\(id)")')
            self.add("    for attempt in 0..<retries {")
            self.add("      do {")
            self.add("        let (data, _) = try await URLSession.shared.data(from: address)")
            self.add(f"        return try JSONDecoder().decode({kind.rstrip('?')}.self, from: data)")
            self.add("      } catch let error as URLError where attempt + 1 < retries {")
            self.add('        print("\\(error.code): \\(address.path)")')
            self.add("        address.appendPathComponent(String(attempt))")
            self.add("      }")
            self.add("    }")
            self.add("    throw URLError(.badServerResponse)")
            self.add("  }")
        self.add("}\n")

    def extension(self):
        base = self.word(["String", "Array", "Date", "Int", "Double", "Collection", "URL"])
        self.comment()
        self.add(f"extension {base} {{")
        for member, kind, first in self.members(1 + int(self.dice.random() * 4)):
            self.add(f"  /// {self.sentence()}")
            self.add(f"  var {member}{self.number}: {kind} {{")
            if self.chance(0.5):
                self.add(f"    let value: {kind} = {first}")
                self.add("    return value")
            else:
                self.add(f"    {first}")
            self.add("  }")
            self.add("")
        self.add("}\n")

    def enumeration(self):
        name = self.type_name("Kind")
        cases = self.members(3 + int(self.dice.random() * 7))
        self.comment()
        self.add(f"enum {name}: String, CaseIterable {{")
        for member, _, _ in cases:
            self.add(f"  case {member}")
        self.add("")
        self.add("  var title: String {")
        self.add("    switch self {")
        for member, _, _ in cases:
            self.add(f'    case .{member}: "{self.phrase()}"')
        self.add("    }")
        self.add("  }")
        self.add("}\n")

    def leaf(self, member, kind):
        """A view that shows a member, over one to six lines."""
        if kind == "[String]":
            self.add(f"        ForEach({member}, id: \\.count) {{ line in")
            self.add('          Text(line).font(.footnote).foregroundStyle(.secondary)')
            self.add("        }")
        elif kind == "Bool":
            self.add(f"        if {member} {{")
            self.add(f'          Label("{self.phrase(1, 4)}", systemImage: "{self.word(SYMBOLS)}")')
            self.add("            .padding(.vertical, 4)")
            self.add("        }")
        elif self.chance(0.5):
            self.add("        HStack(spacing: 8) {")
            self.add(f'          Image(systemName: "{self.word(SYMBOLS)}")')
            self.add(f'          Text("{self.phrase(1, 5)} \\({member}{self.described(kind)})")')
            self.add("            .font(.headline)")
            self.add("          Spacer()")
            self.add("        }")
        else:
            self.add(f'        Text("{self.phrase(1, 6)}: \\({member}{self.described(kind)})")')

    @staticmethod
    def described(kind):
        if kind == "Date?":
            return ".map(String.init(describing:)) ?? \"\""
        return ' ?? ""' if kind == "String?" else ".count" if kind == "[Int]" else ""

    def view(self):
        name = self.type_name("View")
        inputs = self.members(1 + int(self.dice.random() * 4))
        states = [
            ("is" + member[0].upper() + member[1:] + "Shown", "Bool", "false")
            for member, _, _ in self.members(int(self.dice.random() * 3))]
        self.comment()
        self.add(f"struct {name}: View {{")
        for member, kind, _ in inputs:
            self.add(f"  let {member}: {kind}")
        for member, kind, first in states:
            # One in forty is open to whoever makes the view.
            access = "" if self.chance(0.025) else "private "
            self.add(f"  @State {access}var {member} = {first}")
        isClosed = self.chance(0.3)
        if isClosed:
            self.add("  @Environment(\\.dismiss) private var dismiss")
        self.add("")
        self.add("  var body: some View {")
        self.add("    ScrollView {")
        self.add(f"      LazyVStack(alignment: .leading, spacing: {int(self.dice.random() * 20)}) {{")
        for member, kind, _ in inputs:
            self.leaf(member, kind)
        for member, _, _ in states:
            # One in sixty changes while it is drawn.
            if self.chance(0.016):
                self.add(f"        let _ = ({member} = true)")
            self.add(f'        Button("{self.phrase(1, 4)}") {{')
            self.add(f"          withAnimation {{ {member}.toggle() }}")
            self.add("        }")
            self.add("        .buttonStyle(.bordered)")
        if self.chance(0.7):
            self.add("        footer")
        else:
            self.add("        EmptyView()")
        # One in thirty asks for what it does not use.
        if isClosed and not self.chance(0.033):
            self.add('        Button("Close") { dismiss() }')
        self.add("      }")
        self.add("      .padding()")
        self.add("    }")
        self.add(f'    .navigationTitle("{self.phrase(1, 3)}")')
        for member, _, _ in states[:1]:
            self.add(f"    .sheet(isPresented: ${member}) {{")
            self.add(f'      Text("{self.phrase()}").presentationDetents([.medium])')
            self.add("    }")
        self.add("  }")
        self.add("")
        self.comment("  ")
        self.add("  private var footer: some View {")
        self.add("    VStack(spacing: 2) {")
        for _ in range(1 + int(self.dice.random() * 4)):
            self.add(f'      Text("{self.phrase()}")')
        self.add("    }")
        self.add(f"    .frame(maxWidth: .infinity, minHeight: {int(self.dice.random() * 200)})")
        self.add("  }")
        self.add("}\n")

    def screen(self):
        """A view with an object behind it, now and then one that it does not keep."""
        model = self.type_name("Model")
        name = self.type_name("Screen")
        members = self.members(1 + int(self.dice.random() * 3))
        self.add("@MainActor")
        self.add(f"final class {model}: ObservableObject {{")
        for member, kind, first in members:
            self.add(f"  @Published var {member}: {kind} = {first}")
        self.add("")
        self.add("  func refresh() async {")
        for member, _, first in members:
            self.add(f"    {member} = {first}")
        self.add("  }")
        self.add("}\n")
        wrapper = "@ObservedObject" if self.chance(0.03) else "@StateObject"
        self.comment()
        self.add(f"struct {name}: View {{")
        self.add(f"  {wrapper} private var model = {model}()")
        self.add("")
        self.add("  var body: some View {")
        self.add("    List {")
        self.add(f'      Section("{self.phrase(1, 3)}") {{')
        for member, kind, _ in members:
            self.add(f'        Text("\\(model.{member}{self.described(kind)})")')
        self.add("      }")
        self.add("    }")
        self.add("    .task { await model.refresh() }")
        self.add("    .refreshable { await model.refresh() }")
        self.add("  }")
        self.add("}\n")

    def test(self):
        name = self.type_name("Tests")
        self.add(f"final class {name}: XCTestCase {{")
        for member, kind, first in self.members(2 + int(self.dice.random() * 5)):
            title = member[0].upper() + member[1:]
            self.add(f"  func test{title}() throws {{")
            self.add(f"    let value: {kind} = {first}")
            self.add(f'    XCTAssertEqual("\\(value)", "{self.phrase(1, 3)}")')
            self.add("  }")
            self.add("")
        self.add("}\n")

    def text(self, size, kind):
        """A file of about so many bytes."""
        if self.chance(0.5):
            self.add(f"// {self.sentence()}\n//\n// {self.sentence()}\n")
        if kind == "Tests":
            self.add("import XCTest\n\n@testable import App\n")
        elif kind in ("Views", "Screens"):
            self.add("import SwiftUI\n")
        else:
            self.add("import Combine\nimport Foundation\nimport Observation\n")
        parts = {
            "Views": [self.view, self.view, self.view, self.enumeration],
            "Screens": [self.screen, self.view],
            "Models": [self.model, self.model, self.enumeration, self.store],
            "Services": [self.service, self.model],
            "Extensions": [self.extension],
            "Tests": [self.test],
        }[kind]
        while True:
            self.word(parts)()
            if self.size >= size:
                return "\n".join(self.lines)


def sizes(files, total):
    """How long each file is to be: a few are very long, and all together have `total` bytes."""
    dice = random.Random(files)
    drawn = [min(dice.lognormvariate(0, 1.3), 80) for _ in range(files)]
    scale = total / sum(drawn)
    return [int(size * scale) for size in drawn]


def main():
    if not 2 <= len(sys.argv) <= 4 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[1])
    files = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    total = int(float(sys.argv[3]) * 1_000_000) if len(sys.argv) > 3 else files * 5_000
    if root.exists() and any(root.iterdir()):
        sys.exit(f"{root} holds something already: name a new folder.")
    kinds = ["Views"] * 9 + ["Screens"] * 2 + ["Models"] * 4 + ["Services", "Extensions"] * 2 + ["Tests"]
    # What a file ends with makes it longer than it is to be, on average by half of a part.
    over, written = 0, 0
    for number, size in enumerate(sizes(files, total)):
        writer = Writer(number)
        kind = writer.word(kinds)
        text = writer.text(max(0, size - over), kind)
        over = max(0, over + len(text) - size) if size else over
        folder = root / f"Module{number // 400}"
        if number % 400 == 0:
            package(folder, number // 400)
        below = folder / ("Tests" if kind == "Tests" else "Sources") / "App" / kind
        if kind == "Tests":
            below = folder / "Tests" / "AppTests"
        below.mkdir(parents=True, exist_ok=True)
        (below / f"{kind.rstrip('s')}{number}.swift").write_text(text + "\n")
        written += len(text) + 1
    print(f"{files} files, {written / 1e6:.1f} MB in {root}")


def package(folder, number):
    folder.mkdir(parents=True)
    (folder / "Package.swift").write_text(f"""// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Module{number}",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "App"),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ]
)
""")


if __name__ == "__main__":
    main()

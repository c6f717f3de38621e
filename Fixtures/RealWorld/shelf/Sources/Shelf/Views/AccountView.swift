import SwiftUI

struct AccountView: View {
    let onSignIn: () -> Void

    @EnvironmentObject private var account: AccountStore

    var body: some View {
        NavigationStack {
            Form {
                if account.isSignedIn {
                    Section(header: Text("Member")) {
                        LabeledContent("Name", value: account.member.name)
                        LabeledContent("Email", value: account.member.email)
                        Toggle("Reminders", isOn: $account.member.wantsReminders)
                    }
                    Section {
                        Button("Sign Out", role: .destructive, action: account.signOut)
                    }
                } else {
                    Button("Sign In", action: onSignIn)
                }
                NavigationLink("Write to Us") {
                    ContactForm()
                }
            }
            .navigationTitle("Account")
        }
    }
}

/// Asks for a name and an address, and hands over both when they are good.
struct SignInView: View {
    let reason: String
    let onSignIn: (Member) -> Void

    @Environment(\.dismiss) private var dismiss

    @StateObject private var form = SignInForm()
    @FocusState private var focus: SignInForm.Field?

    var body: some View {
        NavigationStack {
            Form {
                Text(reason)
                ValidatedField("Name", text: $form.name, problem: form.problem(with: .name))
                    .focused($focus, equals: .name)
                    .textContentType(.name)
                ValidatedField("Email", text: $form.email, problem: form.problem(with: .email))
                    .focused($focus, equals: .email)
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
            }
            .onSubmit(advance)
            .onChange(of: focus) { [focus] newFocus in
                if let left = focus, left != newFocus {
                    form.markVisited(left)
                }
            }
            .navigationTitle("Sign In")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Sign In", action: signIn)
                        .disabled(!form.isValid)
                }
            }
        }
    }

    private func advance() {
        switch focus {
        case .name:
            focus = .email
        case .email, nil:
            focus = nil
            signIn()
        }
    }

    private func signIn() {
        guard form.isValid else { return }
        onSignIn(form.member)
    }
}

@MainActor
final class SignInForm: ObservableObject {
    enum Field: Hashable, CaseIterable {
        case name, email
    }

    @Published var name = ""
    @Published var email = ""
    @Published private var visited: Set<Field> = []

    var isValid: Bool {
        Field.allCases.allSatisfy { error(in: $0) == nil }
    }

    var member: Member {
        Member(name: name, email: email, wantsReminders: true)
    }

    func markVisited(_ field: Field) {
        visited.insert(field)
    }

    /// Says nothing about a field before the reader has been there.
    func problem(with field: Field) -> String? {
        visited.contains(field) ? error(in: field) : nil
    }

    private func error(in field: Field) -> String? {
        switch field {
        case .name:
            return name.isEmpty ? "A name is needed." : nil
        case .email:
            return email.contains("@") ? nil : "This is no address."
        }
    }
}

private struct ValidatedField: View {
    private let title: LocalizedStringKey
    private let problem: String?
    @Binding private var text: String

    init(_ title: LocalizedStringKey, text: Binding<String>, problem: String?) {
        self.title = title
        self.problem = problem
        _text = text
    }

    var body: some View {
        VStack(alignment: .leading) {
            TextField(title, text: $text)
            if let problem {
                Text(problem)
                    .font(.caption)
                    .foregroundColor(.red)
                    .transition(.opacity)
            }
        }
        .animation(.default, value: problem)
    }
}

struct SignInView_Previews: PreviewProvider {
    static var previews: some View {
        SignInView(reason: "Sign in to see the preview.") { _ in }
        AccountView(onSignIn: {})
            .environmentObject(AccountStore.preview)
    }
}

import SwiftUI

struct LoansView: View {
    @EnvironmentObject private var account: AccountStore

    @State private var sort = LoanSort.due
    @State private var renewing: Loan?
    @State private var today = Date()

    private let midnight = NotificationCenter.default.publisher(for: .NSCalendarDayChanged)

    enum LoanSort: String, CaseIterable, Identifiable {
        case due = "Due"
        case title = "Title"

        var id: String { rawValue }
    }

    var body: some View {
        NavigationStack {
            List {
                Picker("Sort by", selection: $sort) {
                    ForEach(LoanSort.allCases) { sort in
                        Text(sort.rawValue).tag(sort)
                    }
                }
                .pickerStyle(.segmented)
                ForEach(sortedLoans) { loan in
                    LoanRow(loan: loan, isOverdue: loan.isOverdue(on: today))
                        .contentShape(Rectangle())
                        .onTapGesture { renewing = loan }
                }
                .onDelete { offsets in
                    let doomed = offsets.map { sortedLoans[$0] }
                    doomed.forEach(account.giveBack)
                }
                if let lastError = account.lastError {
                    Text(lastError)
                        .foregroundColor(.red)
                }
            }
            .navigationTitle("Loans")
            .refreshable {
                await account.refresh()
            }
        }
        .sheet(item: $renewing) { loan in
            RenewView(loan: loan) {
                account.renew(loan)
                renewing = nil
            }
            .presentationDetents([.medium])
        }
        .onReceive(midnight.receive(on: RunLoop.main)) { _ in
            today = Date()
        }
    }

    private var sortedLoans: [Loan] {
        switch sort {
        case .due:
            return account.loans.sorted { $0.due < $1.due }
        case .title:
            return account.loans.sorted { $0.book.title < $1.book.title }
        }
    }
}

private struct LoanRow: View {
    let loan: Loan
    let isOverdue: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text(loan.book.title)
            Text(loan.due, style: .date)
                .foregroundColor(isOverdue ? .red : .secondary)
        }
    }
}

private struct RenewView: View {
    let loan: Loan
    let onRenew: () -> Void

    var body: some View {
        VStack(spacing: 20) {
            Text(loan.book.title)
                .font(.title2)
            Text("Renewed \(loan.renewals) times")
            Button("Renew for Two Weeks", action: onRenew)
                .disabled(loan.renewals >= 3)
        }
        .padding()
    }
}

struct LoansView_Previews: PreviewProvider {
    static var previews: some View {
        LoansView()
            .environmentObject(AccountStore.preview)
    }
}

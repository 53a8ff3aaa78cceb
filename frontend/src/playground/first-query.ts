/** What a newcomer to the playground sees: something that answers at once, and how to get further. */
export const FIRST_QUERY = `# Purser's GraphQL API. Every field is described in its docs: open the book.
# Sign in first: in the product, or by running DemoLogin here. Both use the same session.

query Hello {
  me {
    businessName
    accountType
  }
  subscriptionPlans {
    displayName
    monthlyPrice
  }
}

mutation DemoLogin {
  demoLogin {
    businessName
  }
}

query LastMonth {
  financialData(period: "last-month") {
    period { label }
    currency
    revenue
    expenses
    netProfit
    cashFlow
  }
}

mutation Ask {
  askQuestion(input: { query: "What are my top 3 revenue sources?" }) {
    response
    answer { plan { text } citations { date description amount } }
  }
}

subscription Files {
  fileChanged { fileName status progressPercent }
}
`;

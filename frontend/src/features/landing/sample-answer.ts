/** The example on the landing page: a question, its answer, and the payments that add up to it (kept so by a test). */
export const sampleAnswer = {
  question: 'How much did we spend on software last month?',
  total: '409.00',
  currency: 'USD',
  reading: ['Spend', 'Software Subscriptions', 'October 2026'],
  transactions: [
    { date: '2026-10-24', description: 'CLOUD HOSTING INC 8841', amount: '-268.50' },
    { date: '2026-10-11', description: 'PAYROLL APP MONTHLY', amount: '-92.00' },
    { date: '2026-10-03', description: 'TEAM CHAT SUBSCRIPTION', amount: '-48.50' },
  ],
} as const;

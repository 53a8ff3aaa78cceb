/** Three questions to the demo's sample company and what the product answered; a test adds the figures up. */
export interface AnswerLine {
  label: string;
  /** The day of a transaction. */
  day?: string;
  amount: string;
  /** Drawn as a bar beside its like. */
  isCompared?: true;
}

export interface DemoAnswer {
  /** Short enough for a tab. */
  tab: string;
  question: string;
  value: string;
  reading: readonly string[];
  evidence: string;
  lines: readonly AnswerLine[];
}

export const demoAnswers: readonly DemoAnswer[] = [
  {
    tab: 'Spending',
    question: 'How much did we spend on software last month?',
    value: '1669.70',
    reading: ['Expenses', 'Software Subscriptions', 'October 2026'],
    evidence: 'Added up from 9 transactions',
    lines: [
      { label: 'DROPBOX', day: '2026-10-17', amount: '-72.00' },
      { label: 'ZOOM.US', day: '2026-10-14', amount: '-47.97' },
      { label: 'NOTION LABS', day: '2026-10-09', amount: '-60.00' },
      { label: '6 more transactions', amount: '-1489.73' },
    ],
  },
  {
    tab: 'Revenue',
    question: 'What were our top 3 revenue sources last month?',
    value: '59879.64',
    reading: ['Revenue', 'by category', 'October 2026'],
    evidence: 'Added up from 11 transactions',
    lines: [
      { label: 'Project Income', amount: '30793.00', isCompared: true },
      { label: 'Consulting Income', amount: '23900.00', isCompared: true },
      { label: 'Sales - Online', amount: '5186.64', isCompared: true },
    ],
  },
  {
    tab: 'Profit',
    question: 'What was our profit last month?',
    value: '15530.60',
    reading: ['Net profit', 'October 2026'],
    evidence: 'Added up from 46 transactions',
    lines: [
      { label: 'Revenue', amount: '59879.64' },
      { label: 'Other income', amount: '218.78' },
      { label: 'Expenses', amount: '-44567.82' },
    ],
  },
];

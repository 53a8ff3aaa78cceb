/** Questions to start from: six about one file, eight about the whole ledger. */

export const FILE_QUESTIONS: readonly string[] = [
  'What was the total revenue in this file?',
  'What were the total expenses in this file?',
  'Which five expense categories are the largest?',
  'What was the net profit by month?',
  'Who are the top 5 vendors by spend?',
  'What was the biggest single expense?',
];

export const LEDGER_QUESTIONS: readonly string[] = [
  'What was our revenue last month?',
  'How do our expenses compare with last quarter?',
  'What are our top 3 revenue sources?',
  'Show me the cash flow trend for the last 6 months',
  'What is our burn rate?',
  'How many months of runway do we have?',
  'Which expenses increased the most?',
  'How has our gross margin developed?',
];

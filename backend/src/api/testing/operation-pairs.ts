/** Every GraphQL operation with its REST call, for the test that compares them. */
import { PASSWORD, PERSON } from './test-client.ts';

export interface Pair {
  readonly rest: (ids: Ids) => readonly [method: string, path: string, body?: unknown];
  /** GraphQL arguments; ids as strings. */
  readonly args?: (ids: Ids) => string;
  /** GraphQL answers `true` where REST has nothing to say. */
  readonly answersTrue?: true;
}
/** What has nothing to answer for an account of its own: both doors refuse alike. */
export const REFUSED_QUERIES: Readonly<Record<string, Pair>> = {
  quickBooksSummary: { rest: () => ['GET', '/quickbooks/summary'] },
  quickBooksTransactions: { rest: () => ['GET', '/quickbooks/transactions'] },
  quickBooksAccounts: { rest: () => ['GET', '/quickbooks/accounts'] },
};
/** What paid plans alone may ask: starters are refused, a paid account hears the same from both doors. */
export const PAID_QUERIES: Readonly<Record<string, Pair>> = {
  alerts: { rest: () => ['GET', '/alerts?status=open&limit=2'], args: () => 'status: "open", limit: 2' },
  alertScan: { rest: () => ['GET', '/alerts/scan'] },
  forecast: { rest: () => ['GET', '/forecast?months=4'], args: () => 'months: 4' },
  expectedItems: { rest: () => ['GET', '/expected-items'] },
  realtimeKpis: { rest: () => ['GET', '/kpis/realtime'] },
  scenarios: { rest: () => ['GET', '/scenarios?limit=2'], args: () => 'limit: 2' },
  scenario: { rest: ({ scenario }) => ['GET', `/scenarios/${scenario}`], args: ({ scenario }) => `id: "${scenario}"` },
  scenarioPreview: { rest: () => ['POST', '/scenarios/preview', { months: 3, levers: [ONE_OFF] }], args: () => `input: { months: 3, levers: [${literal(ONE_OFF)}] }` },
  scenarioReading: { rest: () => ['POST', '/scenarios/reading', { text: 'rent goes up 10 % from March 2099' }], args: () => 'text: "rent goes up 10 % from March 2099"' },
};
export interface Ids { file: string; duplicated: string; question: string; summary: string; report: string; transaction: string; rule: string; scenario: string; expected: string; email: string }

export const QUERIES: Readonly<Record<string, Pair>> = {
  me: { rest: () => ['GET', '/auth/me'] },
  sessions: { rest: () => ['GET', '/sessions?limit=2'], args: () => 'limit: 2' },
  files: { rest: () => ['GET', '/files?limit=2'], args: () => 'limit: 2' },
  file: { rest: ({ file }) => ['GET', `/files/${file}`], args: ({ file }) => `id: "${file}"` },
  fileProblems: { rest: ({ file }) => ['GET', `/files/${file}/problems?kind=rejected&offset=0`], args: ({ file }) => `id: "${file}", kind: "rejected", offset: 0` },
  fileCertificate: { rest: ({ file }) => ['GET', `/files/${file}/certificate`], args: ({ file }) => `id: "${file}"` },
  fileDuplicates: { rest: ({ duplicated }) => ['GET', `/files/${duplicated}/duplicates?limit=2`], args: ({ duplicated }) => `id: "${duplicated}", limit: 2` },
  fileReading: { rest: ({ file }) => ['GET', `/files/${file}/reading`], args: ({ file }) => `id: "${file}"` },
  fileReadingPreview: { rest: ({ file }) => ['POST', `/files/${file}/reading`, { sign: 'inverted', columns: [{ column: 3, role: 'ignored' }] }], args: ({ file }) => `id: "${file}", mapping: { sign: "inverted", columns: [{ column: 3, role: "ignored" }] }` },
  layouts: { rest: () => ['GET', '/layouts'] },
  transactions: { rest: () => ['GET', '/transactions?from=2026-01-01&limit=3'], args: () => 'filter: { from: "2026-01-01" }, limit: 3' },
  transactionTotals: { rest: () => ['GET', '/transactions/totals?direction=out&search=rent'], args: () => 'filter: { direction: "out", search: "rent" }' },
  transactionPosition: { rest: () => ['GET', '/transactions/position?date=2026-01-31'], args: () => 'date: "2026-01-31"' },
  transaction: { rest: ({ transaction }) => ['GET', `/transactions/${transaction}`], args: ({ transaction }) => `id: "${transaction}"` },
  counterparties: { rest: () => ['GET', '/counterparties?search=s&limit=2'], args: () => 'search: "s", limit: 2' },
  accounts: { rest: () => ['GET', '/accounts'] },
  twinAccounts: { rest: () => ['GET', '/accounts/twins'] },
  accountMergePreview: { rest: () => ['GET', '/accounts/1000/merge?intoId=1001'], args: () => 'id: "1000", intoId: "1001"' },
  categories: { rest: () => ['GET', '/categories'] },
  rules: { rest: () => ['GET', '/rules'] },
  matches: { rest: () => ['GET', '/matches?status=matched&limit=2'], args: () => 'status: "matched", limit: 2' },
  customerSubscriptions: { rest: () => ['GET', '/customer-subscriptions?limit=2'], args: () => 'limit: 2' },
  reviewItems: { rest: () => ['GET', '/review-items?limit=2'], args: () => 'limit: 2' },
  rulePreview: { rest: () => ['POST', '/rules/preview', RULE], args: () => `input: ${literal(RULE)}` },
  queries: { rest: ({ file }) => ['GET', `/queries?fileId=${file}`], args: ({ file }) => `fileId: "${file}"` },
  query: { rest: ({ question }) => ['GET', `/queries/${question}`], args: ({ question }) => `id: "${question}"` },
  queryProof: { rest: ({ question }) => ['GET', `/queries/${question}/proof`], args: ({ question }) => `id: "${question}"` },
  executiveSummaryProof: { rest: ({ summary }) => ['GET', `/executive-summaries/${summary}/proof`], args: ({ summary }) => `id: "${summary}"` },
  reportProof: { rest: ({ report }) => ['GET', `/reports/${report}/proof`], args: ({ report }) => `id: "${report}"` },
  suggestedQuestions: { rest: () => ['GET', '/queries/suggested'] },
  executiveSummary: { rest: ({ summary }) => ['GET', `/executive-summaries/${summary}`], args: ({ summary }) => `id: "${summary}"` },
  executiveSummaries: { rest: ({ file }) => ['GET', `/executive-summaries?fileId=${file}`], args: ({ file }) => `fileId: "${file}"` },
  reports: { rest: () => ['GET', '/reports?type=monthly'], args: () => 'type: "monthly"' },
  report: { rest: ({ report }) => ['GET', `/reports/${report}`], args: ({ report }) => `id: "${report}"` },
  reportTypes: { rest: () => ['GET', '/reports/types'] },
  insights: { rest: () => ['GET', '/insights'] },
  integrations: { rest: () => ['GET', '/integrations'] },
  financialData: { rest: () => ['GET', '/financial-data?period=last-month'], args: () => 'period: "last-month"' },
  financialComparison: { rest: () => ['GET', '/financial-data/comparison?period=last-month'], args: () => 'period: "last-month"' },
  topCounterparties: { rest: () => ['GET', '/financial-data/counterparties?from=2026-01-01&to=2026-01-31&limit=2'], args: () => 'from: "2026-01-01", to: "2026-01-31", limit: 2' },
  subscriptionPlans: { rest: () => ['GET', '/subscription/plans'] },
  currentSubscription: { rest: () => ['GET', '/subscription/current'] },
  subscriptionUsage: { rest: () => ['GET', '/subscription/usage'] },
};

const ONE_OFF = { kind: 'one-off', amount: '-20000.00', month: '2099-03' };
export const RULE = { match: 'description', pattern: 'rent', category: 'Travel' };
export const UNKNOWN = '01a1fb50-9c15-70b9-96c4-ac6cedd959f3';
const REVIEW = { decisions: [{ id: UNKNOWN, category: 'Travel', isAlways: false }] };
const EXPECTED = { name: 'New laptop', amount: '-1800.00', dueOn: '2199-01-01' };
const signUp = { ...PERSON, timeZone: 'Europe/Zurich' };
const profile = { firstName: 'Grace', businessName: 'Grace & Co', timeZone: 'America/New_York' };

/** In an order in which each finds what it needs. */
export const MUTATIONS: Readonly<Record<string, Pair>> = {
  signUp: { rest: ({ email }) => ['POST', '/auth/signup', { ...signUp, email }], args: ({ email }) => `input: ${literal({ ...signUp, email })}` },
  login: { rest: ({ email }) => ['POST', '/auth/login', { email, password: PASSWORD }], args: ({ email }) => `input: ${literal({ email, password: PASSWORD })}` },
  updateProfile: { rest: () => ['PATCH', '/account/profile', profile], args: () => `input: ${literal(profile)}` },
  updatePreferences: { rest: () => ['PATCH', '/account/preferences', { wantsMonthlyReports: false }], args: () => 'input: { wantsMonthlyReports: false }' },
  endSession: { rest: () => ['DELETE', `/sessions/${UNKNOWN}`], args: () => `id: "${UNKNOWN}"`, answersTrue: true },
  endOtherSessions: { rest: () => ['DELETE', '/sessions'], answersTrue: true },
  changePassword: { rest: () => ['POST', '/auth/password', { currentPassword: PASSWORD, newPassword: 'short' }], args: () => `input: ${literal({ currentPassword: PASSWORD, newPassword: 'short' })}` },
  requestPasswordReset: { rest: ({ email }) => ['POST', '/auth/password-resets', { email }], args: ({ email }) => `email: "${email}"`, answersTrue: true },
  resetPassword: { rest: () => ['PUT', '/auth/password', { token: 'forged', newPassword: 'quiet river stone' }], args: () => `input: ${literal({ token: 'forged', newPassword: 'quiet river stone' })}`, answersTrue: true },
  connectIntegration: { rest: () => ['POST', '/integrations/connect', { provider: 'stripe' }], args: () => 'provider: stripe' },
  changeSubscription: { rest: () => ['POST', '/subscription/change', { planName: 'pro', billingType: 'yearly' }], args: () => 'input: { planName: "pro", billingType: yearly }' },
  refreshSubscription: { rest: () => ['POST', '/subscription/refresh'] },
  openBillingPortal: { rest: () => ['POST', '/subscription/portal'] },
  syncIntegration: { rest: () => ['POST', `/integrations/${UNKNOWN}/sync`], args: () => `id: "${UNKNOWN}"` },
  disconnectIntegration: { rest: () => ['DELETE', `/integrations/${UNKNOWN}`], args: () => `id: "${UNKNOWN}"`, answersTrue: true },
  askQuestion: { rest: ({ file }) => ['POST', '/queries', { query: 'What was my revenue?', fileId: file }], args: ({ file }) => `input: { query: "What was my revenue?", fileId: "${file}" }` },
  createExecutiveSummary: { rest: ({ file }) => ['POST', '/executive-summaries', { fileId: file }], args: ({ file }) => `input: { fileId: "${file}" }` },
  createReport: { rest: () => ['POST', '/reports', { title: 'January', type: 'monthly' }], args: () => 'input: { title: "January", type: "monthly" }' },
  createScenario: { rest: () => ['POST', '/scenarios', { name: 'A van', levers: [ONE_OFF] }], args: () => `input: { name: "A van", levers: [${literal(ONE_OFF)}] }` },
  updateScenario: { rest: ({ scenario }) => ['PUT', `/scenarios/${scenario}`, { name: 'A lorry', openingBalance: '9000.00' }], args: ({ scenario }) => `id: "${scenario}", input: { name: "A lorry", openingBalance: "9000.00" }` },
  duplicateScenario: { rest: ({ scenario }) => ['POST', `/scenarios/${scenario}/duplicate`], args: ({ scenario }) => `id: "${scenario}"` },
  deleteScenario: { rest: ({ scenario }) => ['DELETE', `/scenarios/${scenario}`], args: ({ scenario }) => `id: "${scenario}"`, answersTrue: true },
  restoreScenario: { rest: ({ scenario }) => ['POST', `/scenarios/${scenario}/restore`], args: ({ scenario }) => `id: "${scenario}"` },
  createCategory: { rest: () => ['POST', '/categories', { name: 'Flour', kind: 'cogs' }], args: () => 'input: { name: "Flour", kind: "cogs" }' },
  categorizeTransactions: {
    rest: ({ transaction }) => ['PATCH', '/transactions', { transactionIds: [transaction], category: 'flour' }],
    args: ({ transaction }) => `input: { transactionIds: ["${transaction}"], category: "flour" }`,
  },
  createRule: { rest: () => ['POST', '/rules', RULE], args: () => `input: ${literal(RULE)}` },
  deleteRule: { rest: ({ rule }) => ['DELETE', `/rules/${rule}`], args: ({ rule }) => `id: "${rule}"`, answersTrue: true },
  restoreRule: { rest: ({ rule }) => ['POST', `/rules/${rule}/restore`], args: ({ rule }) => `id: "${rule}"` },
  createExpectedItem: { rest: () => ['POST', '/expected-items', EXPECTED], args: () => `input: ${literal(EXPECTED)}` },
  changeExpectedItem: { rest: ({ expected }) => ['PATCH', `/expected-items/${expected}`, { amount: '-5.00' }], args: ({ expected }) => `id: "${expected}", input: { amount: "-5.00" }` },
  deleteExpectedItem: { rest: ({ expected }) => ['DELETE', `/expected-items/${expected}`], args: ({ expected }) => `id: "${expected}"`, answersTrue: true },
  decideReviewItems: { rest: () => ['POST', '/review-items/decisions', REVIEW], args: () => `input: { decisions: [{ id: "${UNKNOWN}", category: "Travel", isAlways: false }] }` },
  undoReviewDecision: { rest: () => ['DELETE', `/review-items/decisions/${UNKNOWN}`], args: () => `id: "${UNKNOWN}"`, answersTrue: true },
  undoMatch: { rest: () => ['POST', `/matches/${UNKNOWN}/undo`], args: () => `id: "${UNKNOWN}"` },
  updateAlert: { rest: () => ['PATCH', `/alerts/${UNKNOWN}`, { status: 'dismissed' }], args: () => `id: "${UNKNOWN}", input: { status: "dismissed" }` },
  redoMatch: { rest: () => ['POST', `/matches/${UNKNOWN}/redo`], args: () => `id: "${UNKNOWN}"` },
  updateAccount: {
    rest: () => ['PATCH', '/accounts/1000', { name: 'Main account', openingBalance: '12.50', openingDate: '2026-01-01' }],
    args: () => 'id: "1000", input: { name: "Main account", openingBalance: "12.50", openingDate: "2026-01-01" }',
  },
  mergeAccounts: { rest: () => ['POST', '/accounts/1000/merge', { intoId: '1000' }], args: () => 'id: "1000", intoId: "1000"' },
  setKpiTarget: { rest: () => ['PUT', '/kpis/gross-margin/target', { value: '40' }], args: () => 'id: "gross-margin", input: { value: "40" }' },
  removeKpiTarget: { rest: () => ['DELETE', '/kpis/gross-margin/target'], args: () => 'id: "gross-margin"', answersTrue: true },
  deleteQuestion: { rest: ({ question }) => ['DELETE', `/queries/${question}`], args: ({ question }) => `id: "${question}"`, answersTrue: true },
  restoreQuestion: { rest: ({ question }) => ['POST', `/queries/${question}/restore`], args: ({ question }) => `id: "${question}"` },
  deleteExecutiveSummary: { rest: ({ summary }) => ['DELETE', `/executive-summaries/${summary}`], args: ({ summary }) => `id: "${summary}"`, answersTrue: true },
  restoreExecutiveSummary: { rest: ({ summary }) => ['POST', `/executive-summaries/${summary}/restore`], args: ({ summary }) => `id: "${summary}"` },
  deleteReport: { rest: ({ report }) => ['DELETE', `/reports/${report}`], args: ({ report }) => `id: "${report}"`, answersTrue: true },
  restoreReport: { rest: ({ report }) => ['POST', `/reports/${report}/restore`], args: ({ report }) => `id: "${report}"` },
  answerFile: { rest: ({ file }) => ['POST', `/files/${file}/answer`, { answer: 'day first' }], args: ({ file }) => `id: "${file}", answer: "day first"` },
  readFileAgain: { rest: ({ file }) => ['PUT', `/files/${file}/reading`, { currency: 'CHF' }], args: ({ file }) => `id: "${file}", mapping: { currency: "CHF" }` },
  forgetLayout: { rest: () => ['DELETE', `/layouts/${UNKNOWN}`], args: () => `id: "${UNKNOWN}"`, answersTrue: true },
  dismissInsight: { rest: () => ['POST', `/insights/${UNKNOWN}/dismiss`], args: () => `id: "${UNKNOWN}"` },
  restoreInsight: { rest: () => ['POST', `/insights/${UNKNOWN}/restore`], args: () => `id: "${UNKNOWN}"` },
  restoreLayout: { rest: () => ['POST', `/layouts/${UNKNOWN}/restore`], args: () => `id: "${UNKNOWN}"` },
  deleteFile: { rest: ({ file }) => ['DELETE', `/files/${file}`], args: ({ file }) => `id: "${file}"`, answersTrue: true },
  restoreFile: { rest: ({ file }) => ['POST', `/files/${file}/restore`], args: ({ file }) => `id: "${file}"` },
  importSampleStatement: { rest: () => ['POST', '/files/sample'] },
  deleteAccount: { rest: () => ['DELETE', '/account', { password: 'wrong' }], args: () => 'password: "wrong"', answersTrue: true },
  logout: { rest: () => ['POST', '/auth/logout'], answersTrue: true },
  demoLogin: { rest: () => ['POST', '/auth/demo'] },
};
/** A file comes as a stream of its own; `graphql-door.test.ts` and `import-doors.test.ts` compare it. */
export const COMPARED_ELSEWHERE = ['uploadFile', 'importStatement'];

function literal(input: Readonly<Record<string, string>>): string {
  return `{ ${Object.entries(input).map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')} }`;
}

/** Every address of the web client, in one place. */

/** Which rows of the ledger an address shows, and how: the fields of TransactionFilterInput and the order. */
export interface TransactionPlace {
  period?: string | null;
  from?: string | null;
  to?: string | null;
  fileId?: string | null;
  accountId?: string | null;
  category?: string | null;
  notCategories?: readonly string[] | null;
  kinds?: readonly string[] | null;
  counterparty?: string | null;
  notCounterparties?: readonly string[] | null;
  weekdays?: readonly number[] | null;
  search?: string | null;
  amountMin?: string | null;
  amountMax?: string | null;
  direction?: string | null;
  currency?: string | null;
  order?: string | null;
}

/** Names may hold commas, so that lists of them are JSON; the other lists are joined by commas. */
function searchOf(place: TransactionPlace): string {
  const set = Object.entries(place).filter(([, value]) => value != null && value !== '' && value.length > 0);
  return set.length === 0 ? '' : `?${new URLSearchParams(set.map(([name, value]) => [name, name.startsWith('not') ? JSON.stringify(value) : String(value)])).toString()}`;
}

export const paths = {
  landing: '/',
  landingSection: (section: 'home' | 'features' | 'how-it-works' | 'demo' | 'pricing') => `/#${section}`,
  /** The landing page, which says that the account is gone. */
  landingAfterDeletion: '/#account-deleted',
  login: '/login',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Straight into the demo. */
  demo: '/demo',
  dashboard: '/dashboard',
  /** The overview over a span of its own, such as a file's. */
  overviewOf: ({ from, to, currency }: { from: string; to: string; currency: string | null }) =>
    `/dashboard?${new URLSearchParams({ from, to, ...(currency ? { currency } : {}) }).toString()}`,
  /** The ledger's rows behind a figure, or all of them; takes the filter of the transactions query as it is. */
  transactions: (filter: TransactionPlace = {}) => `/dashboard/transactions${searchOf(filter)}`,
  /** The same rows as a CSV file. */
  transactionsCsv: (filter: TransactionPlace = {}) => `/api/transactions/export.csv${searchOf(filter)}`,
  /** Transactions whose category is uncertain, in the ledger. */
  review: '/dashboard/transactions?tab=review',
  /** Payments that two sources tell of, in the ledger. */
  matches: '/dashboard/transactions?tab=matches',
  /** Bank accounts with their balances, in the ledger. */
  accounts: '/dashboard/transactions?tab=accounts',
  analysis: '/dashboard/analysis',
  /** One file, with what can be asked about it. */
  file: (id: string) => `/dashboard/analysis?${new URLSearchParams({ step: 'analyze', file: id }).toString()}`,
  queries: '/dashboard/queries',
  reports: '/dashboard/reports',
  insights: '/dashboard/insights',
  anomalies: '/dashboard/anomalies',
  forecast: '/dashboard/forecast',
  scenarios: '/dashboard/scenarios',
  /** One scenario in the planner; `new` for one that is being made; others beside it in the chart. */
  scenario: (id: string, beside: readonly string[] = []) =>
    `/dashboard/scenarios?${new URLSearchParams({ scenario: id, ...(beside.length > 0 ? { beside: beside.join(',') } : {}) }).toString()}`,
  kpis: '/dashboard/kpis',
  integrations: '/dashboard/integrations',
  subscription: '/dashboard/subscription',
  settings: '/dashboard/settings',
  publicIntegrations: '/integrations',
  about: '/about',
  careers: '/careers',
  contact: '/contact',
  blog: '/blog',
  help: '/help',
  docs: '/docs',
  security: '/security',
  privacy: '/privacy',
  playground: '/playground',
  /** Everything of the account in one zip. */
  accountExport: '/api/account/export',
  /** The certificate of a file's import as a plain text. */
  certificateText: (fileId: string) => `/api/files/${encodeURIComponent(fileId)}/certificate?format=txt`,
  /** A scenario as a file, named after it. */
  scenarioDownload: (id: string, format: 'txt' | 'csv' | 'pdf' | 'xlsx') =>
    `/api/scenarios/${encodeURIComponent(id)}/download?format=${format}`,
  /** The file of a report; the server names it after the report's title. */
  reportDownload: (reportId: string, format: 'txt' | 'csv' | 'pdf' | 'xlsx') =>
    `/api/reports/${encodeURIComponent(reportId)}/download?format=${format}`,
} as const;

/** Every address of the web client, in one place. */
export const paths = {
  landing: '/',
  landingSection: (section: 'features' | 'how-it-works' | 'demo' | 'pricing') => `/#${section}`,
  login: '/login',
  signUp: '/signup',
  dashboard: '/dashboard',
  /** The overview over a span of its own, such as a file's. */
  overviewOf: ({ from, to, currency }: { from: string; to: string; currency: string | null }) =>
    `/dashboard?${new URLSearchParams({ from, to, ...(currency ? { currency } : {}) }).toString()}`,
  analysis: '/dashboard/analysis',
  queries: '/dashboard/queries',
  reports: '/dashboard/reports',
  insights: '/dashboard/insights',
  anomalies: '/dashboard/anomalies',
  forecast: '/dashboard/forecast',
  scenarios: '/dashboard/scenarios',
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
  /** The file of a report; the server names it after the report's title. */
  reportDownload: (reportId: string, format: 'txt' | 'csv' | 'pdf' | 'xlsx') =>
    `/api/reports/${encodeURIComponent(reportId)}/download?format=${format}`,
} as const;

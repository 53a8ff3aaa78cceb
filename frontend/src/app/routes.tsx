/** The table of contents: every address and the page that answers it. Pages are fetched when they are first visited. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { FullPageSpinner } from '../ui/FullPageSpinner.tsx';
import { EntranceLayout } from './layouts/EntranceLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { PageFailure } from './PageFailure.tsx';

type PageModule = Promise<{ default: ComponentType }>;

function page(load: () => PageModule): NonNullable<RouteObject['lazy']> {
  return async () => ({ Component: (await load()).default });
}

const notFound = page(() => import('../pages/NotFoundPage.tsx'));

const publicPages: RouteObject[] = [
  { path: '/', lazy: page(() => import('../pages/LandingPage.tsx')) },
  { path: '/integrations', lazy: page(() => import('../pages/PublicIntegrationsPage.tsx')) },
  { path: '/about', lazy: page(() => import('../pages/AboutPage.tsx')) },
  { path: '/careers', lazy: page(() => import('../pages/CareersPage.tsx')) },
  { path: '/contact', lazy: page(() => import('../pages/ContactPage.tsx')) },
  { path: '/blog', lazy: page(() => import('../pages/BlogPage.tsx')) },
  { path: '/help', lazy: page(() => import('../pages/HelpPage.tsx')) },
  { path: '/docs', lazy: page(() => import('../pages/DocsPage.tsx')) },
  { path: '/security', lazy: page(() => import('../pages/SecurityPage.tsx')) },
  { path: '/privacy', lazy: page(() => import('../pages/PrivacyPage.tsx')) },
  { path: '*', lazy: notFound },
];

const entrancePages: RouteObject[] = [
  { path: '/login', lazy: page(() => import('../pages/LoginPage.tsx')) },
  { path: '/signup', lazy: page(() => import('../pages/SignUpPage.tsx')) },
];

const overview = page(() => import('../pages/OverviewPage.tsx'));

const dashboardPages: RouteObject[] = [
  { index: true, lazy: overview },
  { path: 'analysis', lazy: page(() => import('../pages/AnalysisPage.tsx')) },
  { path: 'queries', lazy: page(() => import('../pages/QueriesPage.tsx')) },
  { path: 'reports', lazy: page(() => import('../pages/ReportsPage.tsx')) },
  { path: 'insights', lazy: page(() => import('../pages/InsightsPage.tsx')) },
  { path: 'anomalies', lazy: page(() => import('../pages/AlertsPage.tsx')) },
  { path: 'forecast', lazy: page(() => import('../pages/ForecastPage.tsx')) },
  { path: 'scenarios', lazy: page(() => import('../pages/ScenariosPage.tsx')) },
  { path: 'kpis', lazy: page(() => import('../pages/KpisPage.tsx')) },
  { path: 'integrations', lazy: page(() => import('../pages/IntegrationsPage.tsx')) },
  { path: 'subscription', lazy: page(() => import('../pages/SubscriptionPage.tsx')) },
  { path: 'settings', lazy: page(() => import('../pages/SettingsPage.tsx')) },
  // Any other view is the dashboard's home.
  { path: ':view', lazy: overview },
];

export const routes: RouteObject[] = [
  {
    errorElement: <PageFailure />,
    hydrateFallbackElement: <FullPageSpinner />,
    children: [
      { element: <EntranceLayout />, children: entrancePages },
      { path: '/dashboard', lazy: page(() => import('./layouts/DashboardLayout.tsx')), children: dashboardPages },
      { element: <PublicLayout />, children: publicPages },
    ],
  },
];

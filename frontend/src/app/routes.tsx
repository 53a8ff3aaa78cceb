/** The table of contents: every address of the product and the page that answers it. Pages are fetched when they are visited. */
import type { RouteObject } from 'react-router-dom';
import { VisitorsOnly } from '../features/sessions/VisitorsOnly.tsx';
import { EntranceLayout } from './layouts/EntranceLayout.tsx';
import { LeaveForServer } from './LeaveForServer.tsx';
import { page } from './page-route.tsx';

const entrancePages: RouteObject[] = [
  { path: '/login', ...page(() => import('../pages/LoginPage.tsx')) },
  { path: '/signup', ...page(() => import('../pages/SignUpPage.tsx')) },
  { path: '/forgot-password', ...page(() => import('../pages/ForgotPasswordPage.tsx')) },
];

const overview = page(() => import('../pages/OverviewPage.tsx'));

const dashboardPages: RouteObject[] = [
  { index: true, ...overview },
  { path: 'analysis', ...page(() => import('../pages/AnalysisPage.tsx')) },
  { path: 'transactions', ...page(() => import('../pages/LedgerPage.tsx')) },
  { path: 'queries', ...page(() => import('../pages/QueriesPage.tsx')) },
  { path: 'reports', ...page(() => import('../pages/ReportsPage.tsx')) },
  { path: 'insights', ...page(() => import('../pages/InsightsPage.tsx')) },
  { path: 'anomalies', ...page(() => import('../pages/AlertsPage.tsx')) },
  { path: 'forecast', ...page(() => import('../pages/ForecastPage.tsx')) },
  { path: 'scenarios', ...page(() => import('../pages/ScenariosPage.tsx')) },
  { path: 'kpis', ...page(() => import('../pages/KpisPage.tsx')) },
  { path: 'integrations', ...page(() => import('../pages/IntegrationsPage.tsx')) },
  { path: 'subscription', ...page(() => import('../pages/SubscriptionPage.tsx')) },
  { path: 'settings', ...page(() => import('../pages/SettingsPage.tsx')) },
  // Any other view is the dashboard's home.
  { path: ':view', ...overview },
];

export const routes: RouteObject[] = [
  {
    element: <EntranceLayout />,
    children: [
      { element: <VisitorsOnly />, children: entrancePages },
      // Also for somebody who is signed in: the link in the mail opens wherever it is clicked.
      { path: '/reset-password', ...page(() => import('../pages/ResetPasswordPage.tsx')) },
      { path: '/demo', ...page(() => import('../pages/DemoPage.tsx')) },
    ],
  },
  { path: '/dashboard', ...page(() => import('./layouts/DashboardLayout.tsx')), children: dashboardPages },
  // Everything else is the server's: the public pages and the page for nothing are not part of this program.
  { path: '*', element: <LeaveForServer /> },
];

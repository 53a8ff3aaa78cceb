/** The router in the browser's address bar. */
import { Suspense } from 'react';
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom';
import { useFirstScreenReplaced } from '../ui/first-screen.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFailure } from './PageFailure.tsx';
import { fetchPage } from './page-route.tsx';
import { PageOnItsWay } from './PageOnItsWay.tsx';
import { routes } from './routes.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useScrollPosition } from './use-scroll-position.ts';

// Layout and page at once, rather than one after the other.
fetchPage(routes, location.pathname);

function Pages() {
  const { pathname } = useLocation();
  useFirstScreenReplaced();
  useScrollPosition();
  useFetchAhead(routes);
  const matched = useRoutes(routes);
  return <PageBoundary address={pathname} failure={(onRetry) => <main><PageFailure onRetry={onRetry} /></main>}><Suspense fallback={<PageOnItsWay />}>{matched}</Suspense></PageBoundary>;
}

export function Router() {
  return <BrowserRouter><Pages /></BrowserRouter>;
}

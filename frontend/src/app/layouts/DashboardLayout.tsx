/** The dashboard: its frame, what keeps it current, and the page that was asked for; only for those who are signed in. */
import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, use } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useOverviewAhead } from '../../features/overview/use-overview-ahead.ts';
import { RequireSession } from '../../features/sessions/RequireSession.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { PageBoundary } from '../PageBoundary.tsx';
import { PageFailure } from '../PageFailure.tsx';
import { firstAnswersKept } from '../first-screen/first-answers.ts';
import { DashboardFrame } from './DashboardFrame.tsx';

const Followers = lazy(() => import('./Followers.tsx'));

export default function DashboardLayout() {
  const { cache } = useApolloClient();
  const { pathname } = useLocation();
  // Before anything asks.
  const isOverviewKnown = use(firstAnswersKept(cache));
  useOverviewAhead({ unless: isOverviewKnown });
  return (
    <RequireSession>
      <SkipLink />
      <Suspense fallback={null}><Followers /></Suspense>
      <DashboardFrame>
        <PageBoundary address={pathname} failure={(onRetry) => <PageFailure onRetry={onRetry} />}>
          <Suspense fallback={<CardsSkeleton what="the page" />}><Outlet /></Suspense>
        </PageBoundary>
      </DashboardFrame>
    </RequireSession>
  );
}

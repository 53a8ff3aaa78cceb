/** The key figures of the business by group, over a period of choice. */
import PrintIcon from '@mui/icons-material/PrintOutlined';
import SpeedIcon from '@mui/icons-material/SpeedOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRealtimeKpisQuery, type RealtimeKpisQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SelectSkeleton } from '../../ui/forms/SelectSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { printOne } from '../../ui/print-one.ts';
import { FigureCardsSkeleton } from '../../ui/skeletons.tsx';
import { figuresPurpose } from '../overview/overview-purpose.ts';
import { overviewVariables, useOverviewChoice } from '../overview/use-overview-choice.ts';
import { KPI_GROUPS } from './kpi-groups.ts';
import { KpiGroup, kpiGrid } from './KpiGroup.tsx';

/** After the page stands: the list behind a select weighs as much as the rest of the screen. */
const OverviewSelects = lazy(() => import('../overview/OverviewSelects.tsx'));
/** Fetched when somebody first asks how a figure was calculated. */
const KpiDrawer = lazy(async () => ({ default: (await import('./KpiDrawer.tsx')).KpiDrawer }));

type Board = RealtimeKpisQuery['realtimeKpis'];

function Groups({ board: { kpis, currency, period } }: { board: Board }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [lastId, setLastId] = useState<string | null>(null);
  const shown = kpis.find(({ id }) => id === lastId);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {KPI_GROUPS.map(({ name, title }) => (
          <KpiGroup
            key={name} title={title} currency={currency} period={period} kpis={kpis.filter(({ group }) => group === name)}
            onOpen={({ id }) => { setOpenId(id); setLastId(id); }}
          />
        ))}
      </Box>
      {shown ? <Suspense fallback={null}><KpiDrawer kpi={openId === null ? null : shown} shown={shown} currency={currency} onClose={() => setOpenId(null)} /></Suspense> : null}
    </>
  );
}

function NothingYet() {
  const action = <Button component={Link} to={paths.analysis} variant="contained">Upload a bank file</Button>;
  return <Card><EmptyState icon={<SpeedIcon />} title="No key figures yet" action={action}>Margins, burn, runway and what hangs on single customers stand here as soon as there are transactions.</EmptyState></Card>;
}

export function KpiDashboard() {
  const page = useRef<HTMLDivElement>(null);
  // A month that is over: the margin of three days says little.
  const { choice, choosePeriod, chooseCurrency } = useOverviewChoice('last-month');
  const { data, previousData, error, refetch } = useRealtimeKpisQuery({ variables: overviewVariables(choice) });
  const board = (data ?? previousData)?.realtimeKpis;

  function content() {
    if (error) return <ErrorState title="Your key figures could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    if (!board) return <Box sx={kpiGrid}><FigureCardsSkeleton count={9} what="key figures" /></Box>;
    if (board.entryCount === 0) return <NothingYet />;
    return (
      <>
        {board.notice ? <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>{board.notice}</Alert> : null}
        <Groups board={board} />
      </>
    );
  }

  return (
    <div ref={page}>
      <PageHeader
        title="KPI Dashboard"
        purpose={board && !error ? figuresPurpose(board) : 'The ratios that lenders and boards ask for'}
        actions={(
          <>
            <Button startIcon={<PrintIcon />} onClick={() => { if (page.current) printOne(page.current); }}>Print</Button>
            <Suspense fallback={<SelectSkeleton />}>
              <OverviewSelects currencies={board?.currencies ?? []} selected={board?.currency ?? ''} onChooseCurrency={chooseCurrency} choice={choice} onChoosePeriod={choosePeriod} />
            </Suspense>
          </>
        )}
      />
      <Box aria-busy={!data && !error}>{content()}</Box>
    </div>
  );
}

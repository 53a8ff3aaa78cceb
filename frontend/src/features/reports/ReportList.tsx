/** The reports of one type, newest first. */
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { useState } from 'react';
import { useReportsQuery, type ReportCard_ReportFragment } from '../../generated/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { useNextPage } from '../../ui/use-next-page.ts';
import { ReportCard } from './ReportCard.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const PAGE_SIZE = 20;

interface Props {
  type: { type: string; label: string };
  /** What the empty list says about getting the first report. */
  emptyAdvice: string;
}

export function ReportList({ type: { type, label }, emptyAdvice }: Props) {
  const [read, setRead] = useState<ReportCard_ReportFragment | null>(null);
  const { data, error, refetch, fetchMore } = useReportsQuery({ variables: { type, limit: PAGE_SIZE } });
  const reports = data?.reports;
  const nextPage = useNextPage(reports?.length ?? 0, PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { cursor: reports?.at(-1)?.id },
      updateQuery: (shown, { fetchMoreResult }) => ({ reports: [...shown.reports, ...fetchMoreResult.reports] }),
    });
    return more?.reports.length ?? 0;
  });

  function content() {
    if (error) return <ErrorState title="The reports could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    if (!reports) return <CardsSkeleton count={2} what="reports" />;
    if (reports.length === 0) {
      return <EmptyState title={`No ${label.replace(/ report$/i, '').toLowerCase()} reports yet`} icon={<DescriptionIcon />}>{emptyAdvice}</EmptyState>;
    }
    return (
      <>
        {reports.map((report) => <ReportCard key={report.id} report={report} typeLabel={label} onRead={() => setRead(report)} />)}
        <MoreButton page={nextPage} label="Show earlier reports" />
      </>
    );
  }

  return (
    <SectionCard title={/report$/i.test(label) ? `${label}s` : `${label} reports`}>
      {content()}
      <ReportDialog report={read} onClose={() => setRead(null)} />
    </SectionCard>
  );
}

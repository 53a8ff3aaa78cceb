/** The reports of one type, newest first. */
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { useReportsQuery } from '../../generated/graphql.ts';
import { DeletedNote } from '../../ui/deletions/DeletedNote.tsx';
import { withDeleted } from '../../ui/deletions/with-deleted.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { useNextPage } from '../../ui/use-next-page.ts';
import { ReportCard } from './ReportCard.tsx';
import { noReportsYet, reportsOfType } from './report-words.ts';
import { useDeleteReport } from './use-delete-report.ts';

const PAGE_SIZE = 20;

interface Props {
  type: { type: string; label: string };
  /** What the empty list says about getting the first report. */
  emptyAdvice: string;
  onRead: (id: string) => void;
}

export function ReportList({ type: { type, label }, emptyAdvice, onRead }: Props) {
  const { data, error, refetch, fetchMore } = useReportsQuery({ variables: { type, limit: PAGE_SIZE } });
  const deletions = useDeleteReport();
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
    return (
      <>
        {withDeleted(reports, deletions.deleted).map(({ item, deleted }) => (item
          ? <ReportCard key={item.id} report={item} typeLabel={label} deletions={deletions} onRead={() => onRead(item.id)} />
          : <DeletedNote key={deleted.id} item={deleted} deletions={deletions} />))}
        {reports.length === 0 ? <EmptyState title={noReportsYet(label)} icon={<DescriptionIcon />}>{emptyAdvice}</EmptyState> : null}
        <MoreButton page={nextPage} label="Show earlier reports" />
      </>
    );
  }

  return <SectionCard title={reportsOfType(label)}>{content()}</SectionCard>;
}

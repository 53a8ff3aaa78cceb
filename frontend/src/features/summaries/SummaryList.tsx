/** The executive summaries of one file, newest first. */
import SummarizeIcon from '@mui/icons-material/SummarizeOutlined';
import { useExecutiveSummariesQuery } from '../../generated/graphql.ts';
import { DeletedNote } from '../../ui/deletions/DeletedNote.tsx';
import { withDeleted } from '../../ui/deletions/with-deleted.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { useNextPage } from '../../ui/use-next-page.ts';
import { SummaryCard } from './SummaryCard.tsx';
import { useDeleteSummary } from './use-delete-summary.ts';

const PAGE_SIZE = 10;

export function SummaryList({ fileId }: { fileId: string }) {
  const { data, error, refetch, fetchMore } = useExecutiveSummariesQuery({ variables: { fileId, limit: PAGE_SIZE } });
  const deletions = useDeleteSummary();
  const summaries = data?.executiveSummaries;
  const nextPage = useNextPage(summaries?.length ?? 0, PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { cursor: summaries?.at(-1)?.id },
      updateQuery: (shown, { fetchMoreResult }) => ({ executiveSummaries: [...shown.executiveSummaries, ...fetchMoreResult.executiveSummaries] }),
    });
    return more?.executiveSummaries.length ?? 0;
  });

  function content() {
    if (error) return <ErrorState title="The summaries could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    if (!summaries) return <CardsSkeleton count={1} what="summaries" />;
    if (summaries.length === 0 && deletions.deleted.length === 0) {
      return (
        <EmptyState title="No executive summary yet" icon={<SummarizeIcon />}>
          One page for whoever decides: what came in, what went out, what drove it and what to do next.
        </EmptyState>
      );
    }
    return (
      <>
        {withDeleted(summaries, deletions.deleted).map(({ item, deleted }) => (item
          ? <SummaryCard key={item.id} summary={item} deletions={deletions} />
          : <DeletedNote key={deleted.id} item={deleted} deletions={deletions} />))}
        <MoreButton page={nextPage} label="Show earlier summaries" />
      </>
    );
  }

  return <SectionCard title="Executive summaries">{content()}</SectionCard>;
}

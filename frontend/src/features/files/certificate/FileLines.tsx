/** Lines of a file that were rejected, or rows that were mended: each with its reason and what stands there. */
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useCertificateLinesQuery, type CertificateLinesQuery } from '../../../generated/graphql.ts';
import { formatCount } from '../../../format/number.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { useNextPage } from '../../../ui/use-next-page.ts';
import { visibleText } from './visible-text.ts';

const PAGE_SIZE = 25;
/** What the server keeps of each kind. */
const MOST_KEPT = 1_000;

type Line = CertificateLinesQuery['fileProblems'][number];

const COLUMNS = [
  { key: 'line', header: 'Line', kind: 'figure', cell: ({ line }: Line) => formatCount(line) },
  {
    key: 'why', header: 'Reason, and what stands there', cell: ({ reason, raw }: Line) => (
      <>
        <span>{visibleText(reason)}</span>
        <Box component="code" sx={{ display: 'block', mt: 0.25, fontFamily: 'monospace', fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{visibleText(raw)}</Box>
      </>
    ),
  },
] as const;

export function FileLines({ fileId, kind, count }: { fileId: string; kind: 'rejected' | 'repaired'; count: number }) {
  const { data, error, refetch, fetchMore } = useCertificateLinesQuery({ variables: { id: fileId, kind, limit: PAGE_SIZE } });
  const lines = data?.fileProblems ?? [];
  const page = useNextPage(lines.length, PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { offset: lines.length },
      updateQuery: (shown, { fetchMoreResult }) => ({ fileProblems: [...shown.fileProblems, ...fetchMoreResult.fileProblems] }),
    });
    return more?.fileProblems.length ?? 0;
  });
  if (error) return <ErrorState title="The lines could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (!data) return <RowsSkeleton what="lines" />;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {kind === 'rejected' ? 'These lines are not in your figures.' : 'These rows are in your figures, read as their reason says.'}
        {count > MOST_KEPT ? ` The first ${formatCount(MOST_KEPT)} of ${formatCount(count)} are kept.` : ''}
      </Typography>
      <DataTable caption={kind === 'rejected' ? 'Rejected lines' : 'Mended rows'} columns={COLUMNS} rows={lines} rowKey={({ line }, index) => `${line} ${index}`} />
      <MoreButton page={page} label="Show more lines" />
    </Box>
  );
}

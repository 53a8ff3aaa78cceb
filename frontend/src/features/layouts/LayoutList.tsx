/** What is remembered about the reading of files: for which ones, what was said, when it was of use; each can be forgotten and taken back. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutsQuery, type LayoutRow_LayoutFragment } from '../../generated/graphql.ts';
import { formatDate } from '../../format/date.ts';
import { DeleteButton } from '../../ui/deletions/DeleteButton.tsx';
import { DeletedNote } from '../../ui/deletions/DeletedNote.tsx';
import type { Deletions } from '../../ui/deletions/use-deletions.ts';
import { withDeleted } from '../../ui/deletions/with-deleted.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { answersInWords, layoutName } from './layout-words.ts';
import { useForgetLayout } from './use-forget-layout.ts';

function LayoutRow({ layout, deletions }: { layout: LayoutRow_LayoutFragment; deletions: Deletions }) {
  const { id, fileName, saidAt, lastUsedAt, mapping } = layout;
  const name = layoutName(layout);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>{answersInWords(mapping)}</Typography>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {`Said on ${formatDate(saidAt)}${layout.account === null ? '' : ` about ${fileName}`} · ${lastUsedAt ? `last used ${formatDate(lastUsedAt)}` : 'not used since'}`}
        </Typography>
      </Box>
      <DeleteButton item={{ id, name }} deletions={deletions} />
    </Box>
  );
}

export function LayoutList() {
  const { data, previousData, error, refetch } = useLayoutsQuery({ fetchPolicy: 'cache-and-network' });
  const deletions = useForgetLayout();
  const layouts = (data ?? previousData)?.layouts;
  if (error && !layouts) return <ErrorState title="What is remembered could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (!layouts) return <RowsSkeleton count={2} what="what is remembered" />;
  // One that was spoken of again keeps its place, where its note stands once it is forgotten.
  const places = withDeleted([...layouts].sort((one, other) => (one.id < other.id ? 1 : -1)), deletions.deleted);
  if (places.length === 0) {
    return <Typography variant="body2" color="textSecondary">Nothing yet. When you answer a file's question or change how it is read, later files of the same layout and account are read alike; what you said is listed here.</Typography>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {places.map(({ item, deleted }) => (item ? <LayoutRow key={item.id} layout={item} deletions={deletions} /> : <li key={deleted.id}><DeletedNote item={deleted} deletions={deletions} /></li>))}
    </Box>
  );
}

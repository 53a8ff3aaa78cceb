/** Payments that two sources tell of: those that wait for the owner's word first, then all that were found. */
import CompareArrowsIcon from '@mui/icons-material/CompareArrows';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useMatchesQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { useNextPage } from '../../ui/use-next-page.ts';
import { MatchCard } from './MatchCard.tsx';

/** A match is read, not skimmed. */
const PAGE_SIZE = 10;

function useMatches(status: string) {
  const { data, previousData, error, refetch, fetchMore } = useMatchesQuery({ variables: { status, limit: PAGE_SIZE } });
  const matches = (data ?? previousData)?.matches;
  const page = useNextPage(matches?.length ?? 0, PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { cursor: matches?.at(-1)?.id },
      updateQuery: (shown, { fetchMoreResult }) => ({ matches: [...shown.matches, ...fetchMoreResult.matches] }),
    });
    return more?.matches.length ?? 0;
  });
  return { matches, page, error, refetch };
}

function Part({ title, subtitle, of: { matches = [], page } }: { title: string; subtitle: string; of: ReturnType<typeof useMatches> }) {
  if (matches.length === 0) return null;
  return (
    <SectionCard title={title} subtitle={subtitle}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>{matches.map((match) => <MatchCard key={match.id} match={match} />)}</Box>
      <MoreButton page={page} label="Show earlier ones" />
    </SectionCard>
  );
}

export function MatchesList() {
  const [proposed, matched, undone] = [useMatches('proposed'), useMatches('matched'), useMatches('undone')];
  const all = [proposed, matched, undone];
  const failed = all.find(({ error }) => error);
  if (failed) return <ErrorState title="The matched payments could not be loaded" error={failed.error} onRetry={() => { for (const part of all) void part.refetch(); }} />;
  if (all.some(({ matches }) => matches === undefined)) return <CardsSkeleton count={3} what="matched payments" />;
  if (all.every(({ matches }) => matches?.length === 0)) {
    return (
      <EmptyState title="No matched payments yet" icon={<CompareArrowsIcon />} action={<Button variant="contained" component={Link} to={paths.integrations}>Connect an account</Button>}>
        When two statements, or a statement and a connected account, tell of the same money, the two are shown here as one payment, with the reason, and count once.
      </EmptyState>
    );
  }
  return (
    <Stack sx={{ gap: 3 }}>
      <Part title="Waiting for you" subtitle="Likely the same money, but not certain enough to decide without you." of={proposed} />
      <Part title="Matched payments" subtitle="Told by two sources, counted once. Undo what does not belong together." of={matched} />
      <Part title="Kept apart" subtitle="You said that these are two payments." of={undone} />
    </Stack>
  );
}

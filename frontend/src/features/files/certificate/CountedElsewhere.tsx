/** Rows of a file that another row counts for, each with a way to that one. */
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { useFileDuplicatesQuery, type FileDuplicatesQuery } from '../../../generated/graphql.ts';
import { formatDay } from '../../../format/date.ts';
import { formatCount } from '../../../format/number.ts';
import { paths } from '../../../paths.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Money } from '../../../ui/Money.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { useNextPage } from '../../../ui/use-next-page.ts';
import { PROVIDER_NAME } from '../../integrations/provider-words.ts';
import { visibleText } from './visible-text.ts';

const PAGE_SIZE = 25;

type Duplicate = FileDuplicatesQuery['fileDuplicates'][number];

/** The ledger at the row that counts. */
function placeOf({ amount, currency, counts: { date } }: Duplicate): string {
  const size = amount.replace('-', '');
  return paths.transactions({ from: date, to: date, amountMin: size, amountMax: size, direction: amount.startsWith('-') ? 'out' : 'in', currency });
}

function CountingRow({ row }: { row: Duplicate }) {
  const { fileName, line, provider } = row.counts;
  const where = fileName === null || fileName === undefined ? (provider ? PROVIDER_NAME[provider] : 'Another source') : `${visibleText(fileName)}${line == null ? '' : `, line ${formatCount(line)}`}`;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <MuiLink component={Link} to={placeOf(row)}>{where}</MuiLink>
      {row.counts.date === row.date ? null : <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>{formatDay(row.counts.date)}</Box>}
      {row.counts.description === row.description ? null : <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>{visibleText(row.counts.description)}</Box>}
    </Box>
  );
}

function OwnRow({ row: { date, description }, where }: { row: Duplicate; where: string }) {
  return <Box sx={{ overflowWrap: 'anywhere' }}>{visibleText(description)}<Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>{`${where}${formatDay(date)}`}</Box></Box>;
}

const AMOUNT = { key: 'amount', header: 'Amount', kind: 'figure', cell: ({ amount, currency }: Duplicate) => <Money amount={amount} currency={currency} /> } as const;

const WIDE = [
  { key: 'line', header: 'Line', kind: 'figure', cell: ({ line }: Duplicate) => (line == null ? '—' : formatCount(line)) },
  { key: 'row', header: 'Row', cell: (row: Duplicate) => <OwnRow row={row} where="" /> },
  AMOUNT,
  { key: 'counts', header: 'Counts in', cell: (row: Duplicate) => <CountingRow row={row} /> },
] as const;

/** On a phone the row that counts stands below the one that does not. */
const NARROW = [
  {
    key: 'row', header: 'Row, and where it counts', cell: (row: Duplicate) => (
      <>
        <OwnRow row={row} where={row.line == null ? '' : `Line ${formatCount(row.line)} · `} />
        <Box sx={{ mt: 0.5, pl: 1, borderLeft: '2px solid', borderColor: 'divider' }}><CountingRow row={row} /></Box>
      </>
    ),
  },
  AMOUNT,
] as const;

export function CountedElsewhere({ fileId, count }: { fileId: string; count: number }) {
  const { data, error, refetch, fetchMore } = useFileDuplicatesQuery({ variables: { id: fileId, limit: PAGE_SIZE } });
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const rows = data?.fileDuplicates ?? [];
  const page = useNextPage(rows.length, PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { cursor: rows.at(-1)?.id },
      updateQuery: (shown, { fetchMoreResult }) => ({ fileDuplicates: [...shown.fileDuplicates, ...fetchMoreResult.fileDuplicates] }),
    });
    return more?.fileDuplicates.length ?? 0;
  });
  if (error) return <ErrorState title="The rows could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (!data) return <RowsSkeleton what="rows" />;
  return (
    <Box>
      <DataTable caption={`${formatCount(count)} rows that count elsewhere`} columns={isPhone ? NARROW : WIDE} rows={rows} rowKey={({ id }) => id} />
      <MoreButton page={page} label="Show more rows" />
    </Box>
  );
}

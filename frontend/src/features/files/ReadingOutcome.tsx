/** What a reading gives: its totals, its first rows, and what is no payment. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReadingOutcome_OutcomeFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { formatQuantity } from '../../format/number.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';

const PROOF_WORDS: Readonly<Record<string, string>> = { holds: 'Every balance follows from the one before it', broken: 'The balances do not follow from each other' };

/** "2 rows · $100.00 in · $40.00 out", once for each currency. */
export function totalsInWords({ rowCount, totals, isSampled = false }: Pick<ReadingOutcome_OutcomeFragment, 'rowCount' | 'totals'> & { isSampled?: boolean }): string {
  const [only] = totals;
  const rows = formatQuantity(rowCount, 'row');
  const sums = totals.map(({ currency, moneyIn, moneyOut }) => `${formatMoney(moneyIn, currency)} in · ${formatMoney(moneyOut, currency)} out`);
  return [isSampled ? `${rows} in the first part of the file` : rows, ...(only ? sums : [])].join(' · ');
}

interface Props {
  outcome: ReadingOutcome_OutcomeFragment;
  caption: string;
  isSampled?: boolean;
  mostRows?: number;
}

export function ReadingOutcome({ outcome, caption, isSampled = false, mostRows = 8 }: Props) {
  const { failure, rows, problemCount, balanceProof } = outcome;
  if (failure) return <Typography variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>{failure}</Typography>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>{totalsInWords({ ...outcome, isSampled })}</Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {[problemCount > 0 ? `${formatQuantity(problemCount, 'line')} not counted` : 'Every line is a payment', PROOF_WORDS[balanceProof]].filter(Boolean).join(' · ')}
      </Typography>
      {rows.length > 0 ? (
        <DataTable
          caption={caption}
          columns={[
            { key: 'date', header: 'Date', cell: (row) => <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{formatDay(row.date)}</Box> },
            { key: 'description', header: 'Description', cell: (row) => <Box component="span" sx={{ overflowWrap: 'anywhere' }}>{row.description}</Box> },
            { key: 'amount', header: 'Amount', kind: 'figure', cell: (row) => <Money amount={row.amount} currency={row.currency} /> },
          ]}
          rows={rows.slice(0, mostRows)}
          rowKey={(row) => String(row.line)}
        />
      ) : null}
    </Box>
  );
}

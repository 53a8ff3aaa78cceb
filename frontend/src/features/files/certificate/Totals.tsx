/** What the file adds up to beside what the ledger holds of it, per account and currency. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../../format/money.ts';
import { formatCount } from '../../../format/number.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { Certificate } from './certificate-type.ts';

type Line = Certificate['totals'][number];
interface Side { label: string; amounts: Line['now'] | null | undefined }

function sidesOf({ file, imported, now }: Line): Side[] {
  return [{ label: 'In the file', amounts: file }, { label: 'In the ledger after the import', amounts: imported }, { label: 'In the ledger now', amounts: now }];
}

function Equality({ isEqual }: Line) {
  if (isEqual == null) return <StatusChip label="Not compared" tone="neutral" />;
  return <StatusChip label={isEqual ? 'Equal' : 'Different'} tone={isEqual ? 'positive' : 'negative'} />;
}

function AccountTotals({ line }: { line: Line }) {
  const { account, currency } = line;
  const money = (amount: string | undefined): string => (amount === undefined ? '—' : formatMoney(amount, currency));
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="subtitle2" component="h4" sx={{ overflowWrap: 'anywhere' }}>{`${account}, ${currency}`}</Typography>
        <Equality {...line} />
      </Box>
      <DataTable
        caption={`Totals of ${account}, ${currency}`}
        rows={sidesOf(line)}
        rowKey={({ label }) => label}
        columns={[
          { key: 'side', header: 'Where', cell: ({ label }: Side) => label },
          { key: 'count', header: 'Rows', kind: 'figure', cell: ({ amounts }: Side) => (amounts ? formatCount(amounts.count) : '—') },
          { key: 'in', header: 'Money in', kind: 'figure', cell: ({ amounts }: Side) => money(amounts?.moneyIn) },
          { key: 'out', header: 'Money out', kind: 'figure', cell: ({ amounts }: Side) => money(amounts?.moneyOut) },
        ]}
      />
    </Box>
  );
}

export function Totals({ totals }: { totals: readonly Line[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {totals.map((line) => <AccountTotals key={`${line.account} ${line.currency}`} line={line} />)}
    </Box>
  );
}

/** Ledger rows with their exact amounts: a table where there is room, a list of cards on a phone. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay } from '../../format/date.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney } from '../../format/money.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';

export interface TransactionLine {
  id: string;
  date: string;
  description: string;
  amount: string;
  category: string | null;
}

interface Props {
  caption: string;
  lines: readonly TransactionLine[];
  currency: string;
}

function Cards({ lines, currency }: Omit<Props, 'caption'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: { xs: 'block', sm: 'none' } }}>
      {lines.map((line) => (
        <Box component="li" key={line.id} sx={{ py: 1.25, borderBottom: '1px solid', borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{line.description}</Typography>
            <Typography variant="body2" sx={{ fontVariantNumeric: tabularFigures, fontWeight: 500, whiteSpace: 'nowrap' }}>
              {formatMoney(line.amount, currency)}
            </Typography>
          </Box>
          <Typography variant="caption" color="textSecondary">
            {[formatDay(line.date), line.category].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

export function TransactionTable({ caption, lines, currency }: Props) {
  const hasCategories = lines.some((line) => line.category !== null);
  return (
    <>
      <Cards lines={lines} currency={currency} />
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <DataTable
          caption={caption}
          rows={lines}
          rowKey={(line) => line.id}
          columns={[
            { key: 'date', header: 'Date', cell: (line) => <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{formatDay(line.date)}</Box> },
            { key: 'description', header: 'Description', cell: (line) => line.description },
            ...(hasCategories ? [{ key: 'category', header: 'Category', cell: (line: TransactionLine) => line.category }] : []),
            { key: 'amount', header: 'Amount', kind: 'figure', cell: (line) => <Money amount={line.amount} currency={currency} /> },
          ]}
        />
      </Box>
    </>
  );
}

/** What was read from an invoice or a financial statement, and that none of it counts. */
import Typography from '@mui/material/Typography';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';

type Document = NonNullable<FileRow_FileFragment['document']>;

const names: Readonly<Record<string, string>> = { 'invoice': 'Invoice', 'profit-and-loss': 'Profit and loss statement', 'balance-sheet': 'Balance sheet', 'cash-flow': 'Cash flow statement' };

function amountOf({ amount, currency }: Document): string {
  if (amount == null) return 'amount not found';
  return currency == null ? amount : formatMoney(amount, currency);
}

function invoiceFacts(document: Document): string[] {
  return [
    document.issuer == null ? 'issuer not found' : `from ${document.issuer}`,
    document.number == null ? 'number not found' : `no. ${document.number}`,
    document.date == null ? 'date not found' : formatDay(document.date),
    amountOf(document),
  ];
}

export function FileDocument({ document }: { document: Document }) {
  const facts = document.kind === 'invoice' ? invoiceFacts(document) : [];
  return (
    <>
      <Typography variant="body2" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>{[names[document.kind] ?? document.kind, ...facts].join(' · ')}</Typography>
      <Typography variant="body2" color="textSecondary">{document.note}</Typography>
    </>
  );
}

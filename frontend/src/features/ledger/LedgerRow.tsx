/** One transaction in the ledger's list: a line of columns where there is room, a card of three lines on a phone. It is drawn again only when something in it changes. */
import LinkIcon from '@mui/icons-material/Link';
import { memo } from 'react';
import type { TransactionTable_TransactionFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';

/** One element with bars that stand still: dozens of moving ones, made and thrown away in every frame, are more than a browser draws in time. */
const waiting = <div role="gridcell" aria-busy="true" className="ledger-waiting" />;

export const COLUMNS = ['Date', 'Description', 'Counterparty', 'Category', 'Account', 'Amount'] as const;

interface Props {
  index: number;
  heightPx: number;
  transaction: TransactionTable_TransactionFragment | undefined;
  isActive: boolean;
  isOpen: boolean;
}

/** What is done with a row is heard by the list (use-row-actions.ts), which reads from `data-index` and `data-id` which row it was. */
export const LedgerRow = memo(function LedgerRow({ index, heightPx, transaction, isActive, isOpen }: Props) {
  return (
    <div
      role="row" className="ledger-row" aria-rowindex={index + 2} aria-selected={isOpen} data-index={index} data-id={transaction?.id}
      tabIndex={isActive ? 0 : -1}
      style={{ height: heightPx, transform: `translateY(${index * heightPx}px)` }}
    >
      {transaction ? <Cells transaction={transaction} /> : waiting}
    </div>
  );
});

function Cells({ transaction: { date, description, counterparty, category, account, amount, currency, match } }: { transaction: TransactionTable_TransactionFragment }) {
  const isIn = !amount.startsWith('-');
  return (
    <>
      <div role="gridcell" aria-colindex={1} data-cell="date">{formatDay(date)}</div>
      <div role="gridcell" aria-colindex={2} data-cell="description" title={description}>
        {match ? <LinkIcon titleAccess={match.says} sx={{ color: match.status === 'matched' ? 'text.secondary' : 'warning.main' }} /> : null}
        {description}
      </div>
      <div role="gridcell" aria-colindex={3} data-cell="counterparty">{counterparty ?? '—'}</div>
      <div role="gridcell" aria-colindex={4} data-cell="category">{category}</div>
      <div role="gridcell" aria-colindex={5} data-cell="account">{account}</div>
      <div role="gridcell" aria-colindex={6} data-cell="amount" data-direction={isIn ? 'in' : 'out'}>{isIn && Number(amount) !== 0 ? '+' : ''}{formatMoney(amount, currency)}</div>
    </>
  );
}

/** One transaction in the ledger's list: a line of columns where there is room, a card of three lines on a phone. */
import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import type { TransactionTable_TransactionFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney } from '../../format/money.ts';

export const WIDE_ROW_PX = 40;
export const CARD_PX = 76;

export const COLUMNS = ['Date', 'Description', 'Counterparty', 'Category', 'Account', 'Amount'] as const;
const cellStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

/** The same cells stand in columns or as a card. */
export const rowStyle: SxProps<Theme> = {
  display: 'grid', columnGap: 2, px: 2, fontSize: '0.8125rem', borderBottom: '1px solid', borderColor: 'divider', alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '96px minmax(0, 2.2fr) minmax(0, 1.3fr) minmax(0, 1.3fr) minmax(0, 1fr) 120px' },
  gridTemplateAreas: { xs: '"description amount" "counterparty counterparty" "date category"', md: '"date description counterparty category account amount"' },
};

interface Props {
  index: number;
  topPx: number;
  heightPx: number;
  transaction: TransactionTable_TransactionFragment | undefined;
  isActive: boolean;
  isOpen: boolean;
  onOpen: (id: string) => void;
  onActivate: (index: number) => void;
}

export function LedgerRow({ index, topPx, heightPx, transaction, isActive, isOpen, onOpen, onActivate }: Props) {
  const open = () => { if (transaction) onOpen(transaction.id); };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open();
  };
  return (
    <Box
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      data-index={index}
      tabIndex={isActive ? 0 : -1}
      onClick={() => { onActivate(index); open(); }}
      onFocus={() => onActivate(index)}
      onKeyDown={onKeyDown}
      sx={[rowStyle as object, {
        position: 'absolute', left: 0, right: 0, top: 0, cursor: 'pointer', bgcolor: isOpen ? 'tint.primary' : 'background.paper', alignContent: 'center', py: { xs: 0.75, md: 0 },
        '&:hover': { bgcolor: isOpen ? 'tint.primary' : 'background.default' }, '&:focus-visible': { outlineOffset: '-2px !important', zIndex: 1 },
      }]}
      style={{ height: heightPx, transform: `translateY(${topPx}px)` }}
    >
      {transaction ? <Cells transaction={transaction} /> : <LoadingCells />}
    </Box>
  );
}

function Cells({ transaction: { date, description, counterparty, category, account, amount, currency, match } }: { transaction: TransactionTable_TransactionFragment }) {
  const isIn = !amount.startsWith('-');
  return (
    <>
      <Box role="gridcell" aria-colindex={1} sx={{ ...cellStyle, gridArea: 'date', color: 'text.secondary', fontVariantNumeric: tabularFigures }}>{formatDay(date)}</Box>
      <Box role="gridcell" aria-colindex={2} sx={{ ...cellStyle, gridArea: 'description', fontWeight: { xs: 500, md: 400 } }} title={description}>
        {match ? <LinkIcon titleAccess={match.says} sx={{ fontSize: 15, mr: 0.5, verticalAlign: '-2px', color: match.status === 'matched' ? 'text.secondary' : 'warning.main' }} /> : null}
        {description}
      </Box>
      <Box role="gridcell" aria-colindex={3} sx={{ ...cellStyle, gridArea: 'counterparty', color: 'text.secondary' }}>{counterparty ?? '—'}</Box>
      <Box role="gridcell" aria-colindex={4} sx={{ ...cellStyle, gridArea: 'category', textAlign: { xs: 'right', md: 'left' } }}>{category}</Box>
      <Box role="gridcell" aria-colindex={5} sx={{ ...cellStyle, gridArea: 'account', color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>{account}</Box>
      <Box role="gridcell" aria-colindex={6} sx={{ ...cellStyle, gridArea: 'amount', textAlign: 'right', fontWeight: 500, fontVariantNumeric: tabularFigures, color: isIn ? 'success.main' : 'text.primary' }}>
        {isIn && Number(amount) !== 0 ? '+' : ''}{formatMoney(amount, currency)}
      </Box>
    </>
  );
}

function LoadingCells() {
  return (
    <>
      <Box role="gridcell" aria-busy="true" sx={{ gridArea: 'date' }}><Skeleton width={72} /></Box>
      <Box role="gridcell" sx={{ gridArea: 'description' }}><Skeleton width="70%" /></Box>
      <Box role="gridcell" sx={{ gridArea: 'amount' }}><Skeleton width={72} sx={{ ml: 'auto' }} /></Box>
    </>
  );
}

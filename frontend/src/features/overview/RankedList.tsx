/** The largest of one kind as bars with their figures; pressing one shows its transactions. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney } from '../../format/money.ts';
import { formatQuantity } from '../../format/number.ts';
import type { RankedAmount } from './ranked-amounts.ts';

/** Until somebody asks for the rest. */
export const SHOWN_AT_FIRST = 5;

interface Props {
  title: string;
  amounts: readonly RankedAmount[];
  currency: string;
  color: string;
  /** What stands here when there is none: "Nobody is named in this period". */
  none: string;
  onOpen: (amount: RankedAmount) => void;
}

const line = { display: 'block', height: 4, borderRadius: 999 } as const;

function Bar({ amount, currency, color, onOpen }: { amount: RankedAmount; currency: string; color: string; onOpen: () => void }) {
  return (
    <ButtonBase
      onClick={onOpen}
      title={`See ${formatQuantity(amount.count, 'transaction')}`}
      sx={{ display: 'block', width: 'calc(100% + 16px)', mx: -1, px: 1, py: 0.625, textAlign: 'left', fontFamily: 'inherit', borderRadius: '6px', '&:hover': { bgcolor: 'action.hover' } }}
    >
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, mb: 0.375, fontSize: '0.8125rem', lineHeight: 1.5 }}>
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{amount.name}</Box>
        <Box component="span" sx={{ fontVariantNumeric: tabularFigures, fontWeight: 500 }}>{formatMoney(amount.amount, currency, 'rounded')}</Box>
      </Box>
      <Box component="span" sx={{ ...line, bgcolor: 'action.hover' }}>
        <Box component="span" sx={line} style={{ width: `${amount.lengthPercent}%`, backgroundColor: color }} />
      </Box>
    </ButtonBase>
  );
}

export function RankedList({ title, amounts, currency, color, none, onOpen }: Props) {
  const [isWhole, setWhole] = useState(false);
  const hiddenCount = amounts.length - SHOWN_AT_FIRST;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>{title}</Typography>
      {amounts.length === 0 ? <Typography variant="body2" color="textSecondary">{none}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {amounts.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((amount) => (
          <li key={amount.name}><Bar amount={amount} currency={currency} color={color} onOpen={() => onOpen(amount)} /></li>
        ))}
      </Box>
      {hiddenCount > 0 ? (
        <Button size="small" aria-expanded={isWhole} aria-label={isWhole ? `Show fewer under ${title}` : `Show ${hiddenCount} more under ${title}`} onClick={() => setWhole(!isWhole)} sx={{ mt: 0.5, ml: -1 }}>
          {isWhole ? 'Show fewer' : `Show ${hiddenCount} more`}
        </Button>
      ) : null}
    </Box>
  );
}

/** An amount in the text, in figures of equal width. */
import Box from '@mui/material/Box';
import { formatMoney } from '../format/money.ts';
import type { MoneyPrecision } from '../format/money.ts';
import { tabularFigures } from '../format/figure-style.ts';

interface Props {
  amount: string | number;
  currency: string;
  precision?: MoneyPrecision;
}

export function Money({ amount, currency, precision = 'exact' }: Props) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: tabularFigures, whiteSpace: 'nowrap' }}>
      {formatMoney(amount, currency, precision)}
    </Box>
  );
}

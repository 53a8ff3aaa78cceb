/** One category as a bar with its figure; pressing it shows the transactions. */
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney } from '../../format/money.ts';
import { formatQuantity } from '../../format/number.ts';
import type { CategoryBar } from './largest-categories.ts';

interface Props {
  bar: CategoryBar;
  currency: string;
  color: string;
  onOpen: () => void;
}

const line = { display: 'block', height: 6, borderRadius: 999 } as const;

export function CategoryBarButton({ bar, currency, color, onOpen }: Props) {
  return (
    <ButtonBase
      onClick={onOpen}
      title={`See ${formatQuantity(bar.count, 'transaction')}`}
      sx={{ display: 'block', width: 'calc(100% + 16px)', mx: -1, px: 1, py: 0.75, textAlign: 'left', borderRadius: '6px', '&:hover': { bgcolor: 'action.hover' } }}
    >
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
        <Typography variant="body2" component="span" sx={{ minWidth: 0 }}>{bar.category}</Typography>
        <Typography variant="body2" component="span" sx={{ fontVariantNumeric: tabularFigures, fontWeight: 500 }}>{formatMoney(bar.amount, currency)}</Typography>
      </Box>
      <Box component="span" sx={{ ...line, bgcolor: 'action.hover' }}>
        <Box component="span" sx={line} style={{ width: `${bar.lengthPercent}%`, backgroundColor: color }} />
      </Box>
    </ButtonBase>
  );
}

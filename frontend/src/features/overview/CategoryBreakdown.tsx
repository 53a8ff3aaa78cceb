/** Where the money came from and where it went: categories by size, each a way to its transactions. */
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney } from '../../format/money.ts';
import { formatQuantity } from '../../format/number.ts';
import type { CategoryBreakdown_FiguresFragment } from '../../generated/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { largestCategories, type CategoryBar } from './largest-categories.ts';

interface BarProps {
  bar: CategoryBar;
  currency: string;
  onOpen: () => void;
}

function Bar({ bar, currency, onOpen }: BarProps) {
  return (
    <ButtonBase
      onClick={onOpen}
      title={`See ${formatQuantity(bar.count, 'transaction')}`}
      sx={{ display: 'block', width: '100%', textAlign: 'left', borderRadius: '6px', px: 1, py: 0.75, mx: -1, '&:hover': { bgcolor: 'action.hover' } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
        <Typography variant="body2" component="span" sx={{ minWidth: 0 }}>{bar.category}</Typography>
        <Typography variant="body2" component="span" sx={{ fontVariantNumeric: tabularFigures, fontWeight: 500 }}>{formatMoney(bar.amount, currency)}</Typography>
      </Box>
      <Box component="span" sx={{ display: 'block', height: 6, borderRadius: 999, bgcolor: 'action.hover' }}>
        <Box
          component="span"
          style={{ width: `${bar.lengthPercent}%` }}
          sx={{ display: 'block', height: 6, borderRadius: 999, bgcolor: bar.isIncome ? 'var(--mui-palette-series-1)' : 'var(--mui-palette-series-2)' }}
        />
      </Box>
    </ButtonBase>
  );
}

interface Props {
  figures: CategoryBreakdown_FiguresFragment;
  onOpen: (category: string) => void;
}

export function CategoryBreakdown({ figures, onOpen }: Props) {
  const { currency, period, byCategory } = figures;
  const groups = [
    { title: 'Where it came from', bars: largestCategories(byCategory, 'in') },
    { title: 'Where it went', bars: largestCategories(byCategory, 'out') },
  ].filter(({ bars }) => bars.length > 0);

  return (
    <SectionCard title="By category" subtitle={`${currency}, ${period.label}`}>
      {groups.length === 0 ? <EmptyState title="No transactions in this period">Pick a longer period to see where the money went.</EmptyState> : null}
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {groups.map(({ title, bars }) => (
          <Box key={title}>
            <Typography variant="h4" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>{title}</Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, pl: 1 }}>
              {bars.map((bar) => <li key={bar.category}><Bar bar={bar} currency={currency} onOpen={() => onOpen(bar.category)} /></li>)}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

/** Where the money came from and where it went: categories by size, each a way to its transactions. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CategoryBreakdown_FiguresFragment } from '../../generated/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { CategoryBarButton } from './CategoryBarButton.tsx';
import { largestCategories, type CategoryBar } from './largest-categories.ts';

/** Of each direction, until somebody asks for the rest. */
const SHOWN_AT_FIRST = 4;

interface Props {
  figures: CategoryBreakdown_FiguresFragment;
  onOpen: (bar: CategoryBar) => void;
}

export function CategoryBreakdown({ figures, onOpen }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { currency, period, byCategory } = figures;
  const groups = [
    { title: 'Where it came from', color: 'var(--mui-palette-series-1)', bars: largestCategories(byCategory, 'in') },
    { title: 'Where it went', color: 'var(--mui-palette-series-2)', bars: largestCategories(byCategory, 'out') },
  ].filter(({ bars }) => bars.length > 0);
  const hiddenCount = groups.reduce((sum, { bars }) => sum + Math.max(0, bars.length - SHOWN_AT_FIRST), 0);

  return (
    <SectionCard title="By category" subtitle={`${currency}, ${period.label}`}>
      {groups.length === 0 ? <EmptyState title="No transactions in this period">Pick a longer period to see where the money went.</EmptyState> : null}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {groups.map(({ title, color, bars }) => (
          <Box key={title}>
            <Typography variant="h4" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>{title}</Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {bars.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((bar) => (
                <li key={bar.category}><CategoryBarButton bar={bar} currency={currency} color={color} onOpen={() => onOpen(bar)} /></li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {hiddenCount > 0 ? (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 1, ml: -1 }}>
          {isWhole ? 'Show the largest only' : `Show ${hiddenCount} more`}
        </Button>
      ) : null}
    </SectionCard>
  );
}

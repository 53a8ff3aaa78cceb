/** How much money an insight is about, and how often. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InsightCard_InsightFragment } from '../../generated/graphql.ts';
import { Money } from '../../ui/Money.tsx';

const HOW_OFTEN = { once: '', month: ' a month', year: ' a year' } as const;

export function InsightStake({ insight: { type, stake, stakePeriod, currency } }: { insight: InsightCard_InsightFragment }) {
  if (!stake || !currency) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}><Money amount={stake} currency={currency} />{HOW_OFTEN[stakePeriod ?? 'once']}</Box>
      {type === 'growth' ? ' gained' : type === 'info' ? '' : ' at stake'}
    </Typography>
  );
}

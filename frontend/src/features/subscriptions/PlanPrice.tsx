/** The price of a plan for the chosen billing; a year leads with what is really charged. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BillingType } from '../../generated/graphql.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { priceWords } from './prices.ts';
import type { PricedPlan } from './prices.ts';

function Price({ amount, unit }: { amount: string; unit: string }) {
  return (
    <Typography component="p" sx={{ fontSize: '2.25rem', fontWeight: 600, letterSpacing: '-0.03em', lineHeight: 1.1, fontVariantNumeric: tabularFigures }}>
      {amount}
      <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 400, letterSpacing: 0, color: 'text.secondary', ml: 0.75 }}>{unit}</Box>
    </Typography>
  );
}

export function PlanPrice({ plan, billing }: { plan: PricedPlan; billing: BillingType }) {
  const price = priceWords(plan);
  if (billing === 'monthly') {
    return (
      <Box>
        <Price amount={price.monthly} unit="per month" />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>{`or ${price.yearly} billed yearly`}</Typography>
      </Box>
    );
  }
  return (
    <Box>
      <Price amount={price.yearly} unit="billed yearly" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        <span style={visuallyHidden}>instead of </span>
        <del>{price.twelveMonths}</del>
        {` · ${price.perMonth} per month · `}
        <Box component="span" sx={{ color: 'success.main', fontWeight: 500 }}>{`saves ${price.saving}`}</Box>
      </Typography>
    </Box>
  );
}

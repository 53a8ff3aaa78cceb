/** The plans as the server sells them; no price is written down here. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BillingType } from '../../generated/graphql.ts';
import { useSubscriptionPlansQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { BillingToggle } from '../subscriptions/BillingToggle.tsx';
import { PlanCard } from '../subscriptions/PlanCard.tsx';
import { annualOffer } from '../subscriptions/prices.ts';
import { LandingSection } from './LandingSection.tsx';

const startLabel: Record<BillingType, string> = { monthly: 'Start Monthly Plan', yearly: 'Start Annual Plan' };

function Plans() {
  const { data, error, refetch } = useSubscriptionPlansQuery();
  const [billing, setBilling] = useState<BillingType>('monthly');
  if (error) return <ErrorState title="The plans could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton what="plans" count={2} />;
  const plans = data.subscriptionPlans;
  return (
    <>
      <BillingToggle billing={billing} onChange={setBilling} offer={annualOffer(plans)} />
      <Box sx={{ display: 'grid', gap: 2.5, mt: 3, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} billing={billing} action={(
            <Button component={Link} to={paths.signUp} fullWidth variant={plan.name === 'pro' ? 'contained' : 'outlined'} size="large">{startLabel[billing]}</Button>
          )} />
        ))}
        <Enterprise />
      </Box>
    </>
  );
}

function Enterprise() {
  return (
    <Card component="article" sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 2.5, bgcolor: 'transparent' }}>
      <Box>
        <Typography variant="h2" component="h3">Enterprise</Typography>
        <Typography variant="body2" color="textSecondary">For several companies, your own servers, or terms of your own.</Typography>
      </Box>
      <Typography variant="body2" sx={{ flex: 1 }}>Everything in Pro, set up by whoever runs your server. Tell us what you need and how many books you keep.</Typography>
      <Button component={Link} to={paths.contact} fullWidth variant="outlined" size="large">Contact Sales</Button>
    </Card>
  );
}

export function Pricing() {
  return (
    <LandingSection id="pricing" title="Pricing" intro="Start free of charge. In this beta nothing is billed, whatever plan you choose." surface="page">
      <Plans />
    </LandingSection>
  );
}

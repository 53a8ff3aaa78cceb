/** The plan in use, its state, and how much of it this month has used. */
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../format/number.ts';
import type { CurrentPlanCard_SubscriptionFragment, SubscriptionStatus, UsageBars_UsageFragment } from '../../generated/graphql.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { Tone } from '../../ui/StatusChip.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { standingWords } from './standing-words.ts';
import { trialWords } from './trial.ts';
import { useBillingPortal } from './use-billing-portal.ts';
import { usageBars } from './usage.ts';
import type { UsageBar } from './usage.ts';

const statusWords: Record<SubscriptionStatus, { label: string; tone: Tone }> = {
  none: { label: 'Not billed', tone: 'neutral' },
  trialing: { label: 'Free Trial', tone: 'info' },
  active: { label: 'Active', tone: 'positive' },
  past_due: { label: 'Payment overdue', tone: 'negative' },
  canceled: { label: 'Canceled', tone: 'warning' },
};

function Usage({ label, used, limit, percent }: UsageBar) {
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
        <Typography variant="body2">{label}</Typography>
        <Typography variant="body2" color="textSecondary">{limit === null ? `${formatCount(used)}, unlimited` : `${formatCount(used)} of ${formatCount(limit)}`}</Typography>
      </Box>
      {percent === null ? null : <LinearProgress variant="determinate" value={percent} aria-label={label} color={percent >= 100 ? 'warning' : 'primary'} />}
    </Box>
  );
}

interface Props {
  subscription: CurrentPlanCard_SubscriptionFragment;
  usage: UsageBars_UsageFragment;
}

export function CurrentPlanCard({ subscription, usage }: Props) {
  const { planDetails, subscriptionStatus, trialEndsAt, hasPortal } = subscription;
  const status = statusWords[subscriptionStatus];
  const isTrial = subscriptionStatus === 'trialing' && trialEndsAt;
  const { openPortal, isPending } = useBillingPortal();
  return (
    <SectionCard
      title={`Current plan: ${planDetails.displayName}`}
      subtitle={standingWords(subscription)}
      aside={<StatusChip tone={status.tone} label={isTrial ? trialWords(trialEndsAt) : status.label} />}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>Used in this calendar month, which begins at 00:00 UTC on the first</Typography>
      <Stack sx={{ rowGap: 2.5, columnGap: 6, display: 'grid', gridTemplateColumns: { md: '1fr 1fr 1fr' } }}>
        {usageBars(usage, planDetails.maxFileUploads).map((bar) => <Usage key={bar.label} {...bar} />)}
      </Stack>
      {hasPortal ? (
        <BusyButton sx={{ mt: 2.5 }} variant="outlined" isPending={isPending} pendingLabel="Opening..." onClick={() => void openPortal()}>
          Manage billing
        </BusyButton>
      ) : null}
    </SectionCard>
  );
}

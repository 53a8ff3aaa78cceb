/** How things stand with a subscription, in a sentence under its plan. */
import { formatDate } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import type { CurrentPlanCard_SubscriptionFragment } from '../../generated/graphql.ts';

type Standing = Pick<CurrentPlanCard_SubscriptionFragment, 'subscriptionStatus' | 'trialEndsAt' | 'nextCharge' | 'endsAt' | 'isCharging'>;

/** Empty where there is nothing to say. */
export function standingWords({ subscriptionStatus, trialEndsAt, nextCharge, endsAt, isCharging }: Standing): string {
  const charge = nextCharge ? `${formatMoney(nextCharge.amount, nextCharge.currency)} on ${formatDate(nextCharge.at)}` : null;
  switch (subscriptionStatus) {
    case 'trialing': {
      const end = trialEndsAt ? `The trial ends on ${formatDate(trialEndsAt)}.` : '';
      if (charge) return `${end} The plan then goes on: ${charge}.`;
      return isCharging ? `${end} Without a card you then go back to Startup, and nothing is charged.` : end;
    }
    case 'past_due':
      return endsAt
        ? `Your last payment failed. The plan stays open until ${formatDate(endsAt)} while it is tried again: please update your card.`
        : 'Your last payment failed, and the plan is back on Startup. Update your card to open it again.';
    case 'canceled':
      return endsAt
        ? `You ended this plan. It stays open until ${formatDate(endsAt)} and then goes back to Startup; nothing more is charged.`
        : 'Your paid plan has ended. Everything that you uploaded is still here.';
    default:
      if (isCharging && endsAt) return `Plans are billed on this server now. Yours stays open until ${formatDate(endsAt)}; to keep it after that, a card is needed.`;
      return charge ? `Next charge: ${charge}.` : '';
  }
}

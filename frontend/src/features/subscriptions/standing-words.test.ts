/** Each state of a subscription is explained. */
import { expect, test } from '@jest/globals';
import { standingWords } from './standing-words.ts';

const [end, charge] = ['2026-12-04T12:00:00Z', { at: '2026-12-04T12:00:00Z', amount: '29.00', currency: 'USD' }];
const check = (standing: Partial<Parameters<typeof standingWords>[0]>, expected: string) =>
  expect(standingWords({ subscriptionStatus: 'active', trialEndsAt: null, nextCharge: null, endsAt: null, isCharging: true, ...standing })).toBe(expected);

test('a paid plan names its next charge', () => check({ nextCharge: charge }, 'Next charge: $29.00 on Dec 4, 2026.'));
test('a trial without a card', () => check({ subscriptionStatus: 'trialing', trialEndsAt: end, endsAt: end }, 'The trial ends on Dec 4, 2026. Without a card you then go back to Startup, and nothing is charged.'));
test('a trial with a card', () => check({ subscriptionStatus: 'trialing', trialEndsAt: end, nextCharge: charge }, 'The trial ends on Dec 4, 2026. The plan then goes on: $29.00 on Dec 4, 2026.'));
test('a trial where nothing is charged', () => check({ subscriptionStatus: 'trialing', trialEndsAt: end, isCharging: false }, 'The trial ends on Dec 4, 2026.'));
test('a failed payment within its grace', () => check({ subscriptionStatus: 'past_due', endsAt: end }, 'Your last payment failed. The plan stays open until Dec 4, 2026 while it is tried again: please update your card.'));
test('a failed payment after it', () => check({ subscriptionStatus: 'past_due' }, 'Your last payment failed, and the plan is back on Startup. Update your card to open it again.'));
test('a plan from before plans were billed', () => check({ subscriptionStatus: 'active', endsAt: end }, 'Plans are billed on this server now. Yours stays open until Dec 4, 2026; to keep it after that, a card is needed.'));
test('an ended plan that runs out', () => check({ subscriptionStatus: 'canceled', endsAt: end }, 'You ended this plan. It stays open until Dec 4, 2026 and then goes back to Startup; nothing more is charged.'));
test('an ended plan', () => check({ subscriptionStatus: 'canceled' }, 'Your paid plan has ended. Everything that you uploaded is still here.'));
test('Startup needs no words', () => check({ subscriptionStatus: 'none' }, ''));

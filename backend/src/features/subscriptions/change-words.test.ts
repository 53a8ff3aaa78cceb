/** The sentences about a change of plan. */
import { expect, test } from '@jest/globals';
import { type ChangeTold, changeWords } from './change-words.ts';
import { planNamed } from './plan-table.ts';

const [startup, pro] = [planNamed('startup'), planNamed('pro')];
const end = new Date('2026-12-04T10:00:00Z');
const subscription = { billingType: 'yearly', trialEndsAt: end, paidUntil: end } as const;
const check = (told: Partial<ChangeTold>, expected: string) =>
  expect(changeWords({ outcome: 'changed', wished: pro, current: pro, status: 'active', subscription, isCharging: true, ...told })).toBe(expected);

test('a trial names its end', () => check({ status: 'trialing' }, 'You are now on the Pro plan. Your 14-day free trial ends on December 4, 2026.'));
test('where nothing is charged it says so', () => check({ wished: startup, current: startup, status: 'none', isCharging: false }, 'You are now on the Startup plan, billed yearly. Nothing was charged.'));
test('a paid plan', () => check({}, 'You are now on the Pro plan, billed yearly.'));
test('a card is needed first', () => check({ outcome: 'card-needed', current: startup }, 'Enter your card to start the Pro plan.'));
test('what is paid for is kept to its end', () => check({ outcome: 'ends-later', wished: startup }, 'You keep the Pro plan until December 4, 2026 and then go back to Startup. Nothing more will be charged.'));
test('a failed payment comes first', () => check({ outcome: 'payment-overdue' }, 'Your last payment failed. Update your card first, then change the plan.'));
test('the same plan again', () => check({ outcome: 'unchanged' }, 'You are on the Pro plan already, billed yearly.'));

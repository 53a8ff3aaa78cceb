/** Levers change a baseline by exactly what they say, and by nothing else. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addMonths, monthKey } from '../local-date.ts';
import type { BaselineMonth } from './baseline.ts';
import type { Lever } from './lever.ts';
import { instalmentMinor, totalInterestMinor } from './loan.ts';
import type { CategoryRoles } from './month-parts.ts';
import { playScenario, type PlayedScenario } from './play-scenario.ts';
import { standingEffects } from './standing-effects.ts';

const SALES = 4010, GOODS = 5010, PAYROLL = 6010, RENT = 6020, DRAW = 3020;
const ROLES: CategoryRoles = new Map([[SALES, 'revenue'], [GOODS, 'cogs'], [PAYROLL, 'opex'], [RENT, 'opex'], [DRAW, 'owner']]);
const FIRST = '2026-12';

/** Sales 20,000.00, goods 6,000.00, payroll 9,000.00, rent 3,000.00, a draw of 1,000.00: 1,000.00 stay. */
function flat(count: number, sales = 20_000_00): BaselineMonth[] {
  const byCategory = { [SALES]: sales, [GOODS]: -6_000_00, [PAYROLL]: -9_000_00, [RENT]: -3_000_00, [DRAW]: -1_000_00 };
  return Array.from({ length: count }, (_one, at) => ({ month: monthKey(addMonths(`${FIRST}-01`, at)), cashInMinor: sales, cashOutMinor: 19_000_00, parts: { revenueMinor: sales, cogsMinor: -6_000_00, byCategory } }));
}

function play(levers: readonly Lever[], { months = flat(6), openingMinor = 30_000_00 as number | null } = {}): PlayedScenario {
  return playScenario({ months, levers, asOf: '2026-11-30', openingMinor, restDailyMinor: [], roles: ROLES, average: months[0]!.parts });
}

const netEffects = (played: PlayedScenario): number[] => played.scenario.map(({ netMinor }, at) => netMinor - played.base[at]!.netMinor);

test('no levers: no difference', () => {
  const { base, scenario, outcome, difference } = play([]);
  expect(scenario).toEqual(base);
  expect(outcome.scenario).toEqual(outcome.base);
  expect(difference).toEqual({ cashAtEndMinor: 0, profitMinor: 0, monthlyMinor: 0, monthlyProfitMinor: 0, onceMinor: 0, lowestMinor: 0, runwayMonths: null });
  expect(base.at(-1)).toEqual({ month: '2027-05', cashInMinor: 20_000_00, cashOutMinor: 19_000_00, netMinor: 1_000_00, balanceMinor: 36_000_00 });
});

describe('one lever', () => {
  test.each<[string, Lever, number[]]>([
    ['two hires from March', { kind: 'hire', count: 2, monthlyCostMinor: 5_000_00, startMonth: '2027-03' }, [0, 0, 0, -10_000_00, -10_000_00, -10_000_00]],
    ['prices up 4 %: revenue alone', { kind: 'price-change', percent: 4, startMonth: '2027-01' }, [0, 800_00, 800_00, 800_00, 800_00, 800_00]],
    ['10 % fewer sales: goods go with them', { kind: 'volume-change', percent: -10, startMonth: FIRST }, [-1_400_00, -1_400_00, -1_400_00, -1_400_00, -1_400_00, -1_400_00]],
    ['rent up 10 %', { kind: 'category-change', category: RENT, percent: 10, startMonth: '2027-05' }, [0, 0, 0, 0, 0, -300_00]],
    ['a category that does not occur', { kind: 'category-change', category: 6090, percent: 10, startMonth: FIRST }, [0, 0, 0, 0, 0, 0]],
    ['a van', { kind: 'one-off', amountMinor: -20_000_00, month: '2027-02' }, [0, 0, -20_000_00, 0, 0, 0]],
    ['a client for three months', { kind: 'recurring', amountMinor: 4_000_00, startMonth: '2027-01', endMonth: '2027-03' }, [0, 4_000_00, 4_000_00, 4_000_00, 0, 0]],
    ['began earlier: runs from the first month', { kind: 'recurring', amountMinor: -100_00, startMonth: '2026-01', endMonth: null }, [-100_00, -100_00, -100_00, -100_00, -100_00, -100_00]],
    ['came once before: not counted', { kind: 'one-off', amountMinor: -100_00, month: '2026-11' }, [0, 0, 0, 0, 0, 0]],
    // 45 days = 1 month and 0.4795 of one: of 10,000.00 a month 5,205.48 come one month later, 4,794.52 two.
    ['half of the revenue 45 days later', { kind: 'payment-delay', days: 45, share: 0.5, startMonth: '2027-01' }, [0, -10_000_00, -4_794_52, 0, 0, 0]],
    // 12,000.00 at 6 %: 60.00 interest in the first month; the annuity of 12 months is 1,032.80.
    ['a loan', { kind: 'loan', principalMinor: 12_000_00, annualRatePercent: 6, termMonths: 12, startMonth: '2027-01' }, [0, 12_000_00, -1_032_80, -1_032_80, -1_032_80, -1_032_80]],
  ])('%s', (_name, lever, expected) => {
    const played = play([lever]);
    expect(netEffects(played)).toEqual(expected);
    expect(played.levers[0]?.monthsMinor).toEqual(expected);
    expect(played.difference.cashAtEndMinor).toBe(expected.reduce((sum, minor) => sum + minor, 0));
  });
});

test('10 % more sales at prices up 10 % are 21 % more revenue, in whatever order they are listed', () => {
  const price: Lever = { kind: 'price-change', percent: 10, startMonth: FIRST };
  const volume: Lever = { kind: 'volume-change', percent: 10, startMonth: FIRST };
  for (const levers of [[price, volume], [volume, price]]) expect(netEffects(play(levers))[0]).toBe(4_200_00 - 600_00);
});

test('owner draws are cash and no expense', () => {
  const { difference } = play([{ kind: 'category-change', category: DRAW, percent: 100, startMonth: FIRST }]);
  expect([difference.cashAtEndMinor, difference.profitMinor]).toEqual([-6_000_00, 0]);
});

test('of a loan only the interest is an expense', () => {
  const loan: Lever = { kind: 'loan', principalMinor: 12_000_00, annualRatePercent: 6, termMonths: 3, startMonth: FIRST };
  const { difference } = play([loan]);
  expect(difference.profitMinor).toBe(-totalInterestMinor(loan));
  expect(difference.cashAtEndMinor).toBe(-totalInterestMinor(loan));
});

describe('how long the cash lasts', () => {
  test('not burning', () => expect(play([]).outcome.base).toMatchObject({ runwayMonths: null, runwayState: 'not-burning', zeroCashDate: null, lowest: { date: '2026-11-30', balanceMinor: 30_000_00 } }));

  test('within the months: the day on which it is used up', () => {
    // 1,000.00 come and 11,000.00 go: 30,000.00 last 3 months.
    const { outcome } = play([{ kind: 'recurring', amountMinor: -11_000_00, startMonth: FIRST, endMonth: null }]);
    expect(outcome.scenario).toMatchObject({ runwayMonths: 3, runwayState: 'known', zeroCashDate: '2027-02-28', cashAtEndMinor: -30_000_00 });
  });

  test('beyond them: at the pace of what still runs, so that a flat month gives balance ÷ burn', () => {
    expect(play([{ kind: 'recurring', amountMinor: -3_000_00, startMonth: FIRST, endMonth: null }]).outcome.scenario).toMatchObject({ runwayMonths: 15, zeroCashDate: null });
  });

  test('what came once does not go on', () => expect(play([{ kind: 'one-off', amountMinor: -20_000_00, month: FIRST }]).outcome.scenario).toMatchObject({ runwayState: 'not-burning', lowest: { balanceMinor: 11_000_00 } }));

  test('an unknown balance gives changes and no balances', () => {
    const { scenario, outcome, difference } = play([{ kind: 'one-off', amountMinor: -100_00, month: FIRST }], { openingMinor: null });
    expect(scenario[0]?.balanceMinor).toBeNull();
    expect(outcome.scenario).toEqual({ cashAtEndMinor: null, lowest: null, runwayMonths: null, runwayState: 'no-balance', zeroCashDate: null });
    expect(difference).toMatchObject({ cashAtEndMinor: -100_00, lowestMinor: null });
  });
});

describe('for any numbers', () => {
  const minor = fc.integer({ min: -50_000_000, max: 50_000_000 });
  const month = fc.integer({ min: -3, max: 40 }).map((at) => monthKey(addMonths(`${FIRST}-01`, at)));
  const percent = fc.double({ min: -100, max: 300, noNaN: true });
  const lever: fc.Arbitrary<Lever> = fc.oneof(
    fc.record({ kind: fc.constant('hire' as const), count: fc.integer({ min: 1, max: 20 }), monthlyCostMinor: fc.nat(2_000_000), startMonth: month }),
    fc.record({ kind: fc.constantFrom('price-change' as const, 'volume-change' as const), percent, startMonth: month }),
    fc.record({ kind: fc.constant('category-change' as const), category: fc.constantFrom(SALES, GOODS, PAYROLL, RENT, DRAW), percent, startMonth: month }),
    fc.record({ kind: fc.constant('one-off' as const), amountMinor: minor, month }),
    fc.record({ kind: fc.constant('recurring' as const), amountMinor: minor, startMonth: month, endMonth: fc.option(month) }),
    fc.record({ kind: fc.constant('payment-delay' as const), days: fc.integer({ min: 1, max: 365 }), share: fc.double({ min: 0, max: 1, noNaN: true }), startMonth: month }),
    fc.record({ kind: fc.constant('loan' as const), principalMinor: fc.integer({ min: 1, max: 100_000_000 }), annualRatePercent: fc.double({ min: 0, max: 40, noNaN: true }), termMonths: fc.integer({ min: 1, max: 36 }), startMonth: month }),
  );

  test('every amount is whole, in less out is the net, balances follow, and the levers add up to the difference', () => {
    fc.assert(fc.property(fc.array(lever, { maxLength: 10 }), fc.integer({ min: 3, max: 6 }), (levers, count) => {
      const played = play(levers, { months: flat(count) });
      let balance = 30_000_00;
      for (const [at, one] of played.scenario.entries()) {
        expect([one.cashInMinor, one.cashOutMinor, one.netMinor].every(Number.isSafeInteger)).toBe(true);
        expect(one.netMinor).toBe(one.cashInMinor - one.cashOutMinor);
        expect(one.balanceMinor).toBe(balance += one.netMinor);
        expect(played.levers.reduce((sum, { monthsMinor }) => sum + (monthsMinor[at] ?? 0), 0)).toBe(one.netMinor - played.base[at]!.netMinor);
      }
    }), { numRuns: 200 });
  });

  test('stated levers add up: together they do what each does alone', () => {
    const stated = lever.filter(({ kind }) => ['hire', 'one-off', 'recurring', 'loan'].includes(kind));
    fc.assert(fc.property(fc.array(stated, { maxLength: 6 }), (levers) => {
      const alone = levers.map((one) => netEffects(play([one])));
      expect(netEffects(play(levers))).toEqual(flat(6).map((_month, at) => alone.reduce((sum, effects) => sum + (effects[at] ?? 0), 0)));
    }), { numRuns: 100 });
  });

  test('a loan is paid back to the cent: principal in, principal and interest out', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.double({ min: 0, max: 40, noNaN: true }), fc.integer({ min: 1, max: 30 }), (principalMinor, annualRatePercent, termMonths) => {
      const loan = { kind: 'loan' as const, principalMinor, annualRatePercent, termMonths, startMonth: FIRST };
      const effects = netEffects(play([loan], { months: flat(termMonths + 2) }));
      expect(effects.reduce((sum, effect) => sum + effect, 0) + totalInterestMinor(loan)).toBe(0);
      expect(effects.at(-1)).toBe(0);
      // The last instalment differs by no more than the rounding of every month's interest, and what that earned.
      expect(Math.abs(-effects[termMonths]! - instalmentMinor(loan))).toBeLessThanOrEqual(termMonths * 3);
    }), { numRuns: 100 });
  });

  test('a delay loses nothing: once all has come, the difference is what is outstanding', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 365 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(50_000_000), (days, share, sales) => {
      const months = flat(16, sales);
      const delay: Lever = { kind: 'payment-delay', days, share, startMonth: FIRST };
      const [standing] = standingEffects([delay], months[0]!.parts, ROLES);
      expect(play([delay], { months }).difference.cashAtEndMinor).toBe(standing!.onceMinor);
    }), { numRuns: 100 });
  });
});

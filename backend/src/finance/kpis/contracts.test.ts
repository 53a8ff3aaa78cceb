/** Recurring revenue by hand, and the law that its movements lead from one day to another without a remainder. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../local-date.ts';
import { mrrMovement, mrrOn, unpricedOn, type CustomerContract } from './contracts.ts';

const contract = (customer: string, monthlyMinor: number | null, startedOn: string, endsOn: string | null = null): CustomerContract => ({ customer, monthlyMinor, startedOn, endsOn });

test('new, returned, more, less, gone', () => {
  const contracts = [
    contract('Stays', 10_00, '2026-01-01'), contract('New', 20_00, '2026-10-05'), contract('Returned', 30_00, '2026-01-01', '2026-06-01'), contract('Returned', 35_00, '2026-10-20'),
    contract('More', 10_00, '2026-01-01'), contract('More', 5_00, '2026-10-11'), contract('Less', 10_00, '2026-01-01'), contract('Less', 7_00, '2026-01-01', '2026-10-31'),
    contract('Gone', 40_00, '2026-01-01', '2026-10-15'), contract('By use', null, '2026-01-01'),
  ];
  expect(mrrMovement(contracts, '2026-09-30', '2026-10-31')).toEqual({
    openingMinor: 77_00, newMinor: 20_00, returnedMinor: 35_00, expansionMinor: 5_00, contractionMinor: 7_00, churnMinor: 40_00, closingMinor: 90_00,
    customersAtStart: 4, customersAtEnd: 5, customersLost: 1, customersGained: 2,
  });
  expect(mrrOn(contracts, '2026-10-31')).toBe(90_00);
  expect(unpricedOn(contracts, '2026-10-31')).toBe(1);
});

test('the movements add up, whatever was subscribed to', () => {
  const day = fc.integer({ min: 0, max: 200 }).map((number) => addDays('2026-01-01', number));
  const any = fc.record({ customer: fc.constantFrom('a', 'b', 'c'), monthlyMinor: fc.option(fc.integer({ min: 0, max: 9_000 })), startedOn: day, endsOn: fc.option(day) });
  fc.assert(fc.property(fc.array(any, { maxLength: 12 }), day, fc.integer({ min: 0, max: 90 }), (contracts, before, days) => {
    const moved = mrrMovement(contracts, before, addDays(before, days));
    expect(moved.openingMinor + moved.newMinor + moved.returnedMinor + moved.expansionMinor - moved.contractionMinor - moved.churnMinor).toBe(moved.closingMinor);
    expect(moved.customersAtStart + moved.customersGained - moved.customersLost).toBe(moved.customersAtEnd);
    expect([moved.newMinor, moved.returnedMinor, moved.expansionMinor, moved.contractionMinor, moved.churnMinor].every((part) => part >= 0)).toBe(true);
  }), { seed: 20261122 });
});

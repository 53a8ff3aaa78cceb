/** Pairing of own-account transfers: by example, and whatever the rows are and in whichever order they come. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../local-date.ts';
import type { SourceRow } from '../matching/source-row.ts';
import { matchTransfers } from './match-transfers.ts';

const SEED = Number(process.env.SEED ?? 20_261_122);
const row = (key: string, account: string, amountMinor: number, description: string, more: Partial<SourceRow> = {}): SourceRow => ({
  key, date: '2026-03-10', amountMinor, currency: 'USD', description, counterparty: null, account, role: account.includes('Card') ? 'card' : 'bank', ...more,
});

function verdict(out: SourceRow, into: SourceRow): string {
  const { certain, proposed } = matchTransfers({ outs: [out], ins: [into], apart: new Set() });
  return certain.length > 0 ? 'transfer' : proposed.length > 0 ? 'asked' : 'two payments';
}

describe('money out of one account and into another', () => {
  test.each([
    ['TRANSFER TO SAVINGS', 'TRANSFER FROM CHECKING', 'transfer'],
    ['ONLINE XFER 8841', 'DEPOSIT', 'transfer'],
    ['CHECK 1021', 'DEPOSIT', 'asked'],
    ['PAYROLL ANNA SMITH', 'NORTHWIND TRADERS', 'two payments'],
    ['PAYROLL ANNA SMITH', 'DEPOSIT', 'two payments'],
    ['TRANSFER TO SAVINGS', 'NORTHWIND TRADERS INVOICE 12', 'asked'],
    ['OAK PROPERTIES RENT', 'STRIPE TRANSFER', 'two payments'],
  ])('%s, %s: %s', (out, into, expected) => {
    expect(verdict(row('out', 'Checking', -500_00, out), row('in', 'Savings', 500_00, into))).toBe(expected);
  });

  test.each([
    ['PAYPAL INST XFER', true, 'transfer'],
    ['CHECK 1021', true, 'transfer'],
    ['PAYROLL ANNA SMITH', true, 'two payments'],
    ['PAYPAL INST XFER', false, 'asked'],
  ])('%s, and a provider where the money came in (which calls it a transfer: %s): %s', (out, isTransfer, expected) => {
    const into = row('in', 'PayPal', 500_00, isTransfer ? 'PayPal deposit from the bank' : 'Northwind Traders', { isTransfer });
    expect(verdict(row('out', 'Checking', -500_00, out, { counterparty: out.startsWith('PAYPAL') ? 'Paypal' : null }), into)).toBe(expected);
  });

  test('the own card is paid', () => {
    expect(verdict(row('out', 'Checking', -500_00, 'CARD PAYMENT VISA CARD 1234'), row('in', 'Visa Card', 500_00, 'PAYMENT THANK YOU', { date: '2026-03-12' }))).toBe('transfer');
  });

  test('a week later it is something else', () => {
    expect(verdict(row('out', 'Checking', -500_00, 'TRANSFER TO SAVINGS'), row('in', 'Savings', 500_00, 'TRANSFER FROM CHECKING', { date: '2026-03-18' }))).toBe('two payments');
  });
});

const side = (name: string, sign: 1 | -1) => fc.array(fc.record({
  day: fc.nat(9), amount: fc.constantFrom(100_00, 250_00), account: fc.constantFrom('Checking', 'Savings', 'Visa Card'), text: fc.constantFrom('TRANSFER TO SAVINGS', 'TRANSFER FROM CHECKING', 'DEPOSIT', 'NORTHWIND TRADERS', 'XFER'),
}), { maxLength: 10 }).map((rows) => rows.map(({ day, amount, account, text }, index) => row(`${name}${index}`, account, sign * amount, text, { date: addDays('2026-03-01', day) })));

test(`a row is in one transfer at most, and the order of rows changes nothing (seed ${SEED})`, () => {
  fc.assert(fc.property(side('out', -1), side('in', 1), (outs, ins) => {
    const keys = (found: ReturnType<typeof matchTransfers>): string[] => [...found.certain, ...found.proposed].map((pair) => `${pair.out.key} ${pair.into.key}`).sort();
    const found = matchTransfers({ outs, ins, apart: new Set() });
    const pairs = [...found.certain, ...found.proposed];
    expect(new Set(pairs.flatMap(({ out, into }) => [out.key, into.key])).size).toBe(pairs.length * 2);
    for (const { out, into } of pairs) expect([into.amountMinor, out.account !== into.account]).toEqual([-out.amountMinor, true]);
    expect(keys(matchTransfers({ outs: outs.toReversed(), ins: ins.toReversed(), apart: new Set() }))).toEqual(keys(found));
  }), { seed: SEED, numRuns: 500 });
});

/** Random ledgers drawn as PDF statements in the manners of different banks and read back: not a cent may differ. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../finance/local-date.ts';
import { readStatement } from '../read-statement.ts';
import { isFailure, type StatementRow } from '../statement.ts';
import { drawStatement, PDF_MANNERS, type Payment } from './test-statements.ts';

const RUNS = process.env.PURSER_TEST_FULL === '1' ? 120 : 6;
const SEED = Number(process.env.SEED ?? 20_261_122);

const WORDS = ['CARD PURCHASE', 'COFFEE', 'ACME CORP', 'PAYROLL', 'RENT', 'INVOICE 2025-17', 'REF 991-22', 'CITY POWER', 'ONLINE TRANSFER', 'SHOP 24', 'MILLER & SONS', 'FUEL', 'INSURANCE', 'CHECK 1042', 'Refund', 'Team lunch', 'ATM MAIN ST'];
const START = '2024-11-20';

const payments = fc.array(fc.record({
  after: fc.integer({ min: 0, max: 3 }),
  amountMinor: fc.oneof(fc.integer({ min: 1, max: 999_999_99 }), fc.integer({ min: -999_999_99, max: -1 }), fc.constantFrom(-100, 100, -5, 250_000_00)),
  words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }),
}), { minLength: 3, maxLength: 70 }).map((rows): Payment[] => {
  // A day after the twelfth and both directions, so that the content settles the reading.
  let date = START;
  const ledger = rows.map(({ after, amountMinor, words }) => {
    date = addDays(date, after);
    return { date, amountMinor, description: words.join(' ') };
  });
  return [{ date: START, amountMinor: -1_250, description: 'FIRST' }, { date: START, amountMinor: 8_000, description: 'SECOND' }, ...ledger];
});

test.each(PDF_MANNERS)('$name', async (manner) => {
  await fc.assert(fc.asyncProperty(payments, fc.integer({ min: 0, max: 50_000_00 }), async (ledger, openingMinor) => {
    const rows: StatementRow[] = [];
    const reading = await readStatement(drawStatement(ledger, openingMinor, manner), 'statement.pdf', (batch) => { rows.push(...batch); });
    if (isFailure(reading)) throw new Error(reading.failure);
    expect(reading.ambiguity).toBeNull();
    const expected = manner.sections ? [...ledger.filter(({ amountMinor }) => amountMinor > 0), ...ledger.filter(({ amountMinor }) => amountMinor < 0)] : ledger;
    expect(rows.map(({ date, amountMinor, description }) => ({ date, amountMinor, description }))).toEqual(expected);
    const closingMinor = ledger.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor);
    expect(reading).toMatchObject({ openingMinor, closingMinor, balanceProof: 'holds', accountKey: '9876 5432 1098' });
  }), { numRuns: RUNS, seed: SEED });
});

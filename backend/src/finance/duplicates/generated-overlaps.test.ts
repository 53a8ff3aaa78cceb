/** A thousand generated overlaps of two statements of one account: no payment is lost and none is doubled. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalisedDescription } from '../../ingestion/fingerprint.ts';
import { matchStatements } from './match-statements.ts';
import type { Copies, LeftOver } from './statement-row.ts';
import { busyLedgers, ledgers, statementOf, longStyles, styles, type Line, type Payment, type Style } from './test-overlaps.ts';

const SEED = Number(process.env.SEED ?? 20_261_122);
const RUNS = 1_000;

/** As the import does it: equal rows are told by their facts and the how-manieth they are, the rest by similarity. */
function overlap(first: readonly Line[], second: readonly Line[]): { exactCount: number; copies: Copies; known: LeftOver[]; added: LeftOver[] } {
  const [one, other] = [numbered(first), numbered(second)];
  const theirs = new Set(other.map(({ key }) => key));
  const shared = new Set(one.map(({ key }) => key).filter((key) => theirs.has(key)));
  const known = one.filter(({ key }) => !shared.has(key)).map((row) => ({ ...row, key: `known ${row.key}` }));
  const added = other.filter(({ key }) => !shared.has(key)).map((row) => ({ ...row, key: `added ${row.key}` }));
  const within = (rows: readonly LeftOver[], span: LeftOver['span'] | undefined): number => rows.filter(({ date }) => span !== undefined && date >= span.from && date <= span.to).length;
  const copies = matchStatements({
    known, added, exactCount: shared.size, knownCount: within(known, other[0]?.span), addedCount: within(added, one[0]?.span), apart: new Set(), leftToOwner: new Set(),
  });
  return { exactCount: shared.size, copies, known, added };
}

function numbered(lines: readonly Line[]): LeftOver[] {
  const days = lines.map(({ date }) => date).sort();
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const facts = `${line.date} ${line.amountMinor} ${normalisedDescription(line.description)}`;
    seen.set(facts, (seen.get(facts) ?? 0) + 1);
    return {
      key: `${facts} ${seen.get(facts)}`, date: line.date, amountMinor: line.amountMinor, currency: 'USD', description: line.description, counterparty: null, account: 'Checking', role: 'bank',
      span: { from: days[0]!, to: days.at(-1)! },
    };
  });
}

/** How many payments of each amount there are: what is lost or doubled shows there. */
function amounts(rows: readonly { amountMinor: number }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { amountMinor } of rows) counts.set(amountMinor, (counts.get(amountMinor) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => a - b));
}

function check(ledger: readonly Payment[], one: Style, other: Style): void {
  const [first, second] = [statementOf(ledger, one), statementOf(ledger, other)];
  const { copies, known, added } = overlap(first, second);
  const copied = new Set(copies.certain.map((pair) => pair.added.key));
  expect(copied.size).toBe(copies.certain.length);
  expect(new Set(copies.certain.map((pair) => pair.known.key)).size).toBe(copies.certain.length);
  expect(known.length + copied.size).toBeLessThanOrEqual(first.length + added.length);
  const counted = [...first, ...added.filter(({ key }) => !copied.has(key))];
  const told = new Set([...first, ...second].map(({ id }) => id));
  const really = ledger.filter(({ id }) => told.has(id));
  expect(amounts(counted)).toEqual(amounts(really));
}

const asBooked = fc.constant<Style['later']>({ all: 0 });
const PARAMETERS = { seed: SEED, numRuns: RUNS };
const FEWER = { seed: SEED, numRuns: process.env.PURSER_TEST_FULL === '1' ? RUNS : 150 };

describe(`up to ${RUNS} overlaps each, nothing lost and nothing doubled (seed ${SEED})`, () => {
  test('other words, other spelling, other order', () => {
    fc.assert(fc.property(ledgers, styles(asBooked), styles(asBooked), check), PARAMETERS);
  });

  test('all on the day of value instead of the day of booking', () => {
    const later = fc.constantFrom<Style['later']>({ all: 1 }, { all: 2 });
    fc.assert(fc.property(busyLedgers, longStyles(asBooked), longStyles(later), check), FEWER);
  });

  test('some a day or two later than others', () => {
    const later = fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: 4, maxLength: 4 }).map((some) => ({ some: [1, 1, 2, ...some] }));
    fc.assert(fc.property(busyLedgers, longStyles(asBooked), longStyles(later), check), FEWER);
  });
});

/** A long story of a company, the same in every process: new rows, rows that change later, rows that are taken back. */
import { sale, type Told } from './test-provider.ts';

/** Long enough that each of many kills finds a sync under way. */
const LENGTH = process.env.PURSER_TEST_FULL === '1' ? 80_000 : 8_000;

export function toldInAll(): Told[] {
  return Array.from({ length: LENGTH }, (_, number): Told => {
    if (number > 100 && number % 10 === 0) return { goneId: `ch_${number - 51}` };
    if (number > 100 && number % 10 === 5) return { row: sale(number - 92, { amountMinor: 5_000 + number }) };
    return { row: sale(number) };
  });
}

/** What is left of it in the end, by identifier. */
export function whatIsLeft(told: readonly Told[]): Map<string, number> {
  const left = new Map<string, number>();
  for (const one of told) {
    if ('goneId' in one) left.delete(one.goneId);
    else left.set(one.row.externalId, one.row.amountMinor);
  }
  return left;
}

/** Insights about single payments far above what the same vendor usually gets. */
import { filterOf } from '../figures/figure-source.ts';
import { EXPENSE_ROLES } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { addDays, addMonths, dateInWords } from '../local-date.ts';
import { inWords, type InsightFinder } from './insight.ts';

const LOOK_BACK_DAYS = 62;
const HISTORY_MONTHS = 12;
const LEAST_EARLIER_PAYMENTS = 4;
const TIMES_USUAL = 3;
const CANDIDATES = 40;
const MAX_FOUND = 3;

export const unusualAmounts: InsightFinder = async (context) => {
  const { source } = context;
  const newest = source.vocabulary.dateTo;
  if (newest === null) return [];
  const recent = { from: addDays(newest, 1 - LOOK_BACK_DAYS), to: newest };
  const earlier = { from: addMonths(recent.from, -HISTORY_MONTHS), to: addDays(recent.from, -1) };
  const spending = { roles: EXPENSE_ROLES, direction: 'out' } as const;

  const { entries } = await source.reader.entries({ ...filterOf(source, recent), ...spending }, 'largest', CANDIDATES);
  const names = [...new Set(entries.flatMap((entry) => (entry.counterparty === null ? [] : [entry.counterparty])))];
  if (names.length === 0) return [];
  const history = await source.reader.totals({ ...filterOf(source, earlier), ...spending, counterparties: names }, ['counterparty']);
  const usual = new Map(history.filter((group) => group.outCount >= LEAST_EARLIER_PAYMENTS)
    .map((group) => [group.key.counterparty ?? '', { averageMinor: divideMinor(group.outMinor, group.outCount), count: group.outCount }]));

  const money = inWords(context);
  return entries.flatMap((entry) => {
    const known = usual.get(entry.counterparty ?? '');
    const paidMinor = -entry.amountMinor;
    if (!known || known.averageMinor <= 0 || paidMinor < known.averageMinor * TIMES_USUAL) return [];
    return [{
      key: `unusual-amount:${entry.id}`, type: 'alert' as const,
      title: `Unusually large payment to ${entry.counterparty}: ${money(paidMinor)}`,
      content: `On ${dateInWords(entry.date)} ${money(paidMinor)} went to ${entry.counterparty}. The ${known.count} payments in the year before averaged ${money(known.averageMinor)}.`,
      advice: `Compare it with the invoice: ${money(paidMinor - known.averageMinor)} more than usual is worth a call to ${entry.counterparty} before the money is gone for good.`,
      stakeMinor: paidMinor - known.averageMinor, stakePeriod: 'once' as const, causes: [`vendor:${entry.counterparty}`],
      filter: { ...filterOf(source, { from: entry.date, to: entry.date }), direction: 'out' as const, counterparties: [entry.counterparty ?? ''], atLeastMinor: paidMinor },
    }];
  }).slice(0, MAX_FOUND);
};

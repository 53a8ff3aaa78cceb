/** Whose price has moved: of everybody who is paid regularly, what one charge is now and what it was. */
import type { Entry } from '../../ledger/entry.ts';
import { recurringCosts } from '../../figures/recurring-costs.ts';
import { percentChange, roundPercent } from '../../percent.ts';
import { minorToDecimal } from '../../money.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { pageOf, partyOf, rowsFilter } from './books.ts';
import type { Figures, PriceMove } from './figures.ts';
import { rowItself } from './single-rows.ts';
import { aliveStreams } from './latest.ts';
import { withPlaces } from './group-rows.ts';

const NAMES_MOST = 60;
const ROWS_LOOKED_AT = 60;
/** What changes from charge to charge has no price: electricity, fuel, wages by the hour. */
const CHARGES_A_PRICE = 3;

export async function priceList(plan: Plan, books: Books): Promise<Figures> {
  const names = (await recurringCosts(books.reader, rowsFilter(plan, books), books.asOf)).slice(0, NAMES_MOST);
  const found = await Promise.all(names.map(({ name }) => movesOf(name, plan, books)));
  const way = plan.order === 'smallest' ? -1 : 1;
  const moves = found.flat().filter(({ last, first }) => way * (Math.abs(last.amountMinor) - Math.abs(first.amountMinor)) > 0)
    .sort((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)) || (a.name < b.name ? -1 : 1));
  const money = (minor: number) => minorToDecimal(Math.abs(minor), books.vocabulary.currency);
  const rows = moves.map((move) => [move.name, minorToDecimal(changeOf(move), books.vocabulary.currency), money(move.first.amountMinor), money(move.last.amountMinor), roundPercent(percentChange(Math.abs(move.last.amountMinor), Math.abs(move.first.amountMinor)) ?? 0), move.since]);
  return {
    value: moves.length === 1 && moves[0] ? changeOf(moves[0]) : null, unit: 'currency', chart: null,
    table: withPlaces({ columns: ['Name', 'Change', 'Before', 'Now', 'Change in %', 'Since'], rows }, moves.map(({ first, last }) => [null, null, rowItself(first, books), rowItself(last, books), null, null]), books),
    cited: moves.flatMap(({ first, last }) => [rowItself(first, books), rowItself(last, books)]), detail: { task: 'price-list', moves, looked: names.length },
  };
}

const changeOf = ({ first, last }: PriceMove): number => Math.abs(last.amountMinor) - Math.abs(first.amountMinor);

/** One for each stream of charges, from the last charge before the period on. */
async function movesOf(name: string, plan: Plan, books: Books): Promise<PriceMove[]> {
  const until = { ...plan, period: { ...plan.period, from: '0001-01-01' }, filters: { ...plan.filters, counterparties: [name], direction: 'out' as const } };
  const { entries } = await pageOf(until, 'newest', ROWS_LOOKED_AT, books);
  return aliveStreams(entries).flatMap((all) => {
    const before = all.findIndex(({ date }) => date < plan.period.from);
    const stream = before < 0 ? all : all.slice(0, before + 1);
    const [last, first] = [stream[0], stream.at(-1)];
    const prices = new Set(stream.map(({ amountMinor }) => amountMinor));
    if (!last || !first || stream.length < 2 || prices.size * CHARGES_A_PRICE > stream.length + CHARGES_A_PRICE) return [];
    return [{ name: partyOf(last), first, last, since: sinceWhen(stream, last) }];
  });
}

/** The day of the oldest charge in a row at today's price. */
function sinceWhen(newestFirst: readonly Entry[], last: Entry): string {
  const end = newestFirst.findIndex(({ amountMinor }) => amountMinor !== last.amountMinor);
  return newestFirst[(end < 0 ? newestFirst.length : end) - 1]?.date ?? last.date;
}

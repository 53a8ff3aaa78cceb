/** Who is paid, or pays, month after month; bills that come every quarter. */
import { quarterlyCosts, recurringCosts, recurringIncome, recurringPeriod } from '../../figures/recurring-costs.ts';
import type { LocalDate } from '../../ledger/entry.ts';
import { addDays } from '../../local-date.ts';
import { lastMonths } from '../../period.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter } from './books.ts';
import { lineTable } from './calendar-lines.ts';
import type { Figures, Line } from './figures.ts';
import { withPlaces } from './group-rows.ts';
import { isWithin } from './groups.ts';

const QUARTERS_A_YEAR = 4;
const MONTHS_A_YEAR = 12;

/** The amount is that of the latest of the months, or of the last quarterly bill. */
export async function recurring(plan: Plan, books: Books): Promise<Figures> {
  const lines = inOrder((await streams(plan, books)).filter(({ value }) => isWithin(value, plan)), plan);
  const way = isIncome(plan) ? 'in' as const : 'out' as const;
  const rows = { ...rowsFilter(plan, books), direction: way };
  const latest = { ...rows, ...lastMonths(plan.per === 'quarter' ? 3 : 1, endOf(plan, books)) };
  const table = withPlaces(lineTable(['Name', plan.per === 'quarter' ? 'Last bill' : 'Last full month'], lines, 'currency', books), lines.map(({ label }) => [null, { ...latest, counterparties: [label] }]), books);
  const cited = [{ ...rows, ...(plan.per === 'quarter' ? lastMonths(3, endOf(plan, books)) : recurringPeriod(endOf(plan, books))), counterparties: lines.map(({ label }) => label) }];
  return { ...figureOf(lines, plan), table, chart: null, cited, detail: { task: 'recurring', lines } };
}

/** Of a stretch that is over they are told as they were at its end. */
const endOf = ({ period: { to } }: Plan, { asOf }: Books): LocalDate => (to < asOf ? addDays(to, 1) : asOf);

const isIncome = ({ metric }: Plan): boolean => metric === 'revenue' || metric === 'grossSales';

async function streams(plan: Plan, books: Books): Promise<Line[]> {
  const rows = rowsFilter(plan, books);
  const found = await (isIncome(plan) ? recurringIncome(books.reader, rows, endOf(plan, books)) : plan.per === 'quarter' ? quarterlyCosts(books.reader, rows, endOf(plan, books)) : recurringCosts(books.reader, rows, endOf(plan, books)));
  return found.map(({ name, amountMinor }) => ({ label: name, value: amountMinor }));
}

const inOrder = (lines: readonly Line[], { order, limit }: Plan): Line[] => (order === 'smallest' ? [...lines].reverse() : [...lines]).slice(0, limit ?? lines.length);

function figureOf(lines: readonly Line[], { counted, yearly, per }: Plan): Pick<Figures, 'value' | 'unit'> {
  if (counted) return { value: lines.length, unit: 'count' };
  const sum = lines.reduce((all, { value }) => all + value, 0);
  return { value: yearly ? sum * (per === 'quarter' ? QUARTERS_A_YEAR : MONTHS_A_YEAR) : sum, unit: 'currency' };
}

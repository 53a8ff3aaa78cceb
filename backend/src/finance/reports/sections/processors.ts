/** What each account took, gave back, paid in fees and passed on: the accounts of payment processors beside those of the bank. */
import { defaultAccount } from '../../chart-of-accounts.ts';
import { filterOf } from '../../figures/figure-source.ts';
import type { GroupTotal } from '../../ledger/ledger-reader.ts';
import { divideMinor } from '../../money.ts';
import { percentOf, roundPercent } from '../../percent.ts';
import type { Period } from '../../period.ts';
import type { ReportColumn, ReportTable } from '../document.ts';
import { placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';
import { monthsToShow } from './months.ts';

const DISPUTE = 'dispute';

interface Taken {
  readonly chargesMinor: number;
  readonly charges: number;
  readonly refundsMinor: number;
  readonly disputesMinor: number;
  readonly feesMinor: number;
  readonly payoutsMinor: number;
}

export const processors: SectionWriter = async (context) => {
  const taken = await takenBy('account', context.figures.period, context);
  const names = new Map(context.source.vocabulary.accounts.map(({ number, name }) => [String(number), name]));
  const found = [...taken].filter(([, one]) => one.charges > 0 || one.refundsMinor + one.disputesMinor !== 0).sort(([, one], [, other]) => other.chargesMinor - one.chargesMinor);
  if (found.length === 0) return null;
  return { title: 'By account', blocks: [takenTable('By account', found.map(([number, one]) => ({ label: names.get(number) ?? number, one, place: placeIn(context, { accounts: [Number(number)], roles: ['revenue'] }) })))] };
};

export const processorMonths: SectionWriter = async (context) => {
  const { period } = context.figures;
  const points = monthsToShow(context.figures);
  const [first] = points;
  if (!first || points.length < 2) return null;
  const taken = await takenBy('month', { from: first.from, to: period.to }, context);
  const lines = points.map(({ label, ...stretch }) => ({ label, one: taken.get(stretch.from.slice(0, 7)) ?? NONE, place: placeIn(context, { roles: ['revenue'] }, stretch) }));
  const { currency } = context.figures;
  return { title: 'Payments by month', blocks: [takenTable('Payments by month', lines), {
    kind: 'chart', chart: 'columns', unit: 'money', title: 'What was taken, given back and paid in fees', caption: `Payments, refunds with disputes, and fees by month, in ${currency}`, labels: lines.map(({ label }) => label),
    series: [{ name: 'Payments', values: lines.map(({ one }) => one.chargesMinor) }, { name: 'Refunds and disputes', values: lines.map(({ one }) => one.refundsMinor + one.disputesMinor) }, { name: 'Fees', values: lines.map(({ one }) => one.feesMinor) }],
  }] };
};

const NONE: Taken = { chargesMinor: 0, charges: 0, refundsMinor: 0, disputesMinor: 0, feesMinor: 0, payoutsMinor: 0 };

async function takenBy(key: 'account' | 'month', period: Period, { source }: ReportContext): Promise<Map<string, Taken>> {
  const filter = filterOf(source, period);
  const [roles, fees, disputes] = await Promise.all([
    source.reader.totals({ ...filter, roles: ['revenue', 'refund', 'transfer'] }, [key, 'role']),
    source.reader.totals({ ...filter, categories: [defaultAccount('Bank Fees').number] }, [key]),
    source.reader.totals({ ...filter, roles: ['refund'], descriptionWords: [DISPUTE] }, [key]),
  ]);
  const keys = new Set([...roles, ...fees, ...disputes].map((group) => group.key[key] ?? ''));
  const given = (groups: readonly GroupTotal[], name: string): number => groups.filter((group) => group.key[key] === name).reduce((sum, { inMinor, outMinor }) => sum + outMinor - inMinor, 0);
  return new Map([...keys].map((name) => {
    const of = (role: string) => roles.filter((group) => group.key[key] === name && group.key.role === role);
    const [sold] = of('revenue');
    const disputesMinor = given(disputes, name);
    return [name, { chargesMinor: sold ? sold.inMinor - sold.outMinor : 0, charges: sold?.inCount ?? 0, refundsMinor: given(of('refund'), name) - disputesMinor, disputesMinor, feesMinor: given(fees, name), payoutsMinor: given(of('transfer'), name) }];
  }));
}

const AVERAGE = 'Average payment';
const COLUMNS: readonly ReportColumn[] = [
  { header: '', unit: 'text' }, { header: 'Payments', unit: 'money' }, { header: 'Count', unit: 'count' }, { header: 'Refunds', unit: 'money' }, { header: 'Disputes', unit: 'money' }, { header: 'Fees', unit: 'money' }, { header: 'Kept', unit: 'money' },
  { header: 'Transferred on', unit: 'money' }, { header: AVERAGE, unit: 'money' }, { header: 'Fee rate', unit: 'percent' }, { header: 'Refund rate', unit: 'percent' }];
const NOTE = 'Fees are the rows of the category Bank Fees, and the fee rate is theirs in the payments of the same account. Transferred on is what own transfers took out, payouts to the bank above all.';

function takenTable(title: string, lines: readonly { readonly label: string; readonly one: Taken; readonly place: ReturnType<typeof placeIn> }[]): ReportTable {
  const table = new TableRows();
  const rows = lines.map(({ label, one, place }) => table.line(cells(label, one), place));
  // A mean is no sum.
  const sum = (of: keyof Taken): number => lines.reduce((total, { one }) => total + one[of], 0);
  table.sum('total', cells('Total', { chargesMinor: sum('chargesMinor'), charges: sum('charges'), refundsMinor: sum('refundsMinor'), disputesMinor: sum('disputesMinor'), feesMinor: sum('feesMinor'), payoutsMinor: sum('payoutsMinor') }).map((cell, column) => (COLUMNS[column]?.header === AVERAGE ? null : cell)), plus(...rows), null);
  return { kind: 'table', title, columns: COLUMNS, rows: table.rows, note: NOTE };
}

function cells(label: string, { chargesMinor, charges, refundsMinor, disputesMinor, feesMinor, payoutsMinor }: Taken): (string | number | null)[] {
  const rate = (part: number): number | null => { const percent = percentOf(part, chargesMinor); return percent === null ? null : roundPercent(percent); };
  return [label, chargesMinor, charges, refundsMinor, disputesMinor, feesMinor, chargesMinor - refundsMinor - disputesMinor - feesMinor, payoutsMinor, charges === 0 ? null : divideMinor(chargesMinor, charges), rate(feesMinor), rate(refundsMinor + disputesMinor)];
}

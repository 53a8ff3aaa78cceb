/** What each account took, gave back, paid in fees and passed on: the accounts of payment processors beside those of the bank. */
import { defaultAccount } from '../../chart-of-accounts.ts';
import { filterOf } from '../../figures/figure-source.ts';
import type { GroupTotal } from '../../ledger/ledger-reader.ts';
import { divideMinor } from '../../money.ts';
import { percentOf, roundPercent } from '../../percent.ts';
import type { Period } from '../../period.ts';
import type { ReportColumn, ReportRow, ReportTable } from '../document.ts';
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
  return { title: 'By account', blocks: takenTables('By account', found.map(([number, one]) => ({ label: names.get(number) ?? number, one, place: placeIn(context, { accounts: [Number(number)], roles: ['revenue'] }) }))) };
};

export const processorMonths: SectionWriter = async (context) => {
  const { period } = context.figures;
  const points = monthsToShow(context.figures);
  const [first] = points;
  if (!first || points.length < 2) return null;
  const taken = await takenBy('month', { from: first.from, to: period.to }, context);
  const lines = points.map(({ label, ...stretch }) => ({ label, one: taken.get(stretch.from.slice(0, 7)) ?? NONE, place: placeIn(context, { roles: ['revenue'] }, stretch) }));
  const { currency } = context.figures;
  return { title: 'Payments by month', blocks: [...takenTables('Payments by month', lines), {
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

interface Line { readonly label: string; readonly one: Taken; readonly place: ReturnType<typeof placeIn> }

const money = (header: string): ReportColumn => ({ header, unit: 'money' });
const NAME: ReportColumn = { header: '', unit: 'text' };
const SUMS: readonly ReportColumn[] = [NAME, money('Payments'), money('Refunds'), money('Disputes'), money('Fees'), money('Kept'), money('Transferred on')];
const RATES: readonly ReportColumn[] = [NAME, { header: 'Payments', unit: 'count' }, money('Average payment'), { header: 'Fee rate', unit: 'percent' }, { header: 'Refund rate', unit: 'percent' }];
const NOTE = 'Fees are the rows of the category Bank Fees. Kept is what was left of the payments. Transferred on is what own transfers took out, payouts to the bank above all.';
const RATES_NOTE = 'In percent of the payments of the same line; disputes count with the refunds.';

/** The sums, and how large and how dear the payments were. */
function takenTables(title: string, lines: readonly Line[]): ReportTable[] {
  const sum = (of: keyof Taken): number => lines.reduce((total, { one }) => total + one[of], 0);
  const all: Taken = { chargesMinor: sum('chargesMinor'), charges: sum('charges'), refundsMinor: sum('refundsMinor'), disputesMinor: sum('disputesMinor'), feesMinor: sum('feesMinor'), payoutsMinor: sum('payoutsMinor') };
  const table = (name: string, columns: readonly ReportColumn[], note: string, cells: (label: string, one: Taken) => ReportRow['cells'], totals: ReportRow['cells']): ReportTable => {
    const rows = new TableRows();
    const added = lines.map(({ label, one, place }) => rows.line(cells(label, one), place));
    rows.sum('total', totals, plus(...added), null);
    return { kind: 'table', title: name, columns, rows: rows.rows, note };
  };
  const [label, count, , ...rates] = rateCells('Total', all);
  // A mean is no sum.
  return [table(title, SUMS, NOTE, sumCells, sumCells('Total', all)), table('Sizes and rates', RATES, RATES_NOTE, rateCells, [label ?? null, count ?? null, null, ...rates])];
}

function sumCells(label: string, { chargesMinor, refundsMinor, disputesMinor, feesMinor, payoutsMinor }: Taken): ReportRow['cells'] {
  return [label, chargesMinor, refundsMinor, disputesMinor, feesMinor, chargesMinor - refundsMinor - disputesMinor - feesMinor, payoutsMinor];
}

function rateCells(label: string, { chargesMinor, charges, refundsMinor, disputesMinor, feesMinor }: Taken): ReportRow['cells'] {
  const rate = (part: number): number | null => { const percent = percentOf(part, chargesMinor); return percent === null ? null : roundPercent(percent); };
  return [label, charges, charges === 0 ? null : divideMinor(chargesMinor, charges), rate(feesMinor), rate(refundsMinor + disputesMinor)];
}

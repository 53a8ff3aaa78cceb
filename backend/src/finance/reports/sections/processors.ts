/** What each account took, gave back, paid in fees and passed on: the accounts of payment processors beside those of the bank. */
import { divideMinor } from '../../money.ts';
import { percentOf, roundPercent } from '../../percent.ts';
import type { ReportColumn, ReportRow, ReportTable } from '../document.ts';
import { placeIn, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';
import { monthsToShow } from './months.ts';
import { NONE, takenBy, type Taken } from './taken.ts';

export const processors: SectionWriter = async (context) => {
  const taken = await takenBy('account', context.figures.period, context);
  const names = new Map(context.source.vocabulary.accounts.map(({ number, name }) => [String(number), name]));
  const found = [...taken].filter(([, one]) => takesPayments(one)).sort(([, one], [, other]) => other.chargesMinor - one.chargesMinor);
  if (found.length === 0) return null;
  return { title: 'By account', blocks: takenTables('By account', found.map(([number, one]) => ({ label: names.get(number) ?? number, one, place: placeIn(context, { accounts: [Number(number)], roles: ['revenue'] }) }))) };
};

export const processorMonths: SectionWriter = async (context) => {
  const { period } = context.figures;
  const points = monthsToShow(context.figures);
  const [first] = points;
  if (!first || points.length < 2) return null;
  const stretch = { from: first.from, to: period.to };
  const accounts = [...await takenBy('account', stretch, context)].filter(([, one]) => takesPayments(one)).map(([number]) => Number(number));
  const taken = await takenBy('month', stretch, context, accounts);
  const lines = points.map(({ label, ...month }) => ({ label, one: taken.get(month.from.slice(0, 7)) ?? NONE, place: placeIn(context, { roles: ['revenue'] }, month) }));
  const { currency } = context.figures;
  return { title: 'Payments by month', blocks: [...takenTables('Payments by month', lines), {
    kind: 'chart', chart: 'columns', unit: 'money', title: 'What was taken, given back and paid in fees', caption: `Payments, refunds with disputes, and fees by month, in ${currency}`, labels: lines.map(({ label }) => label),
    series: [{ name: 'Payments', values: lines.map(({ one }) => one.chargesMinor) }, { name: 'Refunds and disputes', values: lines.map(({ one }) => one.refundsMinor + one.disputesMinor) }, { name: 'Fees', values: lines.map(({ one }) => one.feesMinor) }],
  }] };
};

/** An account that only passes money on has no line. */
const takesPayments = ({ charges, refundsMinor, disputesMinor }: Taken): boolean => charges > 0 || refundsMinor + disputesMinor !== 0;

interface Line { readonly label: string; readonly one: Taken; readonly place: ReturnType<typeof placeIn> }

const money = (header: string): ReportColumn => ({ header, unit: 'money' });
const NAME: ReportColumn = { header: '', unit: 'text' };
const SUMS: readonly ReportColumn[] = [NAME, money('Payments'), money('Refunds'), money('Disputes'), money('Fees'), money('Kept'), money('Transferred on')];
const RATES: readonly ReportColumn[] = [NAME, { header: 'Payments', unit: 'count' }, money('Average payment'), { header: 'Fee rate', unit: 'percent' }, { header: 'Refund rate', unit: 'percent' }];
const NOTE = 'Of connected processors, refunds, disputes, fees and payouts are what they call so. Of files, fees are the rows of the category Bank Fees, disputes the refunds that say so, and what own transfers took out was transferred on. Kept is what was left of the payments.';
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

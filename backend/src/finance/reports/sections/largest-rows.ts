/** The largest single payments behind a figure, each with its day, its other party and its category. */
import { filterOf } from '../../figures/figure-source.ts';
import type { EntryFilter } from '../../ledger/ledger-reader.ts';
import { EXPENSE_ROLES } from '../../metrics.ts';
import { placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { TableRows } from '../table-rows.ts';

const MOST_ROWS = 10;

export const largestExpenses: SectionWriter = (context) => largest('Largest payments', { roles: EXPENSE_ROLES, direction: 'out' }, context);
export const largestSales: SectionWriter = (context) => largest('Largest sales', { roles: ['revenue'], direction: 'in' }, context);
export const largestRefunds: SectionWriter = (context) => largest('Largest refunds and disputes', { roles: ['refund'], direction: 'out' }, context);

async function largest(title: string, conditions: Partial<EntryFilter>, context: ReportContext): Promise<Awaited<ReturnType<SectionWriter>>> {
  const { source } = context;
  const { entries, count } = await source.reader.entries({ ...filterOf(source, context.figures.period), ...conditions }, 'largest', MOST_ROWS);
  if (entries.length === 0) return null;
  const names = new Map(source.vocabulary.categories.map(({ number, name }) => [number, name]));
  const table = new TableRows();
  for (const { date, description, counterparty, amountMinor, categoryNumber } of entries) {
    const place = placeIn(context, { ...conditions, ...(counterparty === null ? {} : { counterparties: [counterparty] }), categories: [categoryNumber], atLeastMinor: Math.abs(amountMinor), atMostMinor: Math.abs(amountMinor) }, { from: date, to: date });
    table.line([counterparty ?? description, Math.abs(amountMinor), date, names.get(categoryNumber) ?? ''], place);
  }
  return { title, blocks: [{ kind: 'table', title, rows: table.rows, columns: [{ header: '', unit: 'text' }, { header: 'Amount', unit: 'money' }, { header: 'Day', unit: 'date' }, { header: 'Category', unit: 'text' }],
    ...(count > entries.length ? { note: `The ${entries.length} largest of ${count.toLocaleString('en-US')}.` } : {}) }] };
}

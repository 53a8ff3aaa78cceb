/** The rows that an average or an extreme is taken over. */
import type { Subject } from '../../plan.ts';
import { rowDirection } from '../sides/direction.ts';
import type { Frame } from '../frame.ts';

/** Single rows: sales without refunds, bills without credits. */
export function rowSubject(frame: Frame, over: Subject): Subject {
  // Bills hold no credits, said or not.
  if (/\bbefore credits\b/.test(frame.reading.text)) return { ...over, metric: 'expenses', filters: { ...over.filters, direction: 'out' } };
  const customer = frame.reading.groupings.find((mention) => mention.side)?.side;
  const metric = over.metric === 'revenue' || (customer === 'in' && over.metric !== 'refunds') ? 'grossSales' : over.metric === 'movement' && customer === 'out' ? 'expenses' : over.metric;
  const direction = over.filters.direction ?? (metric === 'grossSales' || metric === 'cashIn' || metric === 'otherIncome' ? 'in' : metric === 'expenses' || metric === 'operatingExpenses' || metric === 'cogs' || metric === 'cashOut' ? 'out' : undefined);
  const side = frame.reading.rowWords.find((word) => word.direction)?.direction ?? rowDirection(frame.reading) ?? undefined;
  return { ...over, metric, filters: { ...over.filters, ...(direction ?? side ? { direction: direction ?? side } : {}) } };
}

/** The rule for a share of the number of rows: "what percent of our payments are over 1,000", "how many percent of transactions are on the card". */
import type { Interpretation } from '../../plan.ts';
import { isEmpty } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, subject, wholeFile } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { PAID_TO_US } from './paid-to-us.ts';
import { rowSubject } from './single-rows.ts';

const OF_ROWS = /\b(percent|percentage|share|proportion|fraction|part|portion) of (all |all of |our |the |my |all our |all the )*([a-z0-9]+ ){0,2}(transactions?|payments?|rows?|entries|deposits?|bills?|invoices?|charges?|purchases?|sales transactions|orders|refunds)\b/;

export function shareOfRows(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (!OF_ROWS.test(reading.text) || frame.previous || namedGroups(reading).length > 0 || reading.periods.length > 1 || reading.measures.some((mention) => !mention.isWeak) || has(reading, 'average', 'why', 'growth', 'compare', 'largest', 'smallest')) return null;
  if (isOfKindsMoney(frame) || isOfPartysGoods(frame)) return null;
  const period = periodOr(frame, wholeFile(frame.calendar));
  const all = { ...reading, names: [], exceptions: [], weekdays: [], amounts: { bounds: {}, alone: [], spans: [] }, leftovers: [] };
  const whole = rowSubject(frame, subject({ ...frame, reading: all }, period, payments(reading.text)) ?? { metric: 'movement', filters: {}, period });
  const own = subject(frame, period, whole.metric);
  if (!own || isEmpty(own.filters)) return null;
  return planned('share', { ...own, metric: whole.metric, filters: { ...whole.filters, ...own.filters } }, { against: whole, counted: true });
}

/** "What share of the loan payments was interest": of the money of one kind another one is asked, not of the rows. */
const isOfKindsMoney = ({ reading: { names } }: Frame): boolean => names.length > 1 && names.every((name) => name.names.length > 0 && name.names.every(({ kind }) => kind === 'category'));

/** "What portion of our drug purchases came from McKesson": what is bought is told by its money where nothing is said of single ones. */
const isOfPartysGoods = ({ reading: { text, names, amounts, weekdays } }: Frame): boolean => /\bpurchases\b/.test(text) && amounts.spans.length === 0 && weekdays.length === 0 && names.some((name) => name.names.some(({ kind }) => kind === 'counterparty'));

/** Payments, bills and purchases are paid by us; deposits are not. */
const payments = (text: string): 'expenses' | 'grossSales' | 'refunds' | 'movement' => (/\brefunds?\b/.test(text) ? 'refunds' : /\b(payments?|bills?|charges?|purchases?)\b/.test(text) && !PAID_TO_US.test(text) ? 'expenses' : /\b(deposits?|invoices?|sales|orders)\b/.test(text) ? 'grossSales' : 'movement');

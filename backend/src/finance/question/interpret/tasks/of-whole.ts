/** The rule for names by their part of the whole: "how many customers make up 80 % of revenue", "which suppliers are more than a tenth of our costs". */
import type { Interpretation, OfWhole } from '../../plan.ts';
import { filtersOf } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, wholeFile } from '../frame.ts';
import type { Reading } from '../reading.ts';
import { has } from '../reading.ts';
import { strongMeasures } from '../subject.ts';

const MAKES_UP = /\b(make|makes|making|made|account|accounts|accounted|bring|brings|brought|give|gives|represent|represents|generate|generates|contribute|contributes|drive|drives|come|comes|came|take|takes|eat|eats|swallow|cover|covers|form|forms|is|are|was|were|be|stand|stands|constitute|constitutes|exceeds?|produce|produces|responsible|for|with|over|above|more than|under|below|less than|hold|holds)\b/;
const ABOVE = /\b(more than|over|above|exceed|exceeds|exceeding|greater than|higher than|bigger than|larger than|at least|upwards? of|beyond)\s*$/;
const BELOW = /\b(less than|under|below|fewer than|smaller than|at most|no more than)\s*$/;
const HALF_OF_ALL = 50;

export function ofWhole(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const group = reading.groupings.find(({ grouping, from, to }) => /^(category|counterparty|account)$/.test(grouping) && !(/^accounts?$/.test(reading.tokens[from]?.text ?? '') && reading.tokens[to]?.text === 'for') && reading.tokens[from]?.text !== 'accounted');
  const part = partSaid(reading);
  if (!group || !part || frame.previous || reading.names.length > 0 || !MAKES_UP.test(reading.text) || !/\bof\b/.test(reading.text) || has(reading, 'average', 'why', 'growth', 'compare', 'trend', 'rise', 'fall') || Object.keys(reading.amounts.bounds).length > 0) return null;
  const metric = strongMeasures(reading)[0] ?? (group.side === 'in' ? 'revenue' : 'expenses');
  if (!/^(revenue|grossSales|expenses|operatingExpenses|cogs|cashIn|cashOut)$/.test(metric)) return null;
  return planned('ranking', { metric, filters: filtersOf(reading), period: periodOr(frame, wholeFile(frame.calendar)) }, { groupBy: group.grouping, order: 'largest', ofWhole: part });
}

/** Nobody but one can be more than half: how many are, is told of them together. */
function partSaid(reading: Reading): OfWhole | null {
  const { tokens, text } = reading;
  const at = tokens.findIndex((token, i) => token.kind === 'number' && token.value !== undefined && (token.isPercent || /^(percent|pct)$/.test(tokens[i + 1]?.text ?? '')));
  const percent = tokens[at]?.value;
  if (percent === undefined || percent <= 0 || percent > 100) return null;
  const before = tokens.slice(0, at).map((token) => token.text).join(' ');
  const isTogether = has(reading, 'count') && percent >= HALF_OF_ALL || /\b(together|combined|between them)\b/.test(text);
  return { percent, is: isTogether ? 'together' : ABOVE.test(before) ? 'above' : BELOW.test(before) ? 'below' : 'together' };
}

/** The rule for what the others come to: "revenue from everybody other than the top three customers". */
import type { Interpretation } from '../../plan.ts';
import { filtersOf } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, wholeFile } from '../frame.ts';
import { has } from '../reading.ts';
import { strongMeasures } from '../subject.ts';
import { limitOf, rankOf } from './slots.ts';

const ALL_BUT = /(?:\b(?:customers|clients|vendors|suppliers|payees|payers|categories|costs|expenses|all|everyone|everybody|everything) (?:bar|but)|(?:^|[.,;?] |and )(?:please )?(?:drop|forget|skip|ignore|exclude|take out|take away|leave out|strip out|cut out|set aside)|\b(?:barring|sans|other than|except|except for|excluding|without|besides|apart from|aside from|outside|outside of|beyond|leaving out|not counting|not including|all but|everybody but|everyone but|ignoring|after|minus|below))( (for|of|from))?( (the|our|my|those))*( (top|biggest|largest|leading|main|best))* (\d+|one|two|three|four|five|six|seven|eight|nine|ten|top|biggest|largest|best)\b/;

/** "After the top one, which category cost the most": one of the others, not their sum. */
const ASKS_ONE = /\b(which|who|what (category|vendor|supplier|customer|client|cost|expense|month|quarter|cost the)|next|runner)\b/;

export function allButTheTop(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const said = ALL_BUT.exec(reading.text)?.[0] ?? '';
  if (!/\b(top|biggest|largest|leading|best)\b/.test(`${said} ${reading.text.slice(reading.text.indexOf(said) + said.length, reading.text.indexOf(said) + said.length + 12)}`) || said === '' || frame.previous || rankOf(frame) !== null && has(reading, 'largest', 'smallest') && ASKS_ONE.test(reading.text) || has(reading, 'share', 'average', 'count', 'trend', 'compare')) return null;
  const limit = limitOf(frame) ?? 1;
  const group = reading.groupings.find(({ grouping }) => /^(category|counterparty)$/.test(grouping));
  if (!group || reading.names.length > 0) return null;
  const measure = strongMeasures(reading)[0];
  const metric = measure ?? (group.side === 'in' ? 'revenue' : 'expenses');
  if (/argin|Rate|rofit|cashFlow/.test(metric)) return null;
  return planned('ranking', { metric, filters: filtersOf({ ...reading, exceptions: [], amounts: { ...reading.amounts, bounds: {} } }, []), period: periodOr(frame, wholeFile(frame.calendar)) }, { groupBy: group.grouping, order: 'largest', limit, combined: 'rest' });
}

/** The rule for the first or last few rows: "our last five payments to Acme", "the first three sales of 2025", "the latest tax payment before July". */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, subject, wholeFile } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { rowSubject } from './single-rows.ts';

const NUMBER = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';
const END = '(first|last|latest|oldest|newest|earliest|most recent)';
const FEW = new RegExp(String.raw`\b${END} ${NUMBER}\b|\b${NUMBER} (very )?${END}\b`);
const ONE_BEFORE = /\b(last|latest|most recent|newest|first|earliest|oldest)( [a-z]+){0,2} (payment|deposit|charge|bill|invoice|purchase|transaction|refund|order|sale|transfer|draw)\b.*\b(before|until|prior to|up to|after|since)\b/;
const FIRST = /\b(first|oldest|earliest)\b/;
const MOST = 100;

export function endRows(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const few = FEW.exec(reading.text);
  const isOne = few === null && ONE_BEFORE.test(reading.text) && reading.periods.length === 1 && reading.names.length > 0 && !/\b(total|sum|added|all|altogether|how many|how much (did|do|have|has) (we|i|they)|what did we (spend|pay|earn|make))\b/.test(reading.text);
  if (!few && !isOne || frame.previous || !hasRows(reading) || reading.periods.length > 1 || namedGroups(reading).length > 0 || has(reading, 'when', 'count', 'average', 'share', 'trend', 'compare', 'largest', 'smallest', 'growth', 'why', 'recurring')) return null;
  const limit = few ? reading.numbers.find(({ value, from }) => value >= 1 && value <= MOST && !/^(days?|weeks?|months?|quarters?|years?|percent)$/.test(reading.tokens[from + 1]?.text ?? ''))?.value : 1;
  const period = periodOr(frame, wholeFile(frame.calendar));
  const over = limit === undefined ? null : subject(frame, period) ?? subject(frame, period, 'movement');
  return over && planned('rows', rowSubject(frame, over), { order: FIRST.test(few?.[0] ?? reading.text) ? 'first' : 'last', limit: limit ?? null });
}

/** "Two tax payments": the row is said by the name. */
const hasRows = ({ rowWords, names }: Frame['reading']): boolean => rowWords.length > 0 || names.some(({ said }) => /\b(payments?|bills?|refunds?|draws?|transfers?)$/.test(said));
